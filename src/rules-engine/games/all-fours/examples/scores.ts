import type { Citation } from '../../../books.ts';
import { scoreExample, sheetExample, valueExample } from '../../../laws/examples.ts';
import type { ExampleOf } from '../../../rulesets/games.ts';
import { cites } from '../cites.ts';
import type { AllFours } from '../code.ts';

const PLAIN = { jack: 'nobody', gift: 'no', revoke: 'nobody', long: 'no' };
const scored = (at: Citation, input: Record<string, string>, story: string, headline: string) =>
  scoreExample('deal', at, { ...PLAIN, ...input }, story, headline);
/** Deals and games with their scores: every rank that counts for game, the four points, turned jack, gift and revoke, for each book that has them. */
export const scoreCases: readonly ExampleOf<AllFours>[] = [
  scored(
    cites.donohue.law(7),
    { counts: '0.10', high: 'eldest', low: 'dealer', jack: 'dealer', before: '6.6' },
    'Both stand at six; the eldest hand makes high, the dealer the other three.',
    'Eldest hand wins the game',
  ),
  scored(
    cites.donohue.law(7),
    { counts: '0.10', high: 'eldest', low: 'eldest', jack: 'dealer', before: '5.6' },
    'Five against six: high and low go out before jack and game.',
    'Eldest hand wins the game',
  ),
  scored(
    cites.uspc.sevenUp,
    { counts: '11.4', high: 'eldest', low: 'dealer', jack: 'eldest', before: '5.6' },
    'Five against six: high and jack are too late against low.',
    'Dealer wins the game',
  ),
  scored(
    cites.uspc.sevenUp,
    { counts: '11.4', high: 'eldest', low: 'eldest', turned: '1', before: '6.6' },
    'Both stand at six, and the dealer has turned a jack.',
    'Dealer wins the game',
  ),
  scored(
    cites.donohue.scoringGame,
    { counts: '1.0', high: 'eldest', low: 'eldest', jack: 'eldest' },
    'The jack is the only trump out and the only counting card: one card makes all four points.',
    'Eldest hand 4',
  ),
  scored(cites.blue.scoring, { counts: '14.14', high: 'dealer', low: 'dealer' }, 'Equal counts: game goes to the non-dealer.', 'Dealer 2, Eldest hand 1'),
  scored(
    cites.blue.penalties,
    { counts: '20.10', high: 'eldest', low: 'dealer', jack: 'eldest', revoke: 'eldest', held: 'no' },
    'The eldest hand revokes with the jack in play, and scores neither jack nor game.',
    'Eldest hand -1, Dealer 1',
  ),
  scoreExample(
    'count',
    cites.hoffmann.scoring,
    { eldest: 'AS AH AC AD KS KH', dealer: '10S 10H JD' },
    'Two tens against four aces and two kings.',
    'The eldest hand has game, 22 against 21',
  ),
  sheetExample(
    'game',
    cites.blue.scoring,
    {},
    [
      { dealt: 'they', counts: '14.14', high: 'dealer', low: 'dealer', jack: 'nobody', revoke: 'nobody' },
      { dealt: 'we', counts: '14.14', high: 'dealer', low: 'dealer', jack: 'nobody', revoke: 'nobody' },
    ],
    'The dealer has high and low, and equal counts give game to the other side; then the same with the deal across.',
    { We: 3, They: 3 },
    'We 3, They 3; playing to 7',
  ),
  ...([cites.blue.scoring, cites.donohue.scoring, cites.uspc.sevenUp, cites.hoffmann.scoring] as const).map((at) =>
    scoreExample(
      'count',
      at,
      { eldest: '10S AS', dealer: 'KH QH JD' },
      'A ten and an ace against king, queen and jack.',
      'The eldest hand has game, 14 against 6',
    ),
  ),
  scoreExample(
    'deal',
    cites.blue.scoring,
    { counts: '10.20', high: 'eldest', low: 'dealer', jack: 'eldest', turned: '1', gift: 'yes', revoke: 'nobody', long: 'no', before: '3.5' },
    'A jack turned and a gift; the dealer stands at five and makes low and game.',
    { 'Eldest hand': 3, Dealer: 3 },
    'Dealer wins the game',
  ),
  scoreExample(
    'deal',
    cites.blue.penalties,
    { counts: '20.10', high: 'eldest', low: 'dealer', jack: 'nobody', gift: 'no', revoke: 'dealer', held: 'no', long: 'no' },
    'The dealer revokes, and the jack is not in play.',
    { 'Eldest hand': 2, Dealer: 0 },
  ),
  scoreExample(
    'deal',
    cites.donohue.scoring,
    { counts: '10.20', high: 'eldest', low: 'dealer', jack: 'eldest', turned: '1', gift: 'yes', revoke: 'nobody', long: 'no' },
    'A jack turned, and one given.',
    { 'Eldest hand': 3, Dealer: 3 },
  ),
  scoreExample(
    'deal',
    cites.donohue.law(14),
    { counts: '20.10', high: 'eldest', low: 'dealer', jack: 'nobody', gift: 'no', revoke: 'dealer', held: 'no', long: 'no' },
    'The dealer revokes, and the jack is not out.',
    { 'Eldest hand': 3, Dealer: 1 },
  ),
  scoreExample(
    'deal',
    cites.donohue.law(14),
    { counts: '20.10', high: 'eldest', low: 'dealer', jack: 'eldest', gift: 'no', revoke: 'eldest', held: 'yes', long: 'no' },
    'The eldest hand revokes and makes jack and game: the adversary has two for them.',
    { 'Eldest hand': 1, Dealer: 3 },
  ),
  scoreExample(
    'deal',
    cites.uspc.sevenUp,
    { counts: '10.20', high: 'eldest', low: 'dealer', jack: 'eldest', gift: 'yes', revoke: 'nobody', long: 'no' },
    'The eldest hand begs and is given one.',
    { 'Eldest hand': 3, Dealer: 2 },
  ),
  scoreExample(
    'deal',
    cites.uspc.sevenUp,
    { counts: '10.20', high: 'eldest', low: 'dealer', jack: 'nobody', gift: 'no', revoke: 'nobody', long: 'yes', before: '9.8' },
    'Ten was agreed on: high puts nine out before low and game put eight out.',
    { 'Eldest hand': 1, Dealer: 2 },
    'Eldest hand wins the game',
  ),
  scoreExample(
    'deal',
    cites.hoffmann.methodScoring,
    { counts: '10.20', high: 'eldest', low: 'dealer', jack: 'eldest', turned: '1', gift: 'yes', revoke: 'nobody', long: 'no', before: '5.6' },
    'The elder hand has six with the gift, but the knave turned puts the dealer out before it.',
    { 'Eldest hand': 3, Dealer: 3 },
    'Dealer wins the game',
  ),
  valueExample('discard', cites.hoffmann.methodDiscard, 'A heart is led; the adversary has neither heart nor trump.', 1),
];
