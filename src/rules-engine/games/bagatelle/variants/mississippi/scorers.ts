import { TWO_SEATS, twoSeated } from '../../../../mechanics/seats.ts';
import { choiceOf, type Values } from '../../../../scoring/fields.ts';
import { problem } from '../../../../scoring/result.ts';
import type { Schedule } from '../../../../scoring/schedule.ts';
import { replay } from '../../../../sheets/replay.ts';
import { sheet } from '../../../../sheets/sheets.ts';
import { DONOHUE as BOOK } from '../../../../vocabulary/book-ids.ts';
import { inWords, numbers, sum } from '../../reckoning/cups.ts';
import { across, ended, NAMES_AND_GAME, type Side, twice } from '../../reckoning/in-turn.ts';
import type { points } from './points.ts';

/** The leader plays the nine balls in succession (p. 372). */
const BALLS = 9;
const entry = {
  who: choiceOf('Who played the nine balls?', TWO_SEATS),
  arches: numbers('Arches of the balls that count', BALLS),
  direct: { ...numbers('Arches entered without a cushion', BALLS, 'They count for the adversary.'), given: 'uncushioned' },
} as const;
type Turn = Values<typeof entry>;

/** A game through the bridge (p. 372): two players in turn, nine balls each. */
export const turns = sheet({
  title: 'Keep a game through the bridge',
  gist: 'Turn by turn, the arches of nine balls, and what goes to the adversary.',
  aka: ['bridge score', 'keep score', 'mississippi score'],
  books: [BOOK],
  round: 'Turn',
  setup: NAMES_AND_GAME,
  entry,
  play: (asked, entries: readonly Turn[], by: Schedule<typeof points>) => {
    const { name, columns } = twoSeated(asked);
    let last: Side | undefined;
    const say = ({ who, arches, direct }: Turn) => {
      const straight = (direct ?? []).length === 0 ? '' : `, without a cushion ${inWords(direct)}`;
      return `${name[who]}: arches ${inWords(arches)}${straight}`;
    };
    const whole = replay({
      columns,
      entries,
      round: 'turn',
      say,
      turn: (one) => {
        const balls = (one.arches ?? []).length + (one.direct ?? []).length;
        const problems = [...twice(one.who, last, name), ...(balls > BALLS ? [problem('arches', `at most ${BALLS} balls in a turn`, `${balls}`)] : [])];
        if (problems.length > 0) return { problems };
        last = one.who;
        const straight = sum(one.direct);
        return {
          lines: [
            by.sum('arch', `arches ${inWords(one.arches)}`, sum(one.arches), { to: one.who }),
            ...(straight === 0 ? [] : [by.sum('uncushioned', `${inWords(one.direct)} without a cushion`, straight, { to: across(one.who) })]),
          ],
        };
      },
      end: (has) => ended(asked.game, has, name),
      state: ({ first = 0, second = 0 }, over) => (over === null ? [`${name.first} ${first}, ${name.second} ${second}.`] : []),
    });
    return last === undefined ? whole : { ...whole, next: { who: across(last) } };
  },
});
