### The words of the sample game, of which a few stand in tables that all games share.

help-first = Choisis une case vide : trois à toi sur une ligne, et c’est gagné.
notation = b2 désigne le milieu : la colonne, puis la rangée.
crosses = Croix
noughts = Ronds
