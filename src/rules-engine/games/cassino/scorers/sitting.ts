import { SEATS, type Seat, tableOf } from '../../../mechanics/seats.ts';
import { flag, listOf, type Values, words } from '../../../scoring/fields.ts';
import { problem } from '../../../scoring/result.ts';
import type { Added, Schedule } from '../../../scoring/schedule.ts';
import { totalsOf } from '../../../scoring/scorers.ts';
import { type Points, replay } from '../../../sheets/replay.ts';
import { type Played, sheet } from '../../../sheets/sheets.ts';
import { counted } from '../../../wording/numbers.ts';
import type { points } from '../points.ts';
import { linesOf, problemsOf, SIDES, taken } from '../reckoning/taken.ts';

const setup = {
  names: listOf('Names of the sides', words('Name', 20), 2, 4, { optional: true, hint: 'Left empty: Side 1 and Side 2. Partners are one side.' }),
  noSweeps: flag('Sweeps are agreed not to count'),
  sixty: flag('The pack has 60 cards, with elevens and twelves', { given: 'king-number' }),
} as const;

function play(asked: Values<typeof setup>, entries: readonly Values<typeof taken>[], by: Schedule<typeof points & Added<'king-number'>>): Played {
  const sides = asked.names?.length ?? 2;
  const keys = SEATS.slice(0, sides);
  const { name, columns } = tableOf(Object.fromEntries(keys.map((key, n) => [key, asked.names?.[n] || `Side ${n + 1}`])) as Record<Seat, string>);
  const keyOf = (to: string | undefined): Seat => SEATS[Object.values<string | undefined>(SIDES).indexOf(to)] ?? 'first';
  const won: Partial<Record<Seat, number>> = {};
  let drawn = 0;
  const stands = (has: Points) => keys.map((key) => `${name[key]}: ${counted(won[key] ?? 0, 'game')}, ${counted(has[key] ?? 0, 'point')}`).join('; ');
  return replay({
    columns,
    entries,
    say: (one) => `Cards ${one.cards.join(', ')}; spades ${one.spades.join(', ')}${one.sweeps === null ? '' : `; sweeps ${one.sweeps.join(', ')}`}`,
    turn: (one) => {
      const sixty = asked.sixty === true;
      if (sixty && by.way('king-number') !== 'of-60-too') return { problems: [problem('cards', 'the pack of 52 cards in this book', '60 cards')] };
      const problems = problemsOf(one, sixty ? 60 : 52);
      if (one.cards.length !== sides) problems.push(problem('cards', `${sides} numbers, one for each side`, `${one.cards.length}`));
      if (problems.length > 0) return { problems };
      const notes: string[] = [];
      const lines = linesOf(asked.noSweeps ? { ...one, sweeps: null } : one, by, notes).map((line) => ({ ...line, to: keyOf(line.to) }));
      const [first, second] = totalsOf(lines).toSorted((a, b) => b.points - a.points);
      if (first === undefined) return { lines, notes };
      if (second?.points !== first.points) {
        won[first.to as Seat] = (won[first.to as Seat] ?? 0) + 1;
        return { lines, notes, mark: `Game to ${name[first.to as Seat]}` };
      }
      drawn += 1;
      if (by.way('single-game') === 'may-be-drawn') return { lines, notes, mark: 'A drawn game' };
      return { lines, notes: [...notes, 'The book does not say who wins a game with equal points.'], mark: 'Equal points' };
    },
    state: (has) => [`${stands(has)}${drawn === 0 ? '' : `; ${counted(drawn, 'deal')} with equal points`}.`],
    notes: [
      'Each deal is a game by itself. The player on the left of the dealer plays first.',
      ...(sides === 2 && by.way('single-game') === 'majority'
        ? ['The majority of the eleven points wins between two; the book does not say whether sweeps belong to it, and they are counted here.']
        : []),
      ...(asked.noSweeps && by.way('sweep') !== 'unless-agreed' ? ['Leaving sweeps out is an agreement that another book names.'] : []),
    ],
  });
}

export const sitting = sheet({
  title: 'Keep the games of a sitting',
  gist: 'Every deal a game by itself: what each side took in, who won it, and how many games each has.',
  aka: ['cassino score sheet', 'score pad', 'games won', 'most points wins'],
  books: ['blue-ribbon-1940', 'donohue', 'uspc-1898'],
  setup,
  entry: taken,
  play,
});
