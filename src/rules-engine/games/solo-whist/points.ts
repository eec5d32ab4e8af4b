import type { Citation } from '../../books.ts';
import { doubted } from '../../laws/cites.ts';
import { bookValue, item, type ScoreItem } from '../../scoring/points.ts';
import { cites } from './cites.ts';
import { redCounter, whiteCounter } from './words.ts';

const SINGLE = 'won from each adversary, or lost to each';
const red = (points: number, title: string, gist: string, aka: readonly string[], says: string, cites: Citation): ScoreItem =>
  item({ title, gist, aka, group: 'The calls', books: { 'blue-ribbon-1940': bookValue(points, cites, { unit: redCounter, says }) } });

export const points = {
  proposal: red(
    1,
    'Proposal and acceptance',
    'Two partners take at least eight tricks with the turned suit as trumps.',
    ['prop and cop', 'propose and accept', 'proposal'],
    'each partner settles with one adversary',
    cites.blue.scoring,
  ),
  solo: red(
    1,
    'Solo',
    'The caller takes at least five tricks alone with the turned suit as trumps.',
    ['five tricks alone', 'going solo'],
    SINGLE,
    cites.blue.scoring,
  ),
  misere: red(2, 'Misère', 'The caller takes no trick; there are no trumps.', ['misery', 'nullo', 'lose every trick'], SINGLE, cites.blue.scoring),
  abundance: red(
    3,
    'Abundance',
    'The caller takes at least nine tricks alone with trumps of their own choice.',
    ['abondance', 'nine tricks', 'a bundle'],
    SINGLE,
    cites.blue.scoring,
  ),
  'open-misere': red(
    4,
    'Open misère',
    'The caller takes no trick, with their cards on the table after the first.',
    ['spread misere', 'misere ouverte', 'misere on the table'],
    SINGLE,
    cites.blue.scoring,
  ),
  'open-abundance': red(
    6,
    'Open abundance',
    'The caller takes all thirteen tricks with trumps of their own choice and their cards on the table.',
    ['abundance declared', 'thirteen tricks', 'slam'],
    SINGLE,
    cites.blue.scoring,
  ),
  'six-trick-solo': red(
    1,
    'Six-trick solo, after all have passed',
    'The caller takes at least six tricks alone with another suit as trumps.',
    ['grand solo', 'solo in another suit'],
    'by agreement only',
    cites.blue.scoring,
  ),
  'over-trick': item({
    title: 'Over-trick or trick short',
    gist: 'A trick more or fewer than the call needs.',
    aka: ['overtrick', 'undertrick', 'extra tricks'],
    group: 'Tricks over and short',
    books: {
      'blue-ribbon-1940': bookValue(1, doubted(cites.blue.scoring, 'The figures are those of a solo; the other calls for tricks are taken to pay alike.'), {
        unit: whiteCounter,
        per: 'a trick, from or to the same adversaries as the call',
      }),
    },
  }),
  'red-counter': item({
    title: 'A red counter',
    gist: 'What a red counter is worth.',
    group: 'Tricks over and short',
    books: { 'blue-ribbon-1940': bookValue(5, cites.blue.scoring, { unit: whiteCounter }) },
  }),
  revoke: item({
    title: 'Revoke',
    gist: 'Tricks that the side in error loses.',
    aka: ['renege'],
    group: 'Penalties',
    books: { 'blue-ribbon-1940': bookValue(3, cites.blue.penalties, { unit: 'trick' }) },
  }),
} as const;
