import type { Citation } from '../../books.ts';
import type { Example } from '../../core/games.ts';
import { HISTORY, LAYOUT, PLAY } from './cites.ts';

const ruling = (law: string, answers: Record<string, string>, story: string, says: string, cited: Citation): Example => ({
  kind: 'law',
  law,
  book: 'blue-ribbon-1940',
  story,
  answers,
  ruling: says,
  cite: cited,
});

export const examples: readonly Example[] = [
  ruling('wrong-build', { where: 'layout', how: 'down-other-color' }, 'The black five goes on the red six.', 'player may build', LAYOUT),
  ruling('wrong-build', { where: 'layout', how: 'neither' }, 'A red five is laid on a red six.', 'player may not build', LAYOUT),
  ruling(
    'part-of-a-run',
    { taken: 'all', to: 'file' },
    'A file shows the cards from a black nine down to a red four, and all go on a red ten.',
    'player may move all',
    PLAY,
  ),
  ruling('part-of-a-run', { taken: 'part', to: 'file' }, 'Only the lower half of such a run is moved.', 'player may not move a part', PLAY),
  ruling('empty-space', { card: 'king' }, 'The black king goes into the space, and the red queen on it.', 'player may fill', LAYOUT),
  ruling('empty-space', { card: 'other' }, 'A jack is put into the space.', 'player may not fill', LAYOUT),
  ruling('ace-kept-back', {}, 'An ace is turned and left on its file.', 'as a foundation at once', LAYOUT),
  ruling('hidden-card', { above: 'no' }, 'The last face-up card of a file has gone to another.', 'turn the card beneath', LAYOUT),
  ruling('pack-again', { way: 'ones' }, 'Cards were turned one at a time, and the pack is at an end.', 'player may not run through the pack again', PLAY),
  ruling('pack-again', { way: 'threes', used: 'no' }, 'A run by threes has changed nothing.', 'stops at once', PLAY),
  {
    kind: 'score',
    scorer: 'settlement',
    book: 'sierra',
    story: 'Five cards, a common result in the casino.',
    input: { cards: '5' },
    totals: { '': -25 },
    headline: 'loses 25 dollars',
    cite: HISTORY,
  },
  { kind: 'score', scorer: 'settlement', book: 'sierra', story: 'Six cards, the other one.', input: { cards: '6' }, totals: { '': -20 }, cite: HISTORY },
  {
    kind: 'score',
    scorer: 'settlement',
    book: 'blue-ribbon-1940',
    story: 'All four suits are out.',
    input: { cards: '52' },
    totals: { '': 208 },
    cite: PLAY,
  },
  {
    kind: 'sheet',
    sheet: 'bank',
    book: 'sierra',
    story: 'Two packs, five cards and six.',
    setup: {},
    entries: [{ cards: '5' }, { cards: '6' }],
    totals: { 'The player': -45 },
    state: 'loses 45 dollars',
    cite: HISTORY,
  },
];
