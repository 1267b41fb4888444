card-find-candles = Свечи
card-find-candles-text = Коричневая фишка для одного строительства.

card-find-fallen-tree = Упавшее дерево
card-find-fallen-tree-text = В конце фазы действий само превращается в 1 дерево.

card-find-goat = Коза
card-find-goat-text = При оружии не ниже 1: 1 еда и 1 шкура, доступные сразу. Пока выполняют действия, не применяется.

card-find-healing-herbs = Целебные травы
card-find-healing-herbs-text = При «Горшке»: «Снадобье» создано бесплатно.

card-find-herbs = Отвар
card-find-herbs-text = При «Горшке»: моральный дух +1.

card-find-large-leaves = Огромные листья
card-find-large-leaves-text = Не считать 1 дождевую тучу, в фазе погоды.

card-find-nourishing-larvae = Питательные личинки
card-find-nourishing-larvae-text = В конце фазы действий сами превращаются в 2 еды.

card-find-old-machete = Старое мачете
card-find-old-machete-text = Оружие +1.

card-find-poison = Яд
card-find-poison-text = При «Горшке»: оружие +2.

card-find-thorny-bushes = Колючие кусты
card-find-thorny-bushes-text = Частокол +1, если есть укрытие.

card-find-tobacco = Табак
card-find-tobacco-text = Моральный дух +1.

card-find-treasure = Клад
card-find-treasure-text = Первый игрок тянет тайны, 1 клад.

card-find-vegetables = Овощи
card-find-vegetables-text = При «Горшке», ночью: вылечить 2 раны одному или по 1 ране двоим.
