import { TWO_NAMES, twoSeated } from '../../../../mechanics/seats.ts';
import { choiceOf, count, type Values } from '../../../../scoring/fields.ts';
import type { Schedule } from '../../../../scoring/schedule.ts';
import { replay } from '../../../../sheets/replay.ts';
import { sheet } from '../../../../sheets/sheets.ts';
import { DONOHUE as BOOK } from '../../../../vocabulary/book-ids.ts';
import { inWords, numbers, oneNumber, sum } from '../../reckoning/cups.ts';
import { ended } from '../../reckoning/in-turn.ts';
import type { points } from './points.ts';

/** Each player has four balls of one colour (p. 372). */
const OWN = 4;
const setup = {
  first: TWO_NAMES.first,
  second: TWO_NAMES.second,
  game: count('Points of the game', 21, 31, { hint: '21 to 31, as agreed.' }),
  double: choiceOf(
    'What does the black count?',
    { no: 'The number of its cup', yes: 'Twice the number of its cup' },
    { hint: 'The chief game counts it for double; here the book does not say.' },
  ),
} as const;
const entry = {
  a: numbers('Cups with balls of the first player', OWN),
  b: numbers('Cups with balls of the second player', OWN),
  holer: choiceOf('Who holed the black?', { nobody: 'Nobody', first: 'First player', second: 'Second player' }, { otherwise: 'nobody' }),
  black: { ...oneNumber('Cup of the black'), when: { field: 'holer', is: ['first', 'second'] } },
} as const;
type Round = Values<typeof entry>;

/** A game of two colours (p. 372). */
export const rounds = sheet({
  title: 'Keep a game of Sans Égal',
  gist: 'Round by round, what each colour and the black bring, and who leads next.',
  aka: ['sans egal score', 'keep score'],
  books: [BOOK],
  round: 'Round',
  setup,
  entry,
  play: (asked: Values<typeof setup>, entries: readonly Round[], by: Schedule<typeof points>) => {
    const { name, columns } = twoSeated(asked);
    let leads: string | null = null;
    const say = ({ a, b, holer, black }: Round) =>
      `${name.first} ${inWords(a)}, ${name.second} ${inWords(b)}${holer === 'nobody' ? '' : `, the black by ${name[holer]} in ${black ?? '?'}`}`;
    return replay({
      columns,
      entries,
      round: 'round',
      say,
      turn: (one) => {
        if (one.holer !== 'nobody' && one.black === null) return { problems: [{ field: 'black', expected: 'the cup of the black', found: 'none' }] };
        const black = (one.black ?? 0) * (asked.double === 'yes' ? 2 : 1);
        const first = sum(one.a) + (one.holer === 'first' ? black : 0);
        const second = sum(one.b) + (one.holer === 'second' ? black : 0);
        leads = first === second ? null : first > second ? name.first : name.second;
        return {
          lines: [
            by.sum('own-ball', `own colour in ${inWords(one.a)}`, sum(one.a), { to: 'first' }),
            by.sum('own-ball', `own colour in ${inWords(one.b)}`, sum(one.b), { to: 'second' }),
            ...(one.holer === 'nobody'
              ? []
              : [by.sum('black-ball', `the black in ${one.black}${asked.double === 'yes' ? ', for double' : ''}`, black, { to: one.holer })]),
          ],
        };
      },
      end: (has) => ended(asked.game, has, name),
      state: ({ first = 0, second = 0 }, over) =>
        over !== null || entries.length === 0
          ? []
          : [
              `${name.first} ${first}, ${name.second} ${second}, of ${asked.game}.`,
              leads === null
                ? 'The last round was level: who leads the next the book does not say.'
                : `${leads} made the most in the last round and leads the next.`,
            ],
    });
  },
});
