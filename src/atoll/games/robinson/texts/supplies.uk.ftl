card-supply-bible = Біблія
text-supply-bible = Хто облаштовує табір, дістає ще 1 рішучість і лікує 1 рану.

card-supply-biscuits = Сухарі
text-supply-biscuits = 1 їжа, що не псується, будь-коли.

card-supply-empty-bottle = Порожня пляшка
text-supply-empty-bottle = Зброя +1, будь-коли.

card-supply-flask-of-rum = Фляга з ромом
text-supply-flask-of-rum = Уночі вилікувати 1 рану.

card-supply-hammer-and-nails = Молоток і цвяхи
text-supply-hammer-and-nails = Коричнева фішка для одного будівництва.

card-supply-pipe-and-tobacco = Люлька й тютюн
text-supply-pipe-and-tobacco = 2 рішучості одному персонажеві, будь-коли.

card-supply-pistol = Пістоль
text-supply-pistol = Тимчасова зброя +3 на один бій або там, де потрібен рівень зброї.

card-supply-storm-glass = Барометр
text-supply-storm-glass = Кубики погоди цього раунду кидають до фази дій. Що випало, настає у фазі погоди.
