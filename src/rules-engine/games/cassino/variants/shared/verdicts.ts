import type { AmendedLaws } from '../../../../rulesets/games.ts';
import type { Cassino } from '../../code.ts';

/** How Blue Ribbon and U.S. Playing Card compare where Donohue does not have the game. */
export const ofTwoBooks = {
  'exposed-in-deal': {
    verdict: {
      kind: 'disagree',
      say: 'The books disagree. By U.S. Playing Card the dealer loses the deal. By Blue Ribbon, in the first deal, before a table card is turned up, the player who got the card may have a new deal; in the last round that player may refuse the card. For the rounds between, Blue Ribbon has no rule.',
    },
  },
  'faced-card': {
    verdict: {
      kind: 'disagree',
      say: 'The books disagree. By U.S. Playing Card the same dealer always deals again. By Blue Ribbon, after a table card was turned up, the player who got the card may keep it or take the next one; for the time before, Blue Ribbon has no rule.',
    },
  },
  'raising-a-build': {
    verdict: {
      kind: 'disagree',
      say: 'Both books agree: another player’s single build may be raised with a card from the hand; nobody may raise a double build or a call. Only by Blue Ribbon may a player also raise their own single build, with a card from the hand.',
    },
  },
  'wrong-cards-taken': {
    verdict: {
      kind: 'disagree',
      say: 'Both books agree that the card is put back with the whole combination. They disagree on the time: by U.S. Playing Card before something else is taken in; Blue Ribbon names no limit. Only Blue Ribbon adds that the cards of the player’s own build must also be separated.',
    },
  },
} as const satisfies AmendedLaws<Cassino>;
