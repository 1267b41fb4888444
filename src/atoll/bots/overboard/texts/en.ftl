# Why the castaway would answer so.

reason-rest = Nothing that you could do now would gain you more than it costs.
reason-fire = The gulls that it may bring are worth more than the shot.
reason-most-worth = Of all that you can have, this is worth most to you.
reason-yield = A fight would cost you more than it could save.
reason-refuse = What is demanded is worth a fight.
reason-join = Your side is worth the blows that you may take.
reason-stay-out = To meddle would gain you less than it costs.
reason-compass = With it you have one more card to choose from.
reason-steer = Of these cards it is the best for you and those who matter to you.
reason-accept = You get more by it than you give.
reason-decline = It would not gain you enough.
reason-row-helm = You steer tonight, and so you have more cards to choose from.
reason-row = So you have a say in what happens tonight.
reason-seat-bow = There you choose earlier in the mornings.
reason-seat-helm = There you would steer in the evening.
reason-rob = What there may be to get is worth the risk of a fight: { NAME($whom) }.
reason-rob-helpless = There nobody can refuse you: { NAME($whom) }.
reason-lay = What you lay suits you better than what you do not know.
reason-lay-none = None of these cards is better for you than an unknown one.
reason-own-thirst = Without water it would be a wound.
reason-own-life = So you are likelier to live to see land.
reason-their-life = Their life is worth points to you.
