// How the books compare when more than two play.
import type { LawAmendment } from '../../../../laws/laws.ts';

/** The books differ in the same way with three and with four players. */
export const verdictsOfSeveral = {
  'exposed-in-deal': {
    verdict: {
      kind: 'disagree',
      say: 'The books disagree. By Blue Ribbon the player on the dealer’s left may have the cards dealt again, no matter whose card it was. By Donohue the cards are dealt again if it was an opponent’s, and the deal stands if it was the dealer’s own.',
    },
  },
  'tie-for-game': {
    leads: { donohue: 'On equal counts the player on the dealer’s left scores 1 point. The book covers nothing else.' },
  },
  bunching: {
    verdict: {
      kind: 'disagree',
      say: 'The books disagree: by Blue Ribbon nobody may ask for a new deal here; by Donohue and U.S. Playing Card the dealer and the player on the left may agree on one, or on running the cards once more.',
    },
    leads: { 'blue-ribbon-1940': 'No new deal is allowed here. Only where two play may the players agree on one.' },
  },
  'who-may-beg': {
    verdict: {
      kind: 'adds',
      say: 'The books agree that nobody may beg a second time. Only Blue Ribbon adds that nobody but the player on the dealer’s left may beg at all.',
    },
  },
} satisfies Readonly<Record<string, LawAmendment>>;

/** Who scores a tie for game in the forms that draw from the stock, on which Donohue says nothing. */
export const tieInDrawing: LawAmendment = {
  verdict: {
    kind: 'distinguishes',
    say: 'Blue Ribbon and U.S. Playing Card agree that the dealer’s opponent scores the point if two players or two sides play. Only U.S. Playing Card covers three or four players who each play alone: the player on the dealer’s left scores it.',
  },
};
