import { absent, type Seat, SIX_SEATS, seated } from '../../../mechanics/seats.ts';
import { choiceOf, count, flag, listOf, type Values, words } from '../../../scoring/fields.ts';
import { type Problem, problem } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import type { Line } from '../../../scoring/scorers.ts';
import { added, type Points, replay } from '../../../sheets/replay.ts';
import { type Played, sheet } from '../../../sheets/sheets.ts';
import { counted } from '../../../wording/numbers.ts';
import type { points } from '../points.ts';
import { JOKER_LEFT } from '../reckoning/left.ts';

const SIZES = { two: 2, three: 3, four: 4, five: 5, six: 6 } as const;
const setup = {
  players: choiceOf('How many play?', { four: 'Four', two: 'Two', three: 'Three', five: 'Five', six: 'Six' }, { otherwise: 'four' }),
  names: listOf('Names', words('Name', 24), 2, 6, { optional: true, hint: 'Left empty: First player, Second player and so on.' }),
  deals: count('Deals agreed on', 1, 99, { optional: true, hint: 'Left empty: as many as you like. The books settle each deal by itself.' }),
} as const;
const entry = {
  out: choiceOf('Who is out?', SIX_SEATS),
  left: listOf('Points left in the other hands', count('Opponent', 0, 500), 1, 6, {
    hint: 'In the order of the players, without the one who is out.',
  }),
  splash: flag('The whole hand was laid down at one time, and splashes are played', { hint: 'Only by agreement.', given: 'splash' }),
} as const;
type Entry = Values<typeof entry>;

/** The payments of the others, in seat order. */
function paying({ out, left }: Entry, keys: readonly Seat[]): { readonly from: Seat; readonly points: number }[] {
  return keys.filter((key) => key !== out).map((from, n) => ({ from, points: left[n] ?? 0 }));
}

function play(asked: Values<typeof setup>, entries: readonly Entry[], by: Schedule<typeof points>): Played {
  const table = seated(SIZES[asked.players], asked.names);
  const { keys, name, columns } = table;
  const signed = (points: number) => (points > 0 ? `+${points}` : `${points}`);
  const stands = (has: Points) => keys.map((key) => `${name[key]} ${signed(has[key] ?? 0)}`).join(', ');
  const leading = (has: Points) => {
    const best = Math.max(...keys.map((key) => has[key] ?? 0));
    const first = keys.filter((key) => has[key] === best).map((key) => name[key]);
    return `${first.join(' and ')} ${first.length === 1 ? 'has collected the most' : 'have collected alike'}`;
  };
  let dealt = 0;
  return replay({
    columns,
    entries,
    say: (one) => `${name[one.out] ?? SIX_SEATS[one.out]} out; left in the other hands ${one.left.join(', ')}${one.splash === true ? ', a splash' : ''}`,
    turn: (one, has) => {
      const problems: Problem[] = absent('out', one.out, table);
      const others = keys.length - 1;
      if (one.left.length !== others) problems.push(problem('left', `${counted(others, 'number')}, one for each of the others`, `${one.left.length}`));
      const jokers = by.way('number-card-left') !== 'one-pack';
      if (!jokers && one.left.includes(0)) problems.push(problem('left', '1 or more for every hand: each card counts', '0'));
      if (one.splash === true && !by.gives('splash')) problems.push(problem('splash', 'no splash, which this book does not have', 'yes'));
      if (problems.length > 0) return { problems };
      const lines = paying(one, keys).flatMap(({ from, points }): Line[] => [
        ...(points === 0
          ? []
          : [
              by.sum('first-out', `${points} left with ${name[from]}`, points, { to: one.out }),
              by.sum('first-out', `${points} left, to ${name[one.out]}`, -points, { to: from }),
            ]),
        ...(one.splash === true
          ? [by.line('splash', `a splash, from ${name[from]}`, { to: one.out }), by.line('splash', `a splash, to ${name[one.out]}`, { times: -1, to: from })]
          : []),
      ]);
      dealt += 1;
      const now = added(has, lines);
      return dealt === asked.deals ? { lines, over: `The ${counted(dealt, 'deal')} agreed on are played: ${leading(now)}. ${stands(now)}.` } : { lines };
    },
    state: (has, over) => {
      if (over !== null || dealt === 0) return [];
      return [`${stands(has)}.`, `${leading(has)}.`, ...(asked.deals === null ? [] : [`${counted(asked.deals - dealt, 'deal')} to go.`])];
    },
    notes: [
      'The player on the left of the dealer begins. Points paid stand as a loss, so that all columns together come to nothing.',
      ...(by.way('number-card-left') === 'one-pack' ? [] : [JOKER_LEFT]),
    ],
  });
}

export const game = sheet({
  title: 'Keep the account of a sitting',
  gist: 'Who is out in each deal, what the others pay for the cards left in their hands, and how all stand.',
  aka: ['rummy score sheet', 'score pad', 'who owes what'],
  books: ['blue-ribbon-1940', 'donohue'],
  setup,
  entry,
  play,
});
