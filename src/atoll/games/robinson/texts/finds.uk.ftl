card-find-candles = Свічки
card-find-candles-text = Коричнева фішка для одного будівництва.

card-find-fallen-tree = Повалене дерево
card-find-fallen-tree-text = Наприкінці фази дій саме перетворюється на 1 деревину.

card-find-goat = Коза
card-find-goat-text = За зброї не нижче 1: 1 їжа і 1 шкура, доступні одразу. Доки виконують дії, не застосовується.

card-find-healing-herbs = Цілющі трави
card-find-healing-herbs-text = З «Горщиком»: «Ліки» створено безплатно.

card-find-herbs = Відвар
card-find-herbs-text = З «Горщиком»: моральний дух +1.

card-find-large-leaves = Величезне листя
card-find-large-leaves-text = Не рахувати 1 дощової хмари, у фазі погоди.

card-find-nourishing-larvae = Поживні личинки
card-find-nourishing-larvae-text = Наприкінці фази дій самі перетворюються на 2 їжі.

card-find-old-machete = Старе мачете
card-find-old-machete-text = Зброя +1.

card-find-poison = Отрута
card-find-poison-text = З «Горщиком»: зброя +2.

card-find-thorny-bushes = Колючі кущі
card-find-thorny-bushes-text = Частокіл +1, якщо є укриття.

card-find-tobacco = Тютюн
card-find-tobacco-text = Моральний дух +1.

card-find-treasure = Скарб
card-find-treasure-text = Перший гравець тягне таємниці, 1 скарб.

card-find-vegetables = Овочі
card-find-vegetables-text = З «Горщиком», уночі: вилікувати 2 рани одному або по 1 рані двом.
