import { belowAndAbove } from '../../../mechanics/seats.ts';
import { across, SIDE_NAMES, SIDES, type Side, sidesOf } from '../../../mechanics/sides.ts';
import { choiceOf, count, type Values } from '../../../scoring/fields.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import { dealt } from '../../../sheets/deals.ts';
import { added, type Points, replay, type Turn } from '../../../sheets/replay.ts';
import { type Played, sheet } from '../../../sheets/sheets.ts';
import type { points } from '../points.ts';
import { ask, BIDDER, BIDS, deal } from './deal.ts';

/** The number of games that win a rubber, from the text of its item. */
const RUBBER = 2;
const setup = { ...SIDE_NAMES, length: choiceOf('What is played?', { rubber: 'A rubber', game: 'One game' }, { otherwise: 'rubber' }) } as const;
const entry = {
  bidder: choiceOf('Which side bid?', { we: 'We', they: 'They' }),
  bid: ask.bid,
  ended: choiceOf('How did it end?', { played: 'Played out', led: 'An adversary of the bidder led out of turn' }, { otherwise: 'played' }),
  lost: count(ask.lost.label, 0, 13, { unit: 'tricks', hint: ask.lost.hint, when: { field: 'ended', is: ['played'] } }),
} as const;
type Entry = Values<typeof entry>;

function play(asked: Values<typeof setup>, entries: readonly Entry[], by: Schedule<typeof points>): Played {
  const table = sidesOf(asked);
  const { name } = table;
  const target = by.points('game');
  const needed = asked.length === 'rubber' ? RUBBER : 1;
  const won = { we: 0, they: 0 };
  /** The points of each side below the line when the last game ended. */
  let begun: Points = {};
  const below = (has: Points, side: Side) => (has[`${side}-below`] ?? 0) - (begun[`${side}-below`] ?? 0);
  const whole = (has: Points, side: Side) => (has[`${side}-below`] ?? 0) + (has[`${side}-above`] ?? 0);

  /** Ends a game: adds the bonus, and ends the rubber if it was the last game needed. */
  function ended(side: Side, { lines = [], notes }: Turn, has: Points): Turn {
    const all = [...lines, by.line('bonus', 'bonus for the game', { to: `${side}-above` })];
    const now = added(has, all);
    begun = now;
    won[side] += 1;
    const turn = { lines: all, notes: notes ?? [] };
    if (won[side] < needed) return { ...turn, mark: `Game to ${name[side]}` };
    const difference = whole(now, side) - whole(now, across(side));
    const totals = SIDES.map((one) => `${name[one]} ${whole(now, one)}`).join(', ');
    const says =
      difference < 0 ? 'Penalties leave the other side ahead; what is then won the book does not say.' : `With all that stands above the line: ${difference}.`;
    return { ...turn, over: `${name[side]} won the ${asked.length}. ${totals}. ${says}` };
  }

  return replay({
    columns: belowAndAbove(table),
    entries,
    whole: asked.length,
    say: (one) => `${BIDS[one.bid]}, by ${name[one.bidder]}${one.lost === null ? '' : `: ${one.lost} lost`}`,
    turn: ({ bidder, bid, lost }, has) => {
      const other = across(bidder);
      if (lost === null) {
        const line = by.law('lead-out-of-turn', `${name[other]}, out of turn: the game is lost`, { to: `${bidder}-below` });
        return ended(bidder, { lines: [line], notes: ['The lead is taken to lose the game in hand, and no more than that.'] }, has);
      }
      const turn = dealt(deal, { bid, lost }, by, (to) => (to === BIDDER ? `${bidder}-below` : `${other}-above`));
      const made = { ...turn, notes: [] };
      return below(added(has, turn.lines ?? []), bidder) >= target ? ended(bidder, made, has) : made;
    },
    state: (has, over) =>
      over !== null
        ? []
        : SIDES.map((side) => {
            const games = asked.length === 'rubber' ? `, ${won[side]} of ${RUBBER} games` : '';
            return `${name[side]}: ${below(has, side)} below the line, ${target - below(has, side)} to go${games}.`;
          }),
    notes: [
      'The player on the left of the highest bidder leads.',
      ...(asked.length === 'rubber' ? ['Both sides begin each game at nothing below the line, as at bridge; the book leaves that unsaid.'] : []),
    ],
  });
}

export const game = sheet({
  title: 'Keep the score of a game or rubber',
  gist: 'Keeps the score of both sides deal by deal, below and above the line, with bids made and lost, up to the end of the game or the rubber.',
  aka: ['nada score sheet', 'score pad', 'below the line', 'who won the rubber'],
  books: ['blue-ribbon-1940'],
  setup,
  entry,
  form: 'line',
  play,
});
