# Клады.

card-mystery-amulet-with-portrait = Амулет с портретом прекрасной дамы
card-mystery-amulet-with-portrait-text = Две стрелки на выбор, на одном листе персонажа или на двух, до конца игры больше не понижают моральный дух.

card-mystery-antique-rapier = Старинная рапира
card-mystery-antique-rapier-text = Оружие +2.

card-mystery-backpack = Заплечный мешок
card-mystery-backpack-text = Карту оставляют. Со следующего раунда мешок каждый раунд служит одному персонажу: любое его исследование, даже неудачное, приносит ещё 2 жетона находок, из которых 1 оставляют, а другой сбрасывают.

card-mystery-barrel = Бочка
card-mystery-barrel-text = Карту оставляют. Один раз, ночью, каждый персонаж может вылечить 1 рану. После этого в ней хранят до 2 еды, и ночью та не портится.

card-mystery-blankets = Одеяла
card-mystery-blankets-text = Карту оставляют на три раза. Каждый раз не считают 1 снежную тучу.

card-mystery-bottle-of-wine = Бутыль вина
card-mystery-bottle-of-wine-text = Карту оставляют на один раз. Ночью лечит 2 раны одному или по 1 ране двоим.

card-mystery-boxes = Ящики
card-mystery-boxes-text = Карту оставляют. Еда ночью не портится.

card-mystery-candles = Свечи
card-mystery-candles-text = Карту оставляют. Она даёт две коричневые фишки, каждую для одного строительства.

card-mystery-captain-stones-spyglass = Подзорная труба капитана Стоуна
card-mystery-captain-stones-spyglass-text = Три верхних участка острова открывают и возвращают на стопку лицом вверх в любом порядке.

card-mystery-cave-with-furs = Пещера со шкурами
card-mystery-cave-with-furs-text = 2 шкуры.

card-mystery-ceremonial-bowl = Ритуальная чаша
card-mystery-ceremonial-bowl-text = Со следующего раунда нашедший чашу в каждом действии, где выпал успех, один раз перебрасывает кубик успеха. Карту замешивают в колоду событий.
card-mystery-ceremonial-bowl-lower = Конец проклятия
card-mystery-ceremonial-bowl-event = Нашедший чашу больше не перебрасывает успехов.

card-mystery-compass = Компас
card-mystery-compass-text = Карту оставляют. Каждый раунд она даёт зелёную фишку для одного исследования.

card-mystery-crocks = Глиняная посуда
card-mystery-crocks-text = «Горшок» создан бесплатно.

card-mystery-gold = Золото!
card-mystery-gold-text = Здесь от него никакого толку.

card-mystery-hammock = Гамак
card-mystery-hammock-text = Карту оставляют. Кто отдыхает, лечит 1 рану, как обычно, и получает 1 решимость. С «Лежанкой» не сочетается, Пятнице не служит.

card-mystery-hatchet = Топор
card-mystery-hatchet-text = Карту оставляют. На участок с лагерем кладут жетон дополнительного дерева, и он переезжает вместе с лагерем. Если на новом участке такой жетон уже есть, приехавший сбрасывают, и карту тоже.

card-mystery-helmet = Шлем
card-mystery-helmet-text = Карту оставляют. Со следующего раунда шлем каждый раунд служит одному персонажу: в каждом бою со зверем тот может не считать 1 рану.

card-mystery-herbal-mixture = Травяной настой
card-mystery-herbal-mixture-text = Карту оставляют на один раз: взглянуть на верхнюю карту колоды событий или вместо неё на зверя, который ждёт рядом.

card-mystery-old-clothes = Тряпьё
card-mystery-old-clothes-text = Карту оставляют. Раз в раунд 1 снежную тучу можно принять за дождевую.

card-mystery-old-map = Старая карта
card-mystery-old-map-text = По 1 решимости каждому персонажу и Пятнице.

card-mystery-old-rifle = Старое ружьё
card-mystery-old-rifle-text = Карту оставляют на один раз: временное оружие +3.

card-mystery-protective-amulet = Защитный амулет
card-mystery-protective-amulet-text = Карту оставляют на один раз: убрать один жетон или один маркер с участка или клетки острова.

card-mystery-ropes = Верёвки
card-mystery-ropes-text = Частокол +1 или крыша +1, если есть укрытие.
card-mystery-ropes-way-palisade = Поднять частокол на 1
card-mystery-ropes-way-roof = Поднять крышу на 1

card-mystery-saber = Сабля
card-mystery-saber-text = Карту оставляют. В каждом раунде она даёт одному персонажу временное оружие +3 в скольких угодно боях, за 1 рану в каждом.

card-mystery-treasure-map = Карта сокровищ
card-mystery-treasure-map-text = Карту оставляют на один раз. На ней можно провести исследование, ровно с 2 фишками и с верным успехом. Действующий тянет тайны, до 2 кладов.

card-mystery-whip = Хлыст
card-mystery-whip-text = Оружие +1. Карту оставляют: со следующего раунда один персонаж в раунд, когда тянет тайны, может не выполнять одну ловушку. Она считается сыгранной.

# Ловушки.

card-mystery-blowgun = Духовая трубка
card-mystery-blowgun-text = У того, кто тянет, в следующем раунде только одна фишка.

card-mystery-blunt-spear = Тупое копьё
card-mystery-blunt-spear-text = 2 раны.

card-mystery-collapse = Обвал
card-mystery-collapse-text = Больше тайн не тянут.

card-mystery-confused = Дурман
card-mystery-confused-text = В следующем раунде тот, кто тянет, при строительстве, сборе и исследовании один раз перебрасывает каждый успех. Даже при верном успехе он бросает кубик успеха, и что выпало, то и в силе.

card-mystery-net = Сеть
card-mystery-net-text = Больше тайн не тянут. Тот, кто тянул, ночует вне лагеря.

card-mystery-poisonous-spores = Ядовитые споры
card-mystery-poisonous-spores-text = 1 рана. Если нет «Снадобья», ближайшей ночью каждый персонаж и Пятница получают ещё по 1 ране; если тот, кто тянет, ночует вне лагеря, — только он.

card-mystery-sharp-blade = Острый клинок
card-mystery-sharp-blade-text = 2 раны.

card-mystery-snare = Петля
card-mystery-snare-text = Оружие падает на 2, если возможно.

card-mystery-spider-web = Паутина
card-mystery-spider-web-text = 1 рана. Если нет «Снадобья», карту оставляют, и тот, кто тянет, получает по 1 ране каждую ночь, пока «Снадобье» не создано.

card-mystery-strange-disease = Странная болезнь
card-mystery-strange-disease-text = Чёрные маркеры, по два на игрока, раздают персонажам и Пятнице как угодно. Ближайшей ночью каждый маркер — 1 рана, потом его убирают. Если тот, кто тянет, ночует вне лагеря, два маркера получает он, а больше никто.

card-mystery-terrible-scream = Ужасный крик
card-mystery-terrible-scream-text = Тот, кто тянет, теряет всю решимость.

card-mystery-trapdoor = Потайной люк
card-mystery-trapdoor-text = Клады, найденные в этом действии, потеряны.

card-mystery-unfortunate-adventure = Злоключение
card-mystery-unfortunate-adventure-text = Срабатывает эффект книги из сценария.

# Монстры.

card-mystery-a-shiny-jewel = Блестящий камень
card-mystery-a-shiny-jewel-text = Ближайшей ночью каждый персонаж получает 1 рану. Если тот, кто тянет, проводит эту ночь вне лагеря, всё случится ночью следующего раунда.

card-mystery-bats = Летучие мыши
card-mystery-bats-text = Тот, кто тянет, сбрасывает 1 решимость или получает 1 рану.
card-mystery-bats-way-determination = Сбросить 1 решимость
card-mystery-bats-way-wound = Получить 1 рану

card-mystery-big-ape = Большая обезьяна
card-mystery-big-ape-text = Карту замешивают в колоду событий.
card-mystery-big-ape-lower = Демон ночи
card-mystery-big-ape-event = Первый игрок вступает в бой: сила 4. Добыча — 2 шкуры.

card-mystery-bite = Укус
card-mystery-bite-text = 1 рана.

card-mystery-furious-tiger = Разъярённый тигр
card-mystery-furious-tiger-text = Бой: сила 4.

card-mystery-giant-snake = Гигантская змея
card-mystery-giant-snake-text = Тот, кто тянет, теряет всю решимость. Больше тайн не тянут.

card-mystery-gorilla = Горилла
card-mystery-gorilla-text = 2 раны. Карту замешивают в колоду событий.
card-mystery-gorilla-lower = Горилла в лагере
card-mystery-gorilla-event = Оружие падает на 2.

card-mystery-gremlins = Гремлины
card-mystery-gremlins-text = Бой: сила 2. Карту замешивают в колоду событий.
card-mystery-gremlins-lower = Гремлины вас выследили
card-mystery-gremlins-event = Первый игрок вступает в бой: сила 3. Карту снова замешивают в колоду событий.

card-mystery-savage = Дикарь
card-mystery-savage-text = Оружие падает до 0. Карту замешивают в колоду событий.
card-mystery-savage-lower = Неудачная охота
card-mystery-savage-event = Первый игрок тянет тайны, 1 клад.

card-mystery-scorpion = Скорпион
card-mystery-scorpion-text = 3 раны, если нет «Снадобья».

card-mystery-snake = Змея
card-mystery-snake-text = 2 раны.

card-mystery-spiders = Пауки
card-mystery-spiders-text = Тот, кто тянет, сбрасывает 2 решимости.

card-mystery-unleashed-beast = Вырвавшийся зверь
card-mystery-unleashed-beast-text = Верхнюю карту колоды охоты сбрасывают, если возможно.
