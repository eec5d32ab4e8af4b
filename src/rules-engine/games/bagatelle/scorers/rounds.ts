import { absent, SEAT_NAMES, type Seat } from '../../../mechanics/seats.ts';
import { namesOf, TABLE_SIZE, tableOfSize } from '../../../mechanics/stakes/accounts.ts';
import { choiceOf, count, type Values } from '../../../scoring/fields.ts';
import { problem } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import { replay } from '../../../sheets/replay.ts';
import { sheet } from '../../../sheets/sheets.ts';
import { DONOHUE as BOOK } from '../../../vocabulary/book-ids.ts';
import type { points } from '../points.ts';
import { inWords, sum } from '../reckoning/cups.ts';
import { blackLine, doubtsOf, earlyLine, faultsOf, asked as made, plainOf } from '../reckoning/round.ts';

const setup = {
  players: TABLE_SIZE,
  names: namesOf(2, 8),
  rounds: count('Rounds of the game, as agreed', 1, 100, { optional: true }),
} as const;
const entry = { who: choiceOf('Who played the balls?', SEAT_NAMES), ...made } as const;

/** A game of any number of rounds (p. 371-372). */
export const rounds = sheet({
  title: 'Keep a game of bagatelle',
  gist: 'Round by round, what each player makes with the nine balls, and who has the greatest number at the end.',
  aka: ['bagatelle score sheet', 'keep score', 'who is ahead'],
  books: [BOOK],
  round: 'Turn',
  setup,
  entry,
  play: (asked: Values<typeof setup>, entries: readonly Values<typeof entry>[], by: Schedule<typeof points>) => {
    const table = tableOfSize(asked.players, asked.names);
    const { keys, name } = table;
    const played: Seat[] = [];
    /** The players who have already played in the current round. */
    const inRound = () => played.slice(played.length - (played.length % keys.length));
    const roundNumber = () => Math.floor(played.length / keys.length) + 1;
    const say = (one: Values<typeof entry>) =>
      `${name[one.who]}: cups ${inWords(one.cups)}${one.black === null ? '' : `, the black in ${one.black}`}${one.early === null || one.early.length === 0 ? '' : `, ${inWords(one.early)} too early`}`;
    const whole = replay({
      columns: table.columns,
      entries,
      round: 'turn',
      say,
      turn: (one) => {
        const missing = absent('who', one.who, table);
        const again = inRound().includes(one.who);
        const problems = [
          ...missing,
          ...(again
            ? [
                problem(
                  'who',
                  `one who has not played in round ${roundNumber()}: ${keys
                    .filter((key) => !inRound().includes(key))
                    .map((key) => name[key])
                    .join(', ')}`,
                  name[one.who],
                ),
              ]
            : []),
          ...faultsOf(one),
        ];
        if (problems.length > 0) return { problems };
        const text = `round ${roundNumber()}, ${say(one)}`;
        played.push(one.who);
        const plain = plainOf(one);
        return {
          say: text,
          lines: [
            by.sum('cup', plain.length === 0 ? 'no plain ball in a cup' : `cups ${inWords(plain)}`, sum(plain), { to: one.who }),
            ...(one.black === null ? [] : [blackLine(one.black, by, one.who)]),
            ...earlyLine(one, by, one.who),
          ],
          notes: doubtsOf(one),
          ...(inRound().length === 0 ? { mark: `Round ${roundNumber() - 1}` } : {}),
        };
      },
      end: (has) => {
        if (asked.rounds === null || played.length < asked.rounds * keys.length) return null;
        const best = Math.max(...keys.map((key) => has[key] ?? 0));
        const first = keys.filter((key) => has[key] === best);
        const winners = first.map((key) => name[key]).join(' and ');
        return first.length === 1
          ? `The game is over: ${winners} wins with ${best}.`
          : `The rounds are played: ${winners} have ${best} each. What follows at a tie the book does not say.`;
      },
      state: (has) => [
        `${keys.map((key) => `${name[key]} ${has[key] ?? 0}`).join(', ')}.`,
        asked.rounds === null
          ? `Round ${roundNumber()} is next or under way; no number of rounds is agreed here, so that nobody wins yet.`
          : `Round ${roundNumber()} of ${asked.rounds}.`,
      ],
    });
    const next = keys.find((key) => !inRound().includes(key)) ?? keys[0];
    return next === undefined ? whole : { ...whole, next: { who: next } };
  },
});
