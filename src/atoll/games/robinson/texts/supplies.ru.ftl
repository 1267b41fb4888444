card-supply-bible = Библия
card-supply-bible-text = Кто обустраивает лагерь, получает ещё 1 решимость и лечит 1 рану.

card-supply-biscuits = Сухари
card-supply-biscuits-text = 1 еда, которая не портится, в любое время.

card-supply-empty-bottle = Пустая бутылка
card-supply-empty-bottle-text = Оружие +1, в любое время.

card-supply-flask-of-rum = Фляга с ромом
card-supply-flask-of-rum-text = Вылечить 1 рану, ночью.

card-supply-hammer-and-nails = Молоток и гвозди
card-supply-hammer-and-nails-text = Коричневая фишка для одного строительства.

card-supply-pipe-and-tobacco = Трубка и табак
card-supply-pipe-and-tobacco-text = 2 решимости одному персонажу, в любое время.

card-supply-pistol = Пистоль
card-supply-pistol-text = Временное оружие +3.

card-supply-storm-glass = Барометр
card-supply-storm-glass-text = Кубики погоды этого раунда бросают до фазы действий. Что выпало, наступает в фазе погоды.
