import { seated } from '../../../mechanics/seats.ts';
import { namesOf } from '../../../mechanics/stakes/accounts.ts';
import { choiceOf, count, listOf, type Values } from '../../../scoring/fields.ts';
import { type Problem, problem } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import { replay } from '../../../sheets/replay.ts';
import { sheet } from '../../../sheets/sheets.ts';
import type { points } from '../points.ts';

/** The number of cards in the tableau, so at most this many are left (Blue Ribbon 1940, p. 68). */
const DEALT = 35;
/** One player, a match of two, or a foursome (p. 68). */
const PLAYERS = { one: 1, two: 2, four: 4 } as const;
/** "Tries to beat a par of 100, deducting his home club handicap" (p. 69). */
const DOUBT =
  'The book says that the handicap is deducted, and not from what. Here it comes off the score, as at golf; taken off the par it would make the round harder.';
const setup = {
  players: choiceOf('How many play?', { one: 'One', two: 'Two', four: 'Four' }, { otherwise: 'one' }),
  names: namesOf(1, 4),
  handicap: count('Handicap of a player alone', 0, 40, { optional: true, seldom: true, hint: 'Taken off the score of the round.' }),
} as const;
const entry = {
  left: listOf('Cards left in the files', count('Player', 0, DEALT), 1, 4, { hint: 'In the order of the seats, when the seventeen starters are gone.' }),
} as const;

export const round = sheet({
  title: 'Keep a round',
  gist: 'Deal by deal the cards that each left, against bogey, and the round of eighteen against par.',
  aka: ['golf score sheet', 'golf card game scores', 'eighteen holes', 'running total'],
  books: ['blue-ribbon-1940'],
  setup,
  round: 'Hole',
  entry,
  play: (asked: Values<typeof setup>, entries: readonly Values<typeof entry>[], by: Schedule<typeof points>) => {
    const { keys, columns } = seated(PLAYERS[asked.players], asked.names);
    const [bogey, holes, par] = [by.points('bogey'), by.points('holes'), by.points('par')];
    const handicap = asked.handicap ?? 0;
    const after = handicap === 0 ? '' : `, after a handicap of ${handicap}`;
    let played = 0;
    return replay({
      columns,
      entries,
      round: 'hole',
      notes: keys.length > 1 || handicap === 0 ? [] : [DOUBT],
      say: ({ left }) => `Left: ${left.slice(0, keys.length).join(', ')}.`,
      turn: ({ left }) => {
        const problems: Problem[] = [];
        if (played === holes) problems.push(problem('left', `${holes} holes to a round`, `hole ${played + 1}`));
        if (left.length !== keys.length)
          problems.push(problem('left', `the cards of ${keys.length} ${keys.length === 1 ? 'player' : 'players'}`, `${left.length}`));
        if (problems.length > 0) return { problems };
        played++;
        const lines = keys.map((to, n) => {
          const cards = left[n] ?? 0;
          return by.line('left', cards === 0 ? 'none left' : cards < bogey ? 'fewer than bogey' : cards === bogey ? 'bogey' : 'over bogey', {
            times: cards,
            to,
          });
        });
        return { lines };
      },
      state: (has) => {
        const left = holes - played;
        const soFar = `${played} of ${holes} holes played`;
        if (keys.length > 1) return [left > 0 ? `${soFar}; fewest is best.` : 'The round is at an end; fewest is best.'];
        const spent = keys.reduce((sum, key) => sum + (has[key] ?? 0), 0);
        if (left > 0) return [`${soFar}, ${spent} used of ${par}${handicap === 0 ? '' : ` and a handicap of ${handicap}`}.`];
        const net = spent - handicap;
        return [net < par ? `Under par: ${net} against ${par}${after}.` : net === par ? `Par: ${par}${after}.` : `Over par: ${net} against ${par}${after}.`];
      },
    });
  },
});
