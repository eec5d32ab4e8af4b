import type { BookId, Citation } from '../../books.ts';
import type { Example } from '../../core/games.ts';
import { BLUE, DONOHUE, SIERRA, US, US_HINTS } from './cites.ts';

const ruling = (law: string, cite: Citation, answers: Record<string, string>, story: string, says: string): Example => ({
  kind: 'law',
  law,
  book: cite.book,
  story,
  answers,
  ruling: says,
  cite,
});
const scored = (book: BookId, cite: Citation, input: Record<string, string>, totals: Record<string, number>, story: string): Example => ({
  kind: 'score',
  scorer: 'deal',
  book,
  story,
  input,
  totals,
  cite,
});

export const examples: readonly Example[] = [
  ruling('passed-cards-seen', SIERRA, { passed: 'no' }, 'A player takes up the three cards from his right before he has put out his own.', 'may not look'),
  ruling('wrong-first-lead', SIERRA, { leader: 'eldest' }, 'The player on the left of the dealer leads; another has the two of clubs.', 'may not lead'),
  ruling('wrong-first-lead', US, { leader: 'holder' }, 'The holder of the two of clubs leads, and is not on the left of the dealer.', 'may not lead'),
  ruling('lead-out-of-turn', SIERRA, {}, 'A player leads to the fifth trick although another won the fourth.', 'wait for the proper turn'),
  ruling('hearts-not-broken', SIERRA, { broken: 'nothing', holds: 'other' }, 'A heart is led to the second trick; none has been thrown.', 'may not lead'),
  ruling('hearts-not-broken', SIERRA, { broken: 'nothing', holds: 'hearts' }, 'The player on lead has hearts and nothing else.', 'does not decide'),
  ruling('hearts-not-broken', US_HINTS, {}, 'The lowest heart is led early in the hand.', 'no penalty'),
  ruling('revoke', US, { agreed: 'no' }, 'A player throws a heart on a club and has a club left; at the end he has the fewest hearts.', 'may not win the game'),
  ruling('revoke', US, { agreed: 'yes' }, 'The same, where a payment for a revoke was agreed on.', 'pays the penalty agreed on to each other player'),
  ruling('revoke', SIERRA, { result: 'moon' }, 'A player shoots the moon, and it comes out that he did not follow suit on the way.', 'does not decide'),
  ruling('points-on-first-trick', SIERRA, {}, 'A player without clubs throws the queen of spades on the first trick.', 'does not decide'),
  ruling('points-on-first-trick', US, {}, 'A player without the suit throws a heart on the first trick.', 'no penalty'),
  ruling('shooting-the-moon', SIERRA, { took: 'all' }, 'One player takes every heart and the queen of spades.', 'loses 26 points'),
  ruling('shooting-the-moon', SIERRA, { took: 'hearts' }, 'One player takes every heart; the queen of spades falls to another.', 'loses 13 points'),
  ruling('shooting-the-moon', DONOHUE, { took: 'all' }, 'One player takes everything that counts.', 'loses 26 points'),
  ruling('tie-for-fewest', US, { tied: 'two' }, 'Two players have two hearts each, the others four and five.', 'divide the payments'),
  scored(
    'sierra',
    SIERRA,
    { hearts: '4.0.9.0', queen: 'second' },
    { 'First player': 4, 'Second player': 13, 'Third player': 9 },
    'Four hearts, nine hearts, and the queen alone.',
  ),
  scored(
    'sierra',
    SIERRA,
    { hearts: '0.13.0.0', queen: 'second' },
    { 'First player': 26, 'Second player': 0, 'Third player': 26, 'Fourth player': 26 },
    'The second player shoots the moon.',
  ),
  scored('donohue', DONOHUE, { hearts: '0.13.0.0', queen: 'second' }, { 'Second player': 26 }, 'The same cards: every one counts against the taker.'),
  scored(
    'uspc-1898',
    US,
    { hearts: '1.3.4.5' },
    { 'First player': 12, 'Second player': -3, 'Third player': -4, 'Fourth player': -5 },
    'The fewest hearts, with all the others paying as many chips as they have hearts.',
  ),
  scored(
    'uspc-1898',
    US,
    { hearts: '2.2.4.5' },
    { 'First player': 4, 'Second player': 4, 'Left on the table': 1, 'Fourth player': -5 },
    'Two with the fewest divide nine chips; the odd one stays.',
  ),
  scored(
    'blue-ribbon-1940',
    BLUE,
    { hearts: '3.6.4.0' },
    { 'First player': -3, 'Second player': -6, 'Third player': -4 },
    'A chip into the pool for every heart.',
  ),
  {
    kind: 'sheet',
    sheet: 'game',
    book: 'sierra',
    story: 'Two ordinary deals, a moon, and two more deals up to the end.',
    setup: { players: 'four', names: 'Ann.Ben.Cay.Dan' },
    entries: [
      { hearts: '0.13.0.0', queen: 'first' },
      { hearts: '1.12.0.0', queen: 'second' },
      { hearts: '13.0.0.0', queen: 'first' },
      { hearts: '0.10.3.0', queen: 'second' },
      { hearts: '0.13.0.0', queen: 'third' },
    ],
    totals: { Ann: 14, Ben: 100, Cay: 42, Dan: 26 },
    state: 'The game is over: Ann wins with 14.',
    cite: SIERRA,
  },
];
