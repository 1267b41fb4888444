# Клады.

card-mystery-amulet-with-portrait = Амулет с портретом прекрасной дамы
text-mystery-amulet-with-portrait = Две стрелки на выбор, на одном листе персонажа или на двух, до конца игры больше не понижают моральный дух.

card-mystery-antique-rapier = Старинная рапира
text-mystery-antique-rapier = Оружие +2.

card-mystery-backpack = Заплечный мешок
text-mystery-backpack = Карту оставляют. Каждый раунд мешок служит одному персонажу: любое его исследование, даже неудачное, приносит ещё 2 жетона находок, из которых 1 оставляют, а другой сбрасывают.

card-mystery-barrel = Бочка
text-mystery-barrel = Карту оставляют. Один раз, ночью, каждый персонаж и Пятница могут вылечить по 1 ране. После этого в ней хранят до 2 еды, и ночью та не портится.

card-mystery-blankets = Одеяла
text-mystery-blankets = Карту оставляют и применяют три раза. Каждый раз в фазе погоды не считают 1 снежную тучу.

card-mystery-bottle-of-wine = Бутыль вина
text-mystery-bottle-of-wine = Карту оставляют и применяют один раз, ночью: вылечить 2 раны одному или по 1 ране двоим.

card-mystery-boxes = Ящики
text-mystery-boxes = Карту оставляют. Еда ночью не портится.

card-mystery-candles = Свечи
text-mystery-candles = Карту оставляют. Она даёт две коричневые фишки, каждую для одного строительства.

card-mystery-captain-stones-spyglass = Подзорная труба капитана Стоуна
text-mystery-captain-stones-spyglass = Три верхних участка острова открывают и возвращают на стопку лицом вверх в любом порядке.

card-mystery-cave-with-furs = Пещера со шкурами
text-mystery-cave-with-furs = 2 шкуры.

card-mystery-ceremonial-bowl = Ритуальная чаша
text-mystery-ceremonial-bowl = Пока карта не вернётся, нашедший чашу в каждом действии, где выпал успех, один раз перебрасывает кубик успеха. Карту замешивают в колоду событий.
text-mystery-ceremonial-bowl-lower = Конец проклятия
text-mystery-ceremonial-bowl-event = Нашедший чашу больше не перебрасывает успехов.

card-mystery-compass = Компас
text-mystery-compass = Карту оставляют. Каждый раунд она даёт зелёную фишку для одного исследования.

card-mystery-crocks = Глиняная посуда
text-mystery-crocks = «Горшок» создан бесплатно.

card-mystery-gold = Золото!
text-mystery-gold = Здесь от него никакого толку.

card-mystery-hammock = Гамак
text-mystery-hammock = Карту оставляют. Кто отдыхает, лечит 1 рану, как обычно, и получает 1 решимость. С «Лежанкой» не сочетается, Пятнице не служит.

card-mystery-hatchet = Топор
text-mystery-hatchet = Карту оставляют. На участок с лагерем кладут жетон дополнительного дерева, и он переезжает вместе с лагерем. Если на новом участке такой жетон уже есть, приехавший сбрасывают, и карту тоже.

card-mystery-helmet = Шлем
text-mystery-helmet = Карту оставляют. Каждый раунд шлем служит одному персонажу: в каждом бою со зверем, в том числе с голодным в фазе погоды, тот может не считать 1 рану.

card-mystery-herbal-mixture = Травяной настой
text-mystery-herbal-mixture = Карту оставляют и применяют один раз: взглянуть на верхнюю карту колоды событий или вместо неё на зверя, который ждёт рядом.

card-mystery-old-clothes = Тряпьё
text-mystery-old-clothes = Карту оставляют. Раз в раунд, в фазе погоды, 1 снежную тучу можно принять за дождевую.

card-mystery-old-map = Старая карта
text-mystery-old-map = По 1 решимости каждому персонажу и Пятнице.

card-mystery-old-rifle = Старое ружьё
text-mystery-old-rifle = Карту оставляют и применяют один раз: временное оружие +3 на один бой или там, где нужен уровень оружия.

card-mystery-protective-amulet = Защитный амулет
text-mystery-protective-amulet = Карту оставляют и применяют один раз: убрать один жетон или один маркер с участка или клетки острова.

card-mystery-ropes = Верёвки
text-mystery-ropes = Частокол +1 или крыша +1, если есть укрытие.
way-mystery-ropes-palisade = Поднять частокол на 1
way-mystery-ropes-roof = Поднять крышу на 1

card-mystery-saber = Сабля
text-mystery-saber = Карту оставляют. В каждом раунде она даёт одному персонажу временное оружие +3 в скольких угодно боях, за 1 рану в каждом. От голодного зверя в фазе погоды она защищает всех.

card-mystery-treasure-map = Карта сокровищ
text-mystery-treasure-map = Карту оставляют и применяют один раз: на ней проводят исследование, ровно с 2 фишками и с верным успехом. Действующий тянет тайны, до 2 кладов.

card-mystery-whip = Хлыст
text-mystery-whip = Оружие +1. Карту оставляют: один персонаж в раунд, когда тянет тайны, может не выполнять одну ловушку. Она считается сыгранной.

# Ловушки.

card-mystery-blowgun = Духовая трубка
text-mystery-blowgun = У того, кто тянет, в следующем раунде только одна фишка.

card-mystery-blunt-spear = Тупое копьё
text-mystery-blunt-spear = 2 раны.

card-mystery-collapse = Обвал
text-mystery-collapse = Больше тайн не тянут.

card-mystery-confused = Дурман
text-mystery-confused = В следующем раунде тот, кто тянет, при строительстве, сборе и исследовании один раз перебрасывает каждый успех. Даже при верном успехе он бросает кубик успеха и перебрасывает выпавший успех.

card-mystery-net = Сеть
text-mystery-net = Больше тайн не тянут. Тот, кто тянул, ночует вне лагеря.

card-mystery-poisonous-spores = Ядовитые споры
text-mystery-poisonous-spores = 1 рана. Если нет «Снадобья», ближайшей ночью каждый персонаж и Пятница получают ещё по 1 ране; если тот, кто тянет, ночует вне лагеря, — только он.

card-mystery-sharp-blade = Острый клинок
text-mystery-sharp-blade = 2 раны.

card-mystery-snare = Петля
text-mystery-snare = Оружие падает на 2, если возможно.

card-mystery-spider-web = Паутина
text-mystery-spider-web = 1 рана. Если нет «Снадобья», карту оставляют, и тот, кто тянет, получает по 1 ране каждую ночь, пока «Снадобье» не создано.

card-mystery-strange-disease = Странная болезнь
text-mystery-strange-disease = Чёрные маркеры, по два на игрока, раздают персонажам и Пятнице как угодно. Ближайшей ночью каждый маркер — 1 рана, потом его убирают. Если тот, кто тянет, ночует вне лагеря, два маркера получает он, а больше никто.

card-mystery-terrible-scream = Ужасный крик
text-mystery-terrible-scream = Тот, кто тянет, теряет всю решимость.

card-mystery-trapdoor = Потайной люк
text-mystery-trapdoor = Клады, найденные в этом действии, потеряны.

card-mystery-unfortunate-adventure = Злоключение
text-mystery-unfortunate-adventure = Срабатывает эффект книги из сценария.

# Монстры.

card-mystery-a-shiny-jewel = Блестящий камень
text-mystery-a-shiny-jewel = Ближайшей ночью каждый персонаж получает 1 рану. Если тот, кто тянет, проводит эту ночь вне лагеря, всё случится ночью следующего раунда.

card-mystery-bats = Летучие мыши
text-mystery-bats = Тот, кто тянет, сбрасывает 1 решимость или получает 1 рану.
way-mystery-bats-determination = Сбросить 1 решимость
way-mystery-bats-wound = Получить 1 рану

card-mystery-big-ape = Большая обезьяна
text-mystery-big-ape = Карту замешивают в колоду событий.
text-mystery-big-ape-lower = Демон ночи
text-mystery-big-ape-event = Первый игрок вступает в бой: сила 4. Добыча — 2 шкуры.

card-mystery-bite = Укус
text-mystery-bite = 1 рана.

card-mystery-furious-tiger = Разъярённый тигр
text-mystery-furious-tiger = Бой: сила 4.

card-mystery-giant-snake = Гигантская змея
text-mystery-giant-snake = Тот, кто тянет, теряет всю решимость. Больше тайн не тянут.

card-mystery-gorilla = Горилла
text-mystery-gorilla = 2 раны. Карту замешивают в колоду событий.
text-mystery-gorilla-lower = Горилла в лагере
text-mystery-gorilla-event = Оружие падает на 2.

card-mystery-gremlins = Гремлины
text-mystery-gremlins = Бой: сила 2. Карту замешивают в колоду событий.
text-mystery-gremlins-lower = Гремлины вас выследили
text-mystery-gremlins-event = Первый игрок вступает в бой: сила 3. Карту снова замешивают в колоду событий.

card-mystery-savage = Дикарь
text-mystery-savage = Оружие падает до 0. Карту замешивают в колоду событий.
text-mystery-savage-lower = Неудачная охота
text-mystery-savage-event = Первый игрок тянет тайны, пока не найдёт 1 клад.

card-mystery-scorpion = Скорпион
text-mystery-scorpion = 3 раны, если нет «Снадобья».

card-mystery-snake = Змея
text-mystery-snake = 2 раны.

card-mystery-spiders = Пауки
text-mystery-spiders = Тот, кто тянет, сбрасывает 2 решимости.

card-mystery-unleashed-beast = Вырвавшийся зверь
text-mystery-unleashed-beast = Верхнюю карту колоды охоты сбрасывают, если возможно.
