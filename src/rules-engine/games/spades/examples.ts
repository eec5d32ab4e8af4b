import { lawExample, scoreExample, sheetExample, valueExample } from '../../laws/examples.ts';
import type { ExampleOf, LawKey } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import type { Spades } from './code.ts';

const ruling = (law: LawKey<Spades>, answers: Record<string, string>, story: string, says: string) => lawExample(law, cites.sierra.play, answers, story, says);
const scored = (input: Record<string, string>, story: string, points: number) =>
  scoreExample('deal', cites.sierra.play, { failed: 'nothing', nilTricks: 'apart', ...input }, story, points);

export const examples: readonly ExampleOf<Spades>[] = [
  ruling('double-nil-after-looking', { looked: 'yes' }, 'A player lifts the hand, sees low cards and bids double nil.', 'may not make a bid kept for hands'),
  ruling('spades-not-broken', { broken: 'no', holds: 'other' }, 'The first lead of the deal is the ace of spades, from a hand with hearts.', 'may not lead'),
  ruling('spades-not-broken', { broken: 'no', holds: 'spades' }, 'The player on lead has spades and nothing else.', 'does not cover'),
  ruling('revoke', { held: 'yes' }, 'A player trumps a heart and turns out to hold one.', 'must follow suit'),
  ruling('nil-takes-a-trick', { bid: 'nil' }, 'A nil bidder is left with the king and wins a trick.', 'loses 100 points'),
  ruling('nil-takes-a-trick', { bid: 'double-nil' }, 'A double nil bidder wins a trick.', 'loses 200 points'),
  ruling('bid-not-made', {}, 'Two partners bid eight together and take seven.', 'does not cover'),
  ruling('ten-bags', { bags: 'ten' }, 'A side takes its tenth trick above its bids.', 'loses 100 points'),
  scored({ bids: '5.3', tricks: '6.4' }, 'Bids of five and three, ten tricks.', 82),
  scored({ bids: 'nil.5', tricks: '0.5' }, 'Nil and a bid of five, both made.', 150),
  scored({ bids: 'double-nil.5', tricks: '1.5' }, 'Double nil fails by a trick, and the partner makes his five.', -150),
  scored({ bids: '4.4', tricks: '5.5', bags: '9', before: '300' }, 'Nine bags carried, and two tricks above a bid of eight.', -18),
  sheetExample(
    'game',
    cites.sierra.play,
    { failed: 'nothing', nilTricks: 'apart' },
    [
      { weBid: '4.3', weTook: '5.3', theyBid: '3.2', theyTook: '3.2' },
      { weBid: 'double-nil.5', weTook: '0.6', theyBid: '4.3', theyTook: '4.3' },
    ],
    'A deal with bags, then a double nil.',
    { We: 322, They: 120 },
    'We: 322 points and 2 bags.',
  ),
  valueExample('bags-limit', cites.sierra.play, 'Two tricks too many in each of five deals.', 10),
  valueExample('nil-failed', cites.sierra.play, 'A queen of clubs spoils the bid of nothing.', -100),
  valueExample('nil-and-partner', cites.sierra.play, 'One partner bids nil and fails, the other makes his four.', 'Each is reckoned by itself'),
  valueExample('game', cites.sierra.play, 'A side is at 495 and has two bags in the next deal.', 500),
];
