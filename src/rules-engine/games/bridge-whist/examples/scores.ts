import type { Citation } from '../../../books.ts';
import { scoreExample, sheetExample, valueExample } from '../../../laws/examples.ts';
import type { ExampleOf } from '../../../rulesets/games.ts';
import { cites } from '../cites.ts';
import type { BridgeWhist } from '../code.ts';

const PLAIN = { doubles: '0', chicane: 'nobody', revoke: 'nobody' };
const scored = (cite: Citation, input: Record<string, string>, story: string, totals: Record<string, number>, headline?: string) =>
  scoreExample('deal', cite, { ...PLAIN, ...input }, story, totals, headline);
const hands = (dealer: number, dummy: number, eldest: number, right: number) => ({
  'in-dealer': `${dealer}`,
  'in-dummy': `${dummy}`,
  'in-eldest': `${eldest}`,
  'in-right': `${right}`,
});
const OURS = 'Dealer’s side';
const THEIRS = 'Opponents';

/** Cases taken from the schedules, and rubbers by each book. */
export const scoreExamples: readonly ExampleOf<BridgeWhist>[] = [
  scored(cites.donohue.scoring, { trump: 'spades', tricks: '8', ...hands(2, 1, 1, 1) }, 'Two by cards in spades with three honours in the two hands.', {
    [OURS]: 4 + 4,
  }),
  scored(cites.donohue.scoring, { trump: 'clubs', tricks: '7', ...hands(2, 2, 1, 0) }, 'The odd trick in clubs with four honours in the two hands.', {
    [OURS]: 4 + 16,
  }),
  scored(cites.donohue.scoring, { trump: 'diamonds', tricks: '7', ...hands(3, 2, 0, 0) }, 'The odd trick in diamonds with all five honours in the two hands.', {
    [OURS]: 6 + 30,
  }),
  scored(cites.donohue.scoring, { trump: 'hearts', tricks: '7', ...hands(4, 0, 1, 0) }, 'Four honours of hearts in one hand, the fifth against it.', {
    [OURS]: 8 + 64,
  }),
  scored(cites.donohue.scoring, { trump: 'hearts', tricks: '7', ...hands(4, 1, 0, 0) }, 'Four honours of hearts in one hand and the fifth with the partner.', {
    [OURS]: 8 + 72,
  }),
  scored(cites.donohue.scoring, { trump: 'diamonds', tricks: '7', ...hands(5, 0, 0, 0) }, 'All five honours of diamonds in one hand.', { [OURS]: 6 + 60 }),
  scored(cites.donohue.scoring, { trump: 'none', tricks: '7', ...hands(2, 1, 1, 0) }, 'The odd trick at no trumps with three aces in the two hands.', {
    [OURS]: 12 + 30,
  }),
  scored(cites.donohue.scoring, { trump: 'none', tricks: '12', ...hands(3, 1, 0, 0) }, 'A little slam at no trumps with the four aces in the two hands.', {
    [OURS]: 72 + 40 + 20,
  }),
  scored(cites.uspc.tablePoints, { trump: 'clubs', tricks: '13', ...hands(2, 2, 1, 0) }, 'A grand slam in clubs with four honours in the two hands.', {
    [OURS]: 28 + 16 + 40,
  }),
  scored(cites.uspc.tablePoints, { trump: 'spades', tricks: '7', ...hands(3, 2, 0, 0) }, 'The odd trick in spades with all five honours in the two hands.', {
    [OURS]: 2 + 10,
  }),
  scored(cites.uspc.tablePoints, { trump: 'hearts', tricks: '7', ...hands(4, 0, 1, 0) }, 'Four honours of hearts in one hand, the fifth against it.', {
    [OURS]: 8 + 64,
  }),
  scored(cites.uspc.tablePoints, { trump: 'none', tricks: '7', ...hands(4, 0, 0, 0) }, 'All four aces in one hand at no trumps.', { [OURS]: 12 + 100 }),
  scored(cites.uspc.tablePoints, { trump: 'spades', tricks: '7', chicane: 'opponents' }, 'The odd trick in spades, and an opponent holds no trump.', {
    [OURS]: 2,
    [THEIRS]: 4,
  }),
  scored(
    cites.uspc.tablePoints,
    { trump: 'hearts', tricks: '9', ...hands(2, 1, 1, 1) },
    'Three by cards in hearts and three honours.',
    { [OURS]: 24 + 16 },
    '24 below the line and 16 above',
  ),
  scored(
    cites.uspc.tablePoints,
    { trump: 'spades', tricks: '7', ...hands(4, 1, 0, 0) },
    'Four honours in one hand and the fifth with the partner, in spades.',
    {
      [OURS]: 2 + 18,
    },
  ),
  scored(
    cites.uspc.tablePoints,
    { trump: 'diamonds', tricks: '5', doubles: '1', ...hands(0, 0, 5, 0) },
    'Doubled diamonds, lost by two, with five honours against in one hand.',
    {
      [THEIRS]: 24 + 60,
    },
  ),
  scored(cites.uspc.tablePoints, { trump: 'none', tricks: '12', ...hands(3, 1, 0, 0) }, 'A little slam at no trumps with four aces.', { [OURS]: 72 + 40 + 20 }),
  scored(
    cites.uspc.revoke,
    { trump: 'hearts', tricks: '11', revoke: 'dealer', revokes: '1', penalty: 'tricks' },
    'The dealer makes five by cards in hearts and has revoked once.',
    {
      [OURS]: 16,
    },
  ),
  scored(cites.donohue.scoringGame, { trump: 'clubs', tricks: '13', chicane: 'opponents' }, 'A grand slam in clubs, and an opponent has no trump.', {
    [OURS]: 28 + 40,
    [THEIRS]: 8,
  }),
  scored(
    cites.donohue.scoringGame,
    { trump: 'none', tricks: '8', ...hands(4, 0, 0, 0) },
    'Four aces in the hand of the dealer.',
    { [OURS]: 24 + 100 },
    '100 above',
  ),
  scored(
    cites.donohue.revoke,
    { trump: 'diamonds', tricks: '10', revoke: 'dealer', revokes: '1', penalty: 'added', 'dealer-before': '12', 'opponents-before': '0' },
    'The dealer has 12, makes four by cards in diamonds and has revoked; the opponents add three tricks to their score.',
    { [OURS]: 16, [THEIRS]: 18 },
  ),
  scored(
    cites.donohue.doublingBidding,
    { trump: 'hearts', tricks: '8', doubles: '2', ...hands(2, 1, 1, 1) },
    'Two by cards in hearts, doubled and redoubled, with three honours.',
    {
      [OURS]: 2 * 4 * 8 + 2 * 8,
    },
  ),
  scored(cites.donohue.doubling(58), { trump: 'none', tricks: '7', doubles: '4' }, 'At no trumps a trick is doubled to 24, 48 and 96, and once more.', {
    [OURS]: 100,
  }),
  scored(cites.uspc.bidding, { trump: 'spades', tricks: '7', doubles: '6' }, 'Spades are doubled six times, until the side that doubled last plays.', {
    [OURS]: 2 * 64,
  }),
  valueExample(
    'doubling-limit',
    cites.uspc.bidding,
    'A trick in spades stands at 128, and the other side would double again.',
    'until one side declares to play',
  ),
  scored(
    cites.donohue.revoke,
    { trump: 'diamonds', tricks: '10', revoke: 'dealer', revokes: '1', penalty: 'tricks' },
    'The dealer makes four by cards in diamonds and has revoked; the opponents take three tricks.',
    { [OURS]: 6 },
  ),
  scored(
    cites.uspc.revoke,
    { trump: 'hearts', tricks: '12', revoke: 'dealer', revokes: '1', penalty: 'tricks', 'dealer-before': '16' },
    'The dealer, who has 16, plays on after a revoke and is left with three by cards in hearts.',
    { [OURS]: 28 - 16 },
  ),
  valueExample('game', cites.donohue.scoring, 'A side with 24 below the line takes the odd trick in diamonds.', 30),
  valueExample('game', cites.uspc.scoring, 'A side with 26 for tricks, and 40 for a slam, takes the odd trick in clubs.', 30),
  sheetExample(
    'rubber',
    cites.uspc.rubber,
    {},
    [
      { dealer: 'we', ...PLAIN, trump: 'none', tricks: '9', ...hands(2, 1, 1, 0) },
      { dealer: 'they', ...PLAIN, trump: 'spades', tricks: '4', ...hands(1, 1, 2, 1) },
      { dealer: 'we', ...PLAIN, doubles: '1', trump: 'hearts', tricks: '8', ...hands(1, 1, 2, 1) },
    ],
    'Two games without a reply: the rubber adds its hundred.',
    // 36 and 30; then 6 for the three tricks the dealers lost with 4 for honours; then 32, and 100 for the rubber.
    { We: 36 + 30 + 6 + 4 + 32 + 100, They: 16 },
    'won the rubber',
  ),
  sheetExample(
    'rubber',
    cites.donohue.scoringGame,
    { we: 'North-South', they: 'East-West' },
    [
      { dealer: 'we', ...PLAIN, trump: 'hearts', tricks: '10' },
      { dealer: 'they', ...PLAIN, trump: 'none', tricks: '9' },
      { dealer: 'we', ...PLAIN, trump: 'clubs', tricks: '8' },
      { dealer: 'they', ...PLAIN, trump: 'diamonds', tricks: '11' },
    ],
    'A game each, and the second side wins the third.',
    { 'North-South': 32 + 8, 'East-West': 36 + 30 + 100 },
    'a difference of 126',
  ),
];
