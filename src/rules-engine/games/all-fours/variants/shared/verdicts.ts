// How the books compare where more than two play.
import type { LawAmendment } from '../../../../laws/laws.ts';

/** With three and with four players the books differ alike. */
export const verdictsOfSeveral = {
  'exposed-in-deal': {
    verdict: {
      kind: 'disagree',
      say: 'By Blue Ribbon the player on the dealer’s left may have the cards dealt again, no matter whose card it was. By Donohue they must be dealt again if it was an opponent’s, and the deal stands if it was the dealer’s own.',
    },
  },
  'tie-for-game': {
    leads: { donohue: 'On equal counts the player on the dealer’s left scores 1 point. The book covers nothing else.' },
  },
  bunching: {
    verdict: {
      kind: 'disagree',
      say: 'The books disagree: by Blue Ribbon nobody may ask for a new deal here; by Donohue and U.S. Playing Card the dealer and the player on the left may agree on one. Only these two let them run the cards once more.',
    },
    leads: { 'blue-ribbon-1940': 'Not allowed: only two players may agree on that. The book does not cover running the cards.' },
  },
} satisfies Readonly<Record<string, LawAmendment>>;
