card-supply-bible = Біблія
card-supply-bible-text = Хто облаштовує табір, дістає ще 1 рішучість і лікує 1 рану.

card-supply-biscuits = Сухарі
card-supply-biscuits-text = 1 їжа, що не псується, будь-коли.

card-supply-empty-bottle = Порожня пляшка
card-supply-empty-bottle-text = Зброя +1, будь-коли.

card-supply-flask-of-rum = Фляга з ромом
card-supply-flask-of-rum-text = Вилікувати 1 рану, вночі.

card-supply-hammer-and-nails = Молоток і цвяхи
card-supply-hammer-and-nails-text = Коричнева фішка для одного будівництва.

card-supply-pipe-and-tobacco = Люлька й тютюн
card-supply-pipe-and-tobacco-text = 2 рішучості одному персонажеві, будь-коли.

card-supply-pistol = Пістоль
card-supply-pistol-text = Тимчасова зброя +3.

card-supply-storm-glass = Барометр
card-supply-storm-glass-text = Кубики погоди цього раунду кидають до фази дій. Що випало, настає у фазі погоди.
