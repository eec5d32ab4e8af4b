// First lines of laws for variants where those of euchre would mention sides or a lone hand that the variant does not have.

/** For variants in which each player plays alone. */
export const aloneLeads = {
  revoke: {
    leads: {
      donohue:
        'Once the player has played again, that player scores nothing, and the others score 2 points. If the trick is still open, the wrong card only stays face up. There are more cases.',
    },
  },
  'two-cards-to-a-trick': {
    leads: {
      donohue:
        'Until the trick is turned over, an opponent chooses which of the two cards counts. After that, the other players may have the cards dealt again.',
    },
  },
  'lead-out-of-turn': {
    leads: {
      donohue:
        'Until all have played to it, the other players may have the lead taken back; the card then stays face up, to be played when they say. Once all have played, the trick stands.',
    },
  },
} as const;

/** A wrong number of cards, where a hand belongs to a player and not to a side. */
export const wrongNumberLeads = {
  leads: {
    donohue:
      'The deal passes to the player on the dealer’s left. If a hand has too many cards after the first trick, its holder also scores nothing. There are more cases.',
  },
} as const;

/** A wrong number of cards, compared only between Blue Ribbon and U.S. Playing Card. */
export const wrongNumberVerdict = {
  kind: 'disagree',
  say: 'Both books agree until the player with the wrong number has played (the dealer loses the deal) and once the first trick is turned over (the deal stands, and that player scores nothing). In between they disagree: by Blue Ribbon the deal already stands; by U.S. Playing Card it does not.',
} as const;

/** A lead out of turn by Blue Ribbon, where nobody has a lone hand. */
export const ledForPartner = {
  leads: {
    'blue-ribbon-1940':
      'If that player’s partner should have led and nobody has played to the wrong lead, the opponent on that partner’s right names the suit to lead. The book covers nothing else.',
  },
} as const;

/** A revoke by Blue Ribbon, where nobody has a lone hand. */
export const revokeWithoutLone = {
  leads: { 'blue-ribbon-1940': 'Play stops, and the other side scores 2 points. If both sides revoked, the deal does not count.' },
} as const;

/** An improper cut among three or more players, each playing alone. */
export const improperCutLeads = {
  leads: {
    donohue:
      'Until trump is turned or an opponent of the dealer has looked at cards, the other players may have the deal pass to the left. After that, the deal stands. There are more cases.',
  },
} as const;
