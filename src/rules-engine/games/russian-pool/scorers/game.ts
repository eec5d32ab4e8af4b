import { playStrokes, strikers } from '../../../mechanics/pool/strikers.ts';
import { SIX_SEATS } from '../../../mechanics/seats.ts';
import { choiceOf, count, type Values } from '../../../scoring/fields.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import { sheet } from '../../../sheets/sheets.ts';
import { BLUE as BOOK } from '../../../vocabulary/book-ids.ts';
import type { points } from '../points.ts';
import { ask, reckon, sayStroke } from '../reckoning/stroke.ts';

const entry = { who: choiceOf('Who strikes?', SIX_SEATS), ...ask } as const;

export const game = sheet({
  title: 'Keep the score of a game',
  gist: 'Keeps the score stroke by stroke for two to six players, up to what was agreed.',
  aka: ['Russian pool score sheet', 'carlin score'],
  books: [BOOK],
  setup: { names: strikers(6).names, target: count('Points of the game, as agreed', 1, 1000, { optional: true, hint: 'The book names no number.' }) },
  round: 'Stroke',
  entry,
  play: ({ names, target }, entries: readonly Values<typeof entry>[], by: Schedule<typeof points>) =>
    playStrokes({ names, target, entries }, { say: sayStroke, reckon: (one) => reckon(one, by, one.who), keepsOn: (_, made) => made }),
});
