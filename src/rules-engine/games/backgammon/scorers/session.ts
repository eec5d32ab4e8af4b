import { counted } from '../../../core/counted.ts';
import { choiceOf, type Values, words } from '../../../core/fields.ts';
import type { Schedule } from '../../../core/schedule.ts';
import { SEAT_NAMES, seated } from '../../../core/seats.ts';
import { type Played, type Row, sheet } from '../../../core/sheets.ts';
import { BLUE, DONOHUE } from '../cites.ts';
import { borne, custom, lineOf, rearmost, worthOf } from './worth.ts';

const setup = {
  first: words('First player', 20, { optional: true }),
  second: words('Second player', 20, { optional: true }),
  custom,
} as const;
const entry = { winner: choiceOf('Who won the game?', { first: 'First player', second: 'Second player' }), borne, rearmost } as const;

function play(asked: Values<typeof setup>, entries: readonly Values<typeof entry>[], { book }: Schedule): Played {
  const [first = '', second = ''] = seated(2, [asked.first ?? SEAT_NAMES.first, asked.second ?? SEAT_NAMES.second]).names;
  const names = { first, second };
  const notes = new Set<string>();
  const won = { first: 0, second: 0 };
  const rows = entries.map((one): Row => {
    const found = worthOf({ custom: asked.custom, borne: one.borne, rearmost: one.rearmost }, book);
    if (!found.ok) return { say: `${names[one.winner]} wins`, lines: [], problems: found.problems };
    for (const note of found.value.notes) notes.add(note);
    const line = lineOf(found.value.key, book, one.winner);
    won[one.winner] += line.points ?? 0;
    return { say: `${names[one.winner]} wins: ${line.say.toLowerCase()}`, lines: [line], problems: [] };
  });
  const lead = Math.abs(won.first - won.second);
  const ahead = won.first > won.second ? names.first : names.second;
  const state = lead === 0 ? 'The players are even.' : `${ahead} is ${counted(lead, 'game')} ahead.`;
  return {
    columns: [
      { key: 'first', title: names.first, side: names.first },
      { key: 'second', title: names.second, side: names.second },
    ],
    rows,
    state: [state],
    over: null,
    notes: [...notes],
  };
}

export const session = sheet({
  title: 'Score of a sitting',
  gist: 'Adds up hits, gammons and backgammons over a number of games.',
  aka: ['score sheet', 'who is ahead', 'match score'],
  books: [BLUE, DONOHUE],
  round: 'Game',
  setup,
  entry,
  play,
});
