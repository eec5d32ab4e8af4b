// Contradictory entries are reported with what to change, and no verdict is based on them.
import { expect, test } from 'vitest';
import { checkRevokes } from '../../../../src/rules-engine/mechanics/revoke/check.ts';
import type { TrickGame } from '../../../../src/rules-engine/mechanics/revoke/deal.ts';
import { sayFault, sayFinding, sayStrangeLead, sayVerdict } from '../../../../src/rules-engine/mechanics/revoke/say.ts';
import { dealFrom, euchre, trickGame } from '../../../support/rulings/tricks.ts';

const NAMES = ['You', 'West', 'North', 'East'];
const whist = trickGame({});

function said(game: TrickGame, lines: readonly string[], shown: readonly string[] = []): string[] {
  const deal = dealFrom(game, lines, shown);
  const check = checkRevokes(deal);
  return [
    sayVerdict(check, deal, NAMES),
    ...check.faults.map((one) => sayFault(one, deal, NAMES)),
    ...check.leads.map((one) => sayStrangeLead(one, NAMES)),
    ...check.findings.map((one) => sayFinding(one, deal, NAMES)),
  ];
}

test.each<[string, TrickGame, readonly string[], readonly string[], string]>([
  [
    'the same card twice',
    whist,
    ['0: AS 9S 10S QS', '0: KS 9S 2S 3S'],
    [],
    'The nine of spades is entered twice: West at trick 1 and West at trick 2. Change one of them.',
  ],
  [
    'twice, once in a hand',
    whist,
    ['0: AS 9S 10S QS'],
    ['2 QS'],
    'The queen of spades is entered twice: East at trick 1 and North, seen in hand. Change one of them.',
  ],
  [
    'not in the pack',
    euchre('H'),
    ['0: AS 2S 10S QS'],
    [],
    'The two of spades is not in this pack: West at trick 1. Change that card, or choose another pack.',
  ],
  [
    'more cards than a hand has',
    euchre('H', { hand: 1 }),
    ['0: AS 9S 10S QS', '0: KS'],
    [],
    '2 cards are entered for you, and a hand has 1. Take one out, or change the number of cards.',
  ],
  [
    'more of a suit than there are',
    trickGame({ pack: 'short-24', trump: null, hand: 6 }),
    ['0: AS KS QS JS', '0: 10S 9S S? AC'],
    [],
    'More spades are entered than the pack has. Change a card of which only the suit is entered.',
  ],
])('%s', (_, game, lines, shown, expected) => {
  expect(said(game, lines, shown)).toEqual(['These cards cannot all be right.', expected]);
});

test('two cards of one player in a trick, and a player who is out', () => {
  const deal = {
    game: euchre('H', { out: [3] }),
    tricks: [
      {
        plays: [
          { seat: 0, remembered: 'AS' as const },
          { seat: 0, remembered: 'KS' as const },
          { seat: 3, remembered: '9S' as const },
        ],
      },
    ],
    shown: [],
  };
  expect(checkRevokes(deal).faults.map((one) => sayFault(one, deal, NAMES))).toEqual([
    'Two cards are entered for you at trick 1. Take one of them out.',
    'A card is entered for East at trick 1, and that player does not play in this deal. Take it out.',
  ]);
});

test('a lead by a player who did not win the trick is reported, and the rest is judged', () => {
  expect(said(whist, ['0: AS 9C 10S QS', '1: 9S 2S 3S KS'])).toEqual([
    'Yes: West revoked at trick 1.',
    'By these cards you won trick 1, but West led to trick 2. If that is not so, correct it.',
    'West revoked at trick 1. Spades were led. West played the nine of clubs, but still had the nine of spades, played at trick 2.',
  ]);
});

test('a revoke with the left bower explains why it is one', () => {
  expect(said(euchre('H'), ['0: KH 9H AH KC', '2: JC JD 10H AD'])).toEqual([
    'Yes: East revoked at trick 1.',
    'East revoked at trick 1. Hearts (trumps) were led. East played the king of clubs, but still had the jack of diamonds (the left bower, a trump), played at trick 2.',
    'East may have revoked at trick 2. Clubs were led. East played the jack of diamonds (the left bower, a trump). It was a revoke if East still held a club: a card not entered yet. Not seen yet: ace, queen, ten, nine, eight and seven of clubs.',
    expect.stringMatching(/^You may have revoked at trick 2/),
    expect.stringMatching(/^West may have revoked at trick 2/),
  ]);
  expect(said(euchre('H'), ['0: JD 9C AH KH', '2: AS JS QS 9H'])).toContain(
    'West revoked at trick 1. The jack of diamonds (the left bower, a trump) was led. West played the nine of clubs, but still had the nine of hearts, played at trick 2.',
  );
});

test('nothing entered, nothing found, nothing proved', () => {
  expect(said(whist, [''])).toEqual(['No card is entered yet.']);
  expect(said(whist, ['0: AS 9S 10S QS'])).toEqual(['No: nobody revoked in these tricks.']);
  expect(said(whist, ['0: AS ? 10S QS', '0: KS 9S 2S 3S'])).toEqual([
    'Not proved: it depends on cards that are not known.',
    'If West’s card at trick 1 was not a spade, it was a revoke. West still had the nine of spades, played at trick 2.',
  ]);
});
