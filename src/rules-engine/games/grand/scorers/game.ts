import { across, SIDE_NAMES, SIDES, type Side, sidesOf } from '../../../mechanics/sides.ts';
import { choiceOf, type Values } from '../../../scoring/fields.ts';
import { problem } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import { dealt } from '../../../sheets/deals.ts';
import { added, type Points, replay } from '../../../sheets/replay.ts';
import { type Played, sheet } from '../../../sheets/sheets.ts';
import { counted } from '../../../wording/numbers.ts';
import type { points } from '../points.ts';
import { ask, BIDDERS, deal, ELDEST, isSetBack } from './deal.ts';
import { owed } from './settlement.ts';

const ALL_TRICKS = 13;
const entry = {
  side: choiceOf('Which side bid?', { we: 'We', they: 'They' }, { hint: 'At a safety play: which side is the eldest hand of?' }),
  ...ask,
} as const;
type Entry = Values<typeof entry>;

const NAMES = { whist: 'whist', grand: 'grand', euchre: 'euchre', lone: 'euchre alone', hearts: 'hearts', safety: 'hearts' } as const;
function say({ side, game, bid, tricks, five, hearts }: Entry, name: Readonly<Record<Side, string>>): string {
  const took = hearts === null ? counted(tricks ?? five ?? 0, 'trick') : counted(hearts, 'heart');
  return `${name[side]}: ${bid === null ? 'a safety play' : bid} at ${NAMES[game]}, ${took}`;
}

function play(asked: Values<typeof SIDE_NAMES>, entries: readonly Entry[], by: Schedule<typeof points>): Played {
  const { name, columns } = sidesOf(asked);
  const target = by.points('game');
  const crosses = { we: 0, they: 0 };
  const stands = (has: Points) =>
    `${SIDES.map((side) => `${name[side]} ${has[side]}${crosses[side] === 0 ? '' : `, ${counted(crosses[side], 'set-back')}`}`).join('; ')}.`;
  /** The payment of the losing side. */
  function settled(has: Points, winner: Side): string {
    const loser = across(winner);
    const lines = owed(has[loser] ?? 0, crosses[loser] - crosses[winner], name[loser], by);
    const sum = lines.reduce((total, line) => total + (line.points ?? 0), 0);
    return sum >= 0 ? `${name[loser]}: ${sum} to pay.` : `${name[loser]}: ${-sum} to receive, because fewer set-backs outweigh the lower score.`;
  }
  const ahead = (has: Points): Side | null => (has.we === has.they ? null : (has.we ?? 0) > (has.they ?? 0) ? 'we' : 'they');
  return replay({
    columns,
    entries,
    say: (one) => say(one, name),
    turn: ({ side, ...one }, has) => {
      const dealer = across(side);
      const safe = by.points('safety-score');
      if (one.game === 'safety' && (has[dealer] ?? 0) < safe)
        return { problems: [problem('game', `a score of ${safe} or more with the dealer, ${name[dealer]}, for a safety play`, `${has[dealer]}`)] };
      const turn = dealt(deal, one, by, (to) => (to === BIDDERS || to === ELDEST ? side : dealer));
      if (turn.problems !== undefined) return turn;
      const lines = turn.lines ?? [];
      if (lines.some((line) => isSetBack(line, by))) crosses[side] += 1;
      const notes = (turn.notes ?? []).filter((note) => !note.startsWith('Mark one set-back'));
      const now = added(has, lines);
      const slam = one.game === 'grand' && one.tricks === ALL_TRICKS;
      const winner = slam ? side : SIDES.find((each) => (now[each] ?? 0) >= target);
      if (winner === undefined) return { lines, notes };
      const how = slam ? 'won at once by a grand slam' : `reached ${target}`;
      return { lines, notes, over: `The game is over: ${name[winner]} ${how}. ${stands(now)} ${settled(now, winner)}` };
    },
    state: (has, over) => {
      if (over !== null) return [];
      const leader = ahead(has);
      const stopped = leader === null ? 'With equal scores nobody pays if play stops here.' : `If play stops here: ${settled(has, leader)}`;
      return [stands(has), ...(entries.length === 0 ? [`Game is ${target}.`] : [stopped])];
    },
    notes: ['The highest bidder leads; the deal goes to the left. A time to stop may be agreed on, and then the higher score wins.'],
  });
}

export const game = sheet({
  title: 'Keep the score of a game',
  gist: 'Keeps the score of both sides deal by deal, with the crosses for set-backs, up to the end of the game, and what the loser owes.',
  aka: ['grand score sheet', 'score pad', 'crosses', 'what do we owe if we stop'],
  books: ['blue-ribbon-1940'],
  setup: SIDE_NAMES,
  entry,
  play,
});
