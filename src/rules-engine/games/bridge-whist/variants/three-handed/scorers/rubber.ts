import { sayPoints } from '../../../../../laws/remedies/amounts.ts';
import { belowAndAbove, seated } from '../../../../../mechanics/seats.ts';
import { listOf, words } from '../../../../../scoring/fields.ts';
import type { Schedule } from '../../../../../scoring/schedule.ts';
import { replay } from '../../../../../sheets/replay.ts';
import { sheet } from '../../../../../sheets/sheets.ts';
import { counted } from '../../../../../wording/numbers.ts';
import type { points } from '../../../points.ts';
import { TRUMPS } from '../../../reckoning/trumps.ts';
import { DEAL_OF_THREE, dealOfThree } from './deal.ts';
import { paymentsOf, SEATS_OF_THREE, type SeatOfThree } from './settlement.ts';

const GAMES_TO_WIN = 2;
const below = (seat: SeatOfThree) => `${seat}-below`;
const above = (seat: SeatOfThree) => `${seat}-above`;
const seatAt = (n: number): SeatOfThree => SEATS_OF_THREE[n % 3] ?? 'first';

/**
 * A rubber of three players. They deal in the order of the names, since the player on the dealer's left deals next and the other one moves
 * into the empty seat; donohue p. 409. An impossible deal keeps its place in that order, so that it can be corrected.
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
  form: 'line',
  play: (setup, entries, by: Schedule<typeof points>) => {
    const game = by.points('game');
    const table = seated(3, setup.names);
    const nameOf = (seat: SeatOfThree) => table.names[SEATS_OF_THREE.indexOf(seat)] ?? '';
    const won = { first: 0, second: 0, third: 0 };
    /** Points toward the next game, which the others keep when one wins a game. */
    const running = { first: 0, second: 0, third: 0 };
    const totals = { first: 0, second: 0, third: 0 };
    const sayAt = (dealer: SeatOfThree, { trump, tricks }: (typeof entries)[number]) =>
      `${TRUMPS[trump]}, dealt by ${nameOf(dealer)}, who takes ${sayPoints(tricks, 'trick')}`;
    return replay({
      columns: belowAndAbove(table),
      entries,
      whole: 'rubber',
      say: (entry) => sayAt(seatAt(entries.indexOf(entry)), entry),
      turn: (entry, _, n) => {
        const dealer = seatAt(n);
        const [left, right] = [seatAt(n + 1), seatAt(n + 2)];
        const reckoned = dealOfThree(entry, { below: below(dealer), above: above(dealer), against: [above(left), above(right)] }, by);
        const say = sayAt(dealer, entry);
        if (!reckoned.ok) return { say, problems: reckoned.problems };
        const one = reckoned.value;
        const { lines, notes } = one;
        totals[dealer] += one.dealer.below + one.dealer.above;
        totals[left] += one.each;
        totals[right] += one.each;
        running[dealer] += one.dealer.below;
        if (running[dealer] < game) return { say, lines, notes };
        won[dealer] += 1;
        running[dealer] = 0;
        if (won[dealer] < GAMES_TO_WIN) return { say, lines, notes, mark: `Game: ${nameOf(dealer)}` };
        totals[dealer] += by.points('rubber');
        const bonus = by.line('rubber', 'two games won: the rubber', { to: above(dealer) });
        const paid = paymentsOf(totals, dealer).map(({ from, to, points }) => `${nameOf(from)} pays ${nameOf(to)} ${points}`);
        const over = `The rubber to ${nameOf(dealer)}: ${paid.length === 0 ? 'all three are level' : paid.join('; ')}.`;
        return { say, lines: [...lines, bonus], notes, mark: `Game and rubber: ${nameOf(dealer)}`, over };
      },
      state: (_, over) => [
        ...SEATS_OF_THREE.map(
          (seat) => `${nameOf(seat)} has ${counted(won[seat], 'game')} and ${running[seat]} of ${game} below the line, ${totals[seat]} in all.`,
        ),
        ...(over === null ? [`${nameOf(seatAt(entries.length))} deals next.`] : []),
      ],
    });
  },
});
