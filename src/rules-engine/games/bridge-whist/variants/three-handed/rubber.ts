import { listOf, words } from '../../../../core/fields.ts';
import { sayPoints } from '../../../../core/remedies/amounts.ts';
import { type Problem, problem } from '../../../../core/result.ts';
import type { Line } from '../../../../core/scorers.ts';
import { seated } from '../../../../core/seats.ts';
import { type Column, type Row, sheet } from '../../../../core/sheets.ts';
import { SCHEDULES, TRUMPS } from '../../scorers/schedule.ts';
import { DEAL_OF_THREE, dealOfThree } from './deal.ts';
import { paymentsOf, SEATS_OF_THREE, type SeatOfThree } from './settlement.ts';

const { game: GAME, rubber: RUBBER } = SCHEDULES.donohue;
const GAMES_TO_WIN = 2;
const below = (seat: SeatOfThree) => `${seat}-below`;
const above = (seat: SeatOfThree) => `${seat}-above`;
const seatAt = (n: number): SeatOfThree => SEATS_OF_THREE[n % 3] ?? 'first';
const games = (n: number) => (n === 1 ? '1 game' : `${n} games`);

/**
 * A rubber between three. The deal goes from player to player in the order of the names, since the player on the dealer's left deals next
 * and the other one moves into the empty seat; donohue p. 409. An impossible deal keeps its place in that order: it is there to be put right.
 */
export const rubber = sheet({
  title: 'A rubber of three-handed bridge',
  gist: 'Keeps the scores of three players below and above the line, the games, and who pays whom at the end.',
  aka: ['score sheet', 'score pad', 'cut-throat bridge score', 'rubber for three'],
  books: ['donohue'],
  setup: {
    names: listOf('Names', words('Name', 24), 3, 3, {
      optional: true,
      hint: 'In the order of the cut: the lowest, who deals first, then the next lowest, then the third.',
    }),
  },
  entry: DEAL_OF_THREE,
  play: (setup, entries) => {
    const table = seated(3, setup.names);
    const nameOf = (seat: SeatOfThree) => table.names[SEATS_OF_THREE.indexOf(seat)] ?? '';
    const columns: Column[] = SEATS_OF_THREE.flatMap((seat) => [
      { key: below(seat), title: `${nameOf(seat)}: below the line`, side: nameOf(seat) },
      { key: above(seat), title: `${nameOf(seat)}: above the line`, side: nameOf(seat) },
    ]);
    const won = { first: 0, second: 0, third: 0 };
    /** Points toward the next game, which the others keep when one wins a game. */
    const running = { first: 0, second: 0, third: 0 };
    const totals = { first: 0, second: 0, third: 0 };
    let winner: SeatOfThree | null = null;
    const notes = new Set<string>();

    const rows = entries.map((entry, n): Row => {
      const dealer = seatAt(n);
      const [left, right] = [seatAt(n + 1), seatAt(n + 2)];
      const say = `${TRUMPS[entry.trump]}, dealt by ${nameOf(dealer)}, who takes ${sayPoints(entry.tricks, 'trick')}`;
      const refused = (problems: readonly Problem[]): Row => ({ say, lines: [], problems });
      if (winner !== null) return refused([problem('', 'no deal after the rubber is over', `${nameOf(winner)} has won two games`)]);
      const counted = dealOfThree(entry, { below: below(dealer), above: above(dealer), against: [above(left), above(right)] });
      if (!counted.ok) return refused(counted.problems);
      const one = counted.value;
      for (const note of one.notes) notes.add(note);
      totals[dealer] += one.dealer.below + one.dealer.above;
      totals[left] += one.each;
      totals[right] += one.each;
      running[dealer] += one.dealer.below;
      if (running[dealer] < GAME) return { say, lines: one.lines, problems: [] };
      won[dealer] += 1;
      running[dealer] = 0;
      if (won[dealer] < GAMES_TO_WIN) return { say, lines: one.lines, problems: [], mark: `Game: ${nameOf(dealer)}` };
      winner = dealer;
      totals[dealer] += RUBBER;
      const bonus: Line = { rule: 'points.rubber', say: 'two games won: the rubber', points: RUBBER, to: above(dealer) };
      return { say, lines: [...one.lines, bonus], problems: [], mark: `Game and rubber: ${nameOf(dealer)}` };
    });

    const standing = SEATS_OF_THREE.map(
      (seat) => `${nameOf(seat)} has ${games(won[seat])} and ${running[seat]} of ${GAME} below the line, ${totals[seat]} in all.`,
    );
    if (winner === null) {
      return { columns, rows, state: [...standing, `${nameOf(seatAt(entries.length))} deals next.`], over: null, notes: [...notes] };
    }
    const paid = paymentsOf(totals, winner).map(({ from, to, points }) => `${nameOf(from)} pays ${nameOf(to)} ${points}`);
    const over = `The rubber to ${nameOf(winner)}: ${paid.length === 0 ? 'all three are level' : paid.join('; ')}.`;
    return { columns, rows, state: standing, over, notes: [...notes] };
  },
});
