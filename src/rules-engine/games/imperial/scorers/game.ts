import { TWO_NAMES, TWO_SEATS, twoSeated } from '../../../mechanics/seats.ts';
import { choiceOf, type Values } from '../../../scoring/fields.ts';
import { type Points, replay } from '../../../sheets/replay.ts';
import { type Played, sheet } from '../../../sheets/sheets.ts';
import { HAND, handProblems, lineOf, type Player, type Prices, putUp, sayUp, type Up } from '../reckoning/hand.ts';

const ENTRY = { dealer: choiceOf('Who dealt?', TWO_SEATS), ...HAND } as const;
type Entry = Values<typeof ENTRY>;
type Seat = keyof typeof TWO_SEATS;

function play(asked: Values<typeof TWO_NAMES>, entries: readonly Entry[], by: Prices): Played {
  const { name, keys } = twoSeated(asked);
  const columns = keys.flatMap((key) =>
    (['reds', 'whites'] as const).map((kind) => ({ key: `${key}-${kind}`, title: `${name[key]}, ${kind}`, side: `${name[key]}, ${kind}` })),
  );
  const upOf = (seat: Seat, has: Points): Up => ({ reds: has[`${seat}-reds`] ?? 0, whites: has[`${seat}-whites`] ?? 0 });
  const standing = (has: Points) => `Up: ${keys.map((key) => `${name[key]} ${sayUp(upOf(key, has))}`).join(', ')}.`;
  return replay({
    columns,
    entries,
    round: 'hand',
    say: ({ dealer, tricks }) => `${name[dealer]} deals; the other takes ${tricks} of twelve tricks.`,
    turn: (one, has) => {
      const problems = handProblems(one);
      if (problems.length > 0) return { problems };
      const seat: Record<Player, Seat> = { dealer: one.dealer, pone: one.dealer === 'first' ? 'second' : 'first' };
      const { marks, out } = putUp(one, { pone: upOf(seat.pone, has), dealer: upOf(seat.dealer, has) }, by);
      const lines = marks.map((mark) => lineOf(mark, `${seat[mark.who]}-${mark.unit}s`, by));
      return { lines, ...(out === null ? {} : { over: `The game is over: ${name[seat[out]]} has all counters up.` }) };
    },
    state: (has, over) => (over === null ? [standing(has)] : []),
  });
}

/** Red and white counters of two players, hand by hand. */
export const game = sheet({
  title: 'Keep the counters of a game',
  gist: 'Hand by hand: what each puts up, six whites for a red, whites taken down, and who is out first.',
  aka: ['imperial score sheet', 'score pad', 'markers'],
  books: ['blue-ribbon-1940'],
  setup: TWO_NAMES,
  round: 'Hand',
  entry: ENTRY,
  play,
});
