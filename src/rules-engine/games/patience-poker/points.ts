import { doubted } from '../../laws/cites.ts';
import { item } from '../../laws/one-book.ts';
import { bookValue } from '../../scoring/points.ts';
import { cites } from './cites.ts';

const { table, example, score } = cites.blue;
/** By the scanned figures the book's own example makes 78 and not the printed 84, so at least one figure is misread or misprinted. */
const short = (alone: number) =>
  doubted(
    table,
    `By the figures as they stand in our scan the book’s example falls short of its own sum, 78 for 84; ${alone} here would alone make up for it.`,
  );
const HANDS = 'The ten hands';
const SITTING = 'The game';

/** What each line of the square counts, and what a single player tries for. */
export const points = {
  pair: item({
    title: 'One pair',
    gist: 'Two cards of a rank in a line.',
    aka: ['pair', 'two alike'],
    group: HANDS,
    bookValue: bookValue(1, doubted(table, 'The figure is lost among damaged signs, and the example has no pair; 1 is supposed, as the least of the table.')),
  }),
  'two-pairs': item({
    title: 'Two pairs',
    gist: 'Two cards of one rank and two of another.',
    aka: ['two pair'],
    group: HANDS,
    bookValue: bookValue(2, doubted(table, 'The 2 stands among damaged signs, and the example has no two pairs by which to check it.')),
  }),
  'three-of-a-kind': item({
    title: 'Three of a kind',
    gist: 'Three cards of a rank, and no pair beside them.',
    aka: ['triplet', 'triplets', 'threes', 'trips'],
    group: HANDS,
    bookValue: bookValue(4, short(7)),
  }),
  flush: item({
    title: 'Flush',
    gist: 'Five cards of a suit.',
    aka: ['all of one suit'],
    group: HANDS,
    bookValue: bookValue(5, doubted(table, 'The 5 runs together with the 4 of the next entry in our scan.')),
  }),
  straight: item({
    title: 'Straight',
    gist: 'Five ranks that follow each other, in any order in the line.',
    aka: ['run of five', 'sequence'],
    group: HANDS,
    bookValue: bookValue(9, short(12)),
  }),
  'full-house': item({
    title: 'Full house',
    gist: 'Three cards of a rank and two of another.',
    aka: ['full hand', 'three and two'],
    group: HANDS,
    bookValue: bookValue(12, short(18)),
  }),
  'four-of-a-kind': item({
    title: 'Four of a kind',
    gist: 'All four cards of a rank.',
    aka: ['fours', 'four alike', 'quads'],
    group: HANDS,
    bookValue: bookValue(20, short(26)),
  }),
  'straight-flush': item({
    title: 'Straight flush',
    gist: 'A straight in one suit.',
    aka: ['straight and flush'],
    group: HANDS,
    bookValue: bookValue(30, table),
  }),
  example: item({
    title: 'The book’s own example',
    gist: 'Four flushes, two straights, two threes of a kind, a full house and four of a kind in one square.',
    aka: ['84', 'example of the book'],
    group: SITTING,
    bookValue: bookValue(84, doubted(example, 'The table as we read it makes 78 of it.')),
  }),
  aim: item({
    title: 'Aim of a player alone',
    gist: 'To come as near to it as possible, or to make as many as possible in five trials.',
    aka: ['near 100', 'good score', 'five trials', 'solitaire score'],
    group: SITTING,
    bookValue: bookValue(100, score),
  }),
} as const;
