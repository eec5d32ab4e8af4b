import { type Case, fact, law } from '../../../laws/laws.ts';
import { must, permitted } from '../../../laws/remedies.ts';
import { cites } from '../cites.ts';

const NO_PRICE = 'The book says what must be played to the trick, but names no penalty.';
const STOCK = { when: { stock: 'yes' }, then: [permitted], note: 'Any card may be played while the stock lasts.' } as const;
const FOLLOW = { when: { stock: 'no', fault: 'follow' }, then: [must('offender', 'follow-suit')] } as const;
const TRUMP = { when: { stock: 'no', fault: 'trump' }, then: [must('offender', 'trump-it')] } as const;
/** The duties of the last tricks in three books: follow suit, play a higher card, trump. */
const OWED: readonly Case[] = [STOCK, FOLLOW, { when: { stock: 'no', fault: 'win' }, then: [must('offender', 'win-trick-if-able')] }, TRUMP];

export const playLaws = {
  revoke: law({
    offence: 'revoke',
    title: 'Not following, winning or trumping',
    gist: 'A player able to do so does not follow suit, does not win the trick, or does not trump.',
    aka: ['renege', 'did not head the trick', 'did not trump', 'had a higher card', 'must win the trick'],
    moment: 'play',
    facts: {
      stock: fact('Were there cards in the stock?', 'Stock', {
        yes: { label: 'Yes', chip: 'Cards left', if: 'while cards are left in the stock' },
        no: { label: 'No: one of the last tricks', chip: 'Used up', if: 'once the stock is used up' },
      }),
      fault: fact('What was not done?', 'Failed to', {
        follow: { label: 'Suit was not followed, though held', chip: 'Follow suit', if: 'if the player had the suit led and did not follow' },
        win: {
          label: 'Suit was followed, but with a card too low to win, though a higher was held',
          chip: 'Win the trick',
          if: 'if the player followed too low, holding a card that wins',
        },
        trump: { label: 'Without the suit, no trump was played, though held', chip: 'Trump', if: 'if the player, without the suit, kept back every trump' },
      }),
    },
    usual: { stock: 'no', fault: 'follow' },
    leads: {
      sierra:
        'While the stock lasts, any card may be played. After that, the player must follow suit and win if able; a player without the suit must trump. The book names no penalty.',
      'blue-ribbon-1940':
        'While the stock lasts, any card may be played. After that, the player must follow suit and win if able; a player without the suit must trump. The book names no penalty.',
      'uspc-1898':
        'While the stock lasts, any card may be played. After that, the player must follow suit and win if able; a player without the suit must trump. The book names no penalty.',
      donohue:
        'While the stock lasts, any card may be played. After that, the player must follow suit or, without it, must trump; a higher card is not required. The book names no penalty.',
    },
    verdict: {
      kind: 'disagree',
      say: 'The books disagree on one point only, once the stock is used up: by Sierra, Blue Ribbon and U.S. Playing Card a player who follows suit must also win the trick, if able; by Donohue any card of the suit will do.',
    },
    readings: (says) => ({
      'uspc-1898': says(OWED, cites.uspc.twoHandedShowing, `${NO_PRICE} The 40 points taken off in Bezique are not part of what Pinochle takes over.`),
      donohue: says(
        [
          STOCK,
          FOLLOW,
          { when: { stock: 'no', fault: 'win' }, then: [permitted], note: 'The book asks for the suit and for a trump, not for a higher card.' },
          TRUMP,
        ],
        cites.donohue.twoHandedPlay,
        NO_PRICE,
      ),
      'blue-ribbon-1940': says(OWED, [cites.blue.twoHandShowing, cites.blue.twoHandScoring], `${NO_PRICE} The auction game has one.`),
      sierra: says(OWED, cites.sierra.twoHanded, NO_PRICE),
    }),
    see: ['pinochle/auction-widow.law.revoke'],
  }),
};
