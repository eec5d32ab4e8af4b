// How the books compare in the forms that Sierra does not have.
import type { LawAmendment } from '../../../../laws/laws.ts';

/** Only Blue Ribbon and Donohue have the five-card game. */
export const fiveCardVerdicts = {
  'exposed-in-deal': {
    verdict: {
      kind: 'adds',
      say: 'Blue Ribbon and Donohue agree if the dealer shows the non-dealer’s card: the non-dealer scores 2 points and may have a new deal. Only Blue Ribbon says the same of the dealer’s own card.',
    },
  },
  'under-score': {
    verdict: {
      kind: 'disagree',
      say: 'Blue Ribbon and Donohue disagree once the player has let go of the peg: by Blue Ribbon the opponent scores the points overlooked, by Donohue there is no penalty. Before that, there is none by either book.',
    },
  },
  'wrong-number-of-cards': {
    verdict: {
      kind: 'disagree',
      say: 'Both books agree on a hand with too many cards not lifted yet: the non-dealer scores 2 points and may have a new deal. Once it is lifted they disagree: by Donohue its holder’s opponent scores 4; by Blue Ribbon the non-dealer scores 2 if it is the dealer’s hand; if not, the same dealer deals again.',
    },
  },
  'count-miscalled': {
    verdict: {
      kind: 'agree',
      say: 'Blue Ribbon and Donohue agree if a wrong 15 or 31 was pegged and the next card is not added yet: the points come off, and the opponent scores 2. Only Blue Ribbon covers a wrong total that scored nothing: no penalty.',
    },
  },
} satisfies Record<string, LawAmendment>;

/** Three books have the games of three and four. */
export const threeBookVerdicts = {
  'over-thirty-one': {
    verdict: {
      kind: 'adds',
      say: 'The books agree that the count may not pass 31. Only U.S. Playing Card says that the player takes back the card; by Blue Ribbon and Donohue a player with no other card that fits says “go”.',
    },
  },
  'card-withheld': {
    verdict: {
      kind: 'adds',
      say: 'The books agree, for two players, that one must play a card that fits once the other has said “go”; with more players they do not say whether one “go” is enough. Only U.S. Playing Card also makes a player who said “go” though a card fits play it, and gives the opponent 2 points.',
    },
  },
  'under-score': {
    verdict: {
      kind: 'disagree',
      say: 'The books disagree: by Blue Ribbon the opponent scores what was overlooked once the player has let go of the peg; by Donohue and U.S. Playing Card nobody does.',
    },
    leads: {
      'blue-ribbon-1940': 'Once the player has let go of the peg, the opponent scores the points overlooked.',
      'uspc-1898': 'Points may be marked until the peg is let go.',
    },
  },
} satisfies Record<string, LawAmendment>;
