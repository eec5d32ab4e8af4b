import { playStrokes, strikers } from '../../../mechanics/pool/strikers.ts';
import { SIX_SEATS } from '../../../mechanics/seats.ts';
import { choiceOf, count, type Values } from '../../../scoring/fields.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import { sheet } from '../../../sheets/sheets.ts';
import { BLUE as BOOK } from '../../../vocabulary/book-ids.ts';
import type { points } from '../points.ts';
import { ask, reckon, sayStroke } from '../reckoning/stroke.ts';

const entry = {
  who: choiceOf('Who strikes?', SIX_SEATS),
  first: ask.first,
  carom: ask.carom,
  red: ask.red,
  white: ask.white,
  pins: ask.pins,
  middle: ask.middle,
  own: { ...ask.own, seldom: true },
} as const;

export const game = sheet({
  title: 'Keep the score of a game',
  gist: 'Keeps the score stroke by stroke for two to six players, up to 30 or what was agreed.',
  aka: ['Spanish pool score sheet', 'running score'],
  books: [BOOK],
  setup: { names: strikers(6).names, target: count('Points of the game', 1, 1000, { optional: true, hint: 'Left empty: 30, as is usual.' }) },
  round: 'Stroke',
  entry,
  play: ({ names, target }, entries: readonly Values<typeof entry>[], by: Schedule<typeof points>) => {
    const game = target ?? by.points('game');
    return playStrokes(
      { names, target: game, entries },
      {
        say: sayStroke,
        reckon: (one) => reckon(one, by, one.who),
        keepsOn: ({ own }, made) => made && own === 'stays',
        after: `; playing to ${game}`,
        notes: ['A player who counts strikes again, as in the three-ball game.'],
      },
    );
  },
});
