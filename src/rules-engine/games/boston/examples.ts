import type { Citation } from '../../books.ts';
import { lawExample, scoreExample, sheetExample, valueExample } from '../../laws/examples.ts';
import type { ExampleOf, LawKey } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import type { Boston } from './code.ts';

const ruling = (law: LawKey<Boston>, at: Citation, answers: Record<string, string>, story: string, says: string) => lawExample(law, at, answers, story, says);
const scored = (at: Citation, input: Record<string, string>, story: string, totals: Record<string, number>, headline: string) =>
  scoreExample('deal', at, input, story, totals, headline);
/** The pool of a first deal: eight from each of the four and four more from the dealer. */
const POOL = '36';
const pair = { partner: 'yes', pool: POOL };

/** The payments printed in 1940, as far as the page is whole or can be restored. */
const CHIPS = [
  ['five', 10],
  ['six', 15],
  ['seven', 20],
  ['eight', 25],
  ['nine', 35],
  ['ten', 45],
  ['eleven', 65],
  ['twelve', 105],
  ['thirteen', 170],
  ['petite-misere', 20],
  ['grande-misere', 40],
] as const;

export const examples: readonly ExampleOf<Boston>[] = [
  ruling('misdeal', cites.donohue.deal, {}, 'The dealer gives a player fourteen cards.', 'pays 4 fish to the pool'),
  ruling('all-pass', cites.donohue.deal, {}, 'All four pass.', 'new dealer pays 4 fish'),
  ruling('tricks-not-made', cites.donohue.basts, { who: 'one' }, 'The player has his five tricks, the partner two of his three.', 'what is due by the table'),
  ruling(
    'tricks-not-made',
    cites.donohue.scoring,
    { who: 'neither' },
    'Six and four are undertaken; the player has seven tricks, the partner three.',
    'wins the pool',
  ),
  ruling('tricks-not-made', cites.donohue.basts, { who: 'both' }, 'Player and partner both fall short.', 'equal parts'),
  ruling(
    'misere-wins-a-trick',
    cites.donohue.play,
    { which: 'grande' },
    'The player of a grande misère has to take the ninth trick.',
    'pays 8 fish to each other player',
  ),
  lawExample(
    'revoke',
    cites.donohue.revoking,
    { found: 'open' },
    'A card of another suit lies on the table, and the trick is not yet turned.',
    'highest or the lowest',
  ),
  lawExample('tricks-mixed', cites.donohue.tricksMixed, { when: 'after' }, 'A revoke is claimed, and the side accused mixes its tricks.', 'counts as a revoke'),
  ruling('several-basts', cites.donohue.play, { finish: 'no' }, 'The pool is won while two basts lie aside.', 'greatest value'),
  scored(
    cites.donohue.scoring,
    { declared: 'five', suit: 'common', tricks: '5', 'partner-tricks': '3', honours: '0', ...pair },
    'Five and three in a common suit, eight tricks and no honours: the product is 8, and one fish is paid all the same.',
    { 'Each of the two': 1, 'Each opponent': -1, 'The two together': 36 },
    'Made: 1 fish',
  ),
  scored(
    cites.donohue.scoring,
    { declared: 'five', suit: 'second', tricks: '6', 'partner-tricks': '3', honours: '0', ...pair },
    'Five and three in second preference, nine tricks: 18 counts as 20.',
    { 'Each of the two': 2 },
    'Made: 2 fish',
  ),
  scored(
    cites.donohue.scoring,
    { declared: 'six', suit: 'common', tricks: '6', 'partner-tricks': '4', honours: '2', ...pair },
    'Six and four in a common suit with two by honours: 24, and the rest is dropped.',
    { 'Each of the two': 2 },
    'Made: 2 fish',
  ),
  scored(
    cites.donohue.basts,
    { declared: 'five', suit: 'common', tricks: '4', 'partner-tricks': '2', honours: '2', ...pair },
    'Five and three in a common suit with two by honours, and only six tricks.',
    { 'Each of the two': -1, 'Each opponent': 1 },
    'Lost: 1 fish',
  ),
  scored(
    cites.donohue.basts,
    { declared: 'five', suit: 'second', tricks: '5', 'partner-tricks': '2', honours: '2', ...pair },
    'Five and three in second preference with two by honours, and one trick short.',
    { 'The one who failed': -40, 'Each opponent': 2 },
    'Lost: 2 fish',
  ),
  scored(
    cites.donohue.basts,
    { declared: 'six', suit: 'first', tricks: '5', 'partner-tricks': '3', honours: '4', ...pair },
    'Six and four in first preference with four honours, and only eight tricks: 128 counts as 130.',
    { 'Each of the two': -13, 'Each opponent': 13, 'The bast laid aside': 36 },
    'Lost: 13 fish',
  ),
  scored(
    cites.donohue.play,
    { declared: 'petite-misere', tricks: '0', pool: POOL },
    'A petite misère is made.',
    { Player: 48, 'Each opponent': -4 },
    'Made: 4 fish from each',
  ),
  scored(
    cites.donohue.table,
    { declared: 'eight', suit: 'common', tricks: '8', honours: '2', pool: POOL },
    'Eight tricks alone in a common suit: the product is 40.',
    { Player: 48, 'Each opponent': -4 },
    'Made: 4 fish from each',
  ),
  scored(
    cites.donohue.table,
    { declared: 'nine', suit: 'common', tricks: '9', honours: '0', pool: POOL },
    'Nine tricks alone in a common suit: the product is 45.',
    { Player: 51, 'Each opponent': -5 },
    'Made: 5 fish from each',
  ),
  scored(
    cites.donohue.table,
    { declared: 'ten', suit: 'common', tricks: '10', honours: '0', pool: POOL },
    'Ten tricks alone in a common suit: the product is 60.',
    { Player: 54, 'Each opponent': -6 },
    'Made: 6 fish from each',
  ),
  scored(
    cites.donohue.table,
    { declared: 'eleven', suit: 'common', tricks: '11', honours: '0', pool: POOL },
    'Eleven tricks alone in a common suit: the product is 77.',
    { Player: 60, 'Each opponent': -8 },
    'Made: 8 fish from each',
  ),
  scored(
    cites.donohue.table,
    { declared: 'twelve', suit: 'common', tricks: '12', honours: '0', pool: POOL },
    'Twelve tricks alone in a common suit: the product is 96.',
    { Player: 66, 'Each opponent': -10 },
    'Made: 10 fish from each',
  ),
  scored(
    cites.donohue.table,
    { declared: 'thirteen', suit: 'common', tricks: '13', honours: '0', pool: POOL },
    'Thirteen tricks alone in a common suit: the product is 117.',
    { Player: 72, 'Each opponent': -12 },
    'Made: 12 fish from each',
  ),
  scored(
    cites.donohue.table,
    { declared: 'seven', suit: 'common', tricks: '7', 'partner-tricks': '5', honours: '0', ...pair },
    'Seven and five in a common suit, twelve tricks: 36 counts as 40.',
    { 'Each of the two': 4, 'Each opponent': -4 },
    'Made: 4 fish',
  ),
  scored(
    cites.donohue.play,
    { declared: 'grande-misere', tricks: '0', pool: POOL },
    'A grande misère is made.',
    { Player: 60, 'Each opponent': -8 },
    'Made: 8 fish from each',
  ),
  scored(
    cites.donohue.play,
    { declared: 'petite-misere-ouverte', tricks: '0', pool: POOL },
    'A petite misère with the cards laid down is made.',
    { Player: 84, 'Each opponent': -16 },
    'Made: 16 fish from each',
  ),
  scored(
    cites.donohue.play,
    { declared: 'grande-misere-ouverte', tricks: '0', pool: POOL },
    'A grande misère with the cards laid down is made.',
    { Player: 132, 'Each opponent': -32 },
    'Made: 32 fish from each',
  ),
  valueExample('first-preference', cites.donohue.table, 'The suit of the card turned from the other pack is trumps, and five tricks are undertaken.', 4),
  ...CHIPS.map(([bid, chips]) =>
    scoreExample(
      'bid',
      cites.blue.game,
      bid.endsWith('misere') ? { bid, exposed: 'no' } : { bid },
      `The bid of ${bid} is made good.`,
      { Bidder: 3 * chips, 'Each opponent': -chips },
      `Each opponent pays ${chips} chips`,
    ),
  ),
  scoreExample(
    'bid',
    cites.blue.game,
    { bid: 'grande-misere', exposed: 'yes' },
    'All thirteen tricks are to be lost with the hand exposed, and are.',
    { Bidder: 240, 'Each opponent': -80 },
    'Each opponent pays 80 chips',
  ),
  sheetExample(
    'account',
    cites.donohue.reckoningFailure,
    { names: 'Ann.Ben.Cay.Dan' },
    [
      { declared: 'six', player: 'second', suit: 'first-preference', partner: 'third', tricks: '5', 'partner-tricks': '3', honours: '4' },
      { declared: 'passed' },
      { declared: 'petite-misere', player: 'first', tricks: '0' },
      { declared: 'misdeal' },
    ],
    'Ben and Cay undertake ten tricks in first preference, with four honours, and take eight; all pass; Ann makes a petite misère; Dan, who deals next, misdeals.',
    {
      Ann: -12 + 13 + (36 + 4 + 4) + 12 - 8,
      Ben: -8 - 13 - 18 - 4 - 4 - 8,
      Cay: -8 - 13 - 18 - 4 - 4 - 8,
      Dan: -8 + 13 - 4 - 12 - 4,
      'The pool': 36 + 36 + 4,
      'Basts laid aside': 0,
    },
    'Dan deals',
  ),
  valueExample('second-preference', cites.donohue.scoring, 'Five and three were undertaken, nine are won, and eighteen passes for twenty.', 2),
  valueExample('divisor', cites.donohue.scoring, 'Twelve doubled is 24, and two fish are paid.', 10),
  valueExample('stake', cites.donohue.deal, 'Four players fill the pool before the first deal.', 8),
  valueExample('dealers-stake', cites.donohue.deal, 'The player who has the pack puts in something more.', 4),
  valueExample('misdeal', cites.donohue.deal, 'The last card goes to the wrong player, and the turn is not lost.', 4),
];
