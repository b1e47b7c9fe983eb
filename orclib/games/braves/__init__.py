"""De l'Orc pour les Braves: four to seven warlords recruit from the falling cards and fight four battles a round."""
