"""What a notebook shows and a person clicks, each module loaded when it is first asked for. No game is named here."""
