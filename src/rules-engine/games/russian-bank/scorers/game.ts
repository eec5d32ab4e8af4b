import { TWO_NAMES, TWO_SEATS, twoSeated } from '../../../mechanics/seats.ts';
import { endOfGame, sayScores } from '../../../mechanics/sides.ts';
import { choiceOf, count, type Values } from '../../../scoring/fields.ts';
import { replay } from '../../../sheets/replay.ts';
import { type Played, sheet } from '../../../sheets/sheets.ts';
import { counted } from '../../../wording/numbers.ts';
import { left, linesOf, NONE_LEFT, type Prices, tooMany } from './left.ts';

const setup = {
  first: TWO_NAMES.first,
  second: TWO_NAMES.second,
  target: count('Points to play for', 1, 5000, { optional: true, hint: 'By agreement: the book sets no number.' }),
} as const;
const entry = {
  winner: choiceOf('Who was rid of all cards first?', TWO_SEATS),
  stock: left.stock,
  rest: left.rest,
} as const;
type Entry = Values<typeof entry>;

function play(asked: Values<typeof setup>, entries: readonly Entry[], by: Prices): Played {
  const table = twoSeated(asked);
  return replay({
    columns: table.columns,
    entries,
    say: ({ winner, stock, rest }) => `${table.name[winner]} was out first; ${counted(stock, 'card')} left in the other stock, ${rest} in hand and trash pile.`,
    turn: (one) => {
      const problems = tooMany(one);
      if (problems.length > 0) return { problems };
      return { lines: linesOf(one, by, one.winner), notes: one.stock + one.rest === 0 ? [NONE_LEFT] : [] };
    },
    end: (has) => (asked.target === null ? null : endOfGame(table, has, asked.target, '')),
    state: (has, over) => (over === null ? [`${sayScores(table, has)}.`] : []),
    notes: asked.target === null ? ['The book sets no number to play for; the sheet goes on as long as you like.'] : [],
  });
}

export const game = sheet({
  title: 'Keep the score over several deals',
  gist: 'Deal by deal: 30 points and the cards that the loser still has.',
  aka: ['russian bank score sheet', 'score pad', 'who is ahead'],
  books: ['blue-ribbon-1940'],
  setup,
  round: 'Deal',
  entry,
  play,
});
