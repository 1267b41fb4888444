card-find-candles = Свічки
text-find-candles = Коричнева фішка для одного будівництва.

card-find-fallen-tree = Повалене дерево
text-find-fallen-tree = Наприкінці фази дій саме перетворюється на 1 деревину.

card-find-goat = Коза
text-find-goat = Якщо зброя не нижча за 1: 1 їжа і 1 шкура, доступні одразу. Доки виконують дії, не застосовується.

card-find-healing-herbs = Цілющі трави
text-find-healing-herbs = Якщо є «Горщик»: «Ліки» створено безплатно.

card-find-herbs = Відвар
text-find-herbs = Якщо є «Горщик»: моральний дух +1.

card-find-large-leaves = Величезне листя
text-find-large-leaves = У фазі погоди не рахувати 1 дощової хмари.

card-find-nourishing-larvae = Поживні личинки
text-find-nourishing-larvae = Наприкінці фази дій самі перетворюються на 2 їжі.

card-find-old-machete = Старе мачете
text-find-old-machete = Зброя +1.

card-find-poison = Отрута
text-find-poison = Якщо є «Горщик»: зброя +2.

card-find-thorny-bushes = Колючі кущі
text-find-thorny-bushes = Частокіл +1, якщо є укриття.

card-find-tobacco = Тютюн
text-find-tobacco = Моральний дух +1.

card-find-treasure = Скарб
text-find-treasure = Перший гравець тягне таємниці, доки не знайде 1 скарб.

card-find-vegetables = Овочі
text-find-vegetables = Якщо є «Горщик», уночі: вилікувати 2 рани одному або по 1 рані двом.
