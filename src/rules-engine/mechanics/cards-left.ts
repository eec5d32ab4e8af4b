// The end of a deal at stops: the others pay the player who is out first for each card that they hold.

import { choiceOf, count, listOf } from '../scoring/fields.ts';
import { type Problem, problem } from '../scoring/result.ts';
import type { Line } from '../scoring/scorers.ts';
import { counted } from '../wording/numbers.ts';
import { SEAT_NAMES, type Seat, type Table } from './seats.ts';

export const WHO_WAS_OUT = choiceOf('Who was out first?', SEAT_NAMES);
/** The field for the cards left with each player, from hands of at most `most`. */
export const cardsLeft = (most: number) =>
  listOf('Cards left with each player', count('Player', 0, most), 2, 8, { hint: 'In the order of the seats; 0 for the one who was out.' });

interface End {
  readonly out: Seat;
  readonly left: readonly number[];
}

/** Problems with the cards left: none with the player who was out, some with each other, and no more than each can have. */
export function wrongLeft({ out, left }: End, { keys, name }: Table<Seat>, most: (seat: Seat) => number): Problem[] {
  if (left.length !== keys.length) return [problem('left', counted(keys.length, 'player'), `${left.length}`)];
  return keys.flatMap((seat, n): Problem[] => {
    const cards = left[n] ?? 0;
    if (seat === out && cards > 0) return [problem('left', `no card left with ${name[seat]}, who was out`, `${cards}`)];
    if (seat !== out && cards === 0) return [problem('left', `a card left with ${name[seat]}, who was not out first`, '0')];
    return cards > most(seat) ? [problem('left', `at most ${counted(most(seat), 'card')} left with ${name[seat]}`, `${cards}`)] : [];
  });
}

/**
 * What each player pays for their cards, and what the player who was out is paid; `line` makes the line from the game's own item. An excused
 * player pays nothing.
 */
export function paidForCards(
  { out, left }: End,
  { keys }: Table<Seat>,
  line: (say: string, more: { readonly times: number; readonly to: Seat }) => Line,
  excused: Seat | null = null,
): Line[] {
  const rest = keys.reduce((sum, seat, n) => sum + (seat === excused ? 0 : (left[n] ?? 0)), 0);
  return keys.flatMap((to, n) => {
    if (to === excused) return [];
    const cards = left[n] ?? 0;
    return [
      to === out ? line(`${counted(rest, 'card')} left with the others`, { times: rest, to }) : line(`${counted(cards, 'card')} left`, { times: -cards, to }),
    ];
  });
}
