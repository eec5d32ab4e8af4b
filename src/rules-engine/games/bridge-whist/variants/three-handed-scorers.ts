import { choiceOf, count } from '../../../core/fields.ts';
import { ok, type Problem, problem, wrong } from '../../../core/result.ts';
import { answer, type Line, scorer } from '../../../core/scorers.ts';
import { type Asked, DEAL_FIELDS, dealOf } from '../scorers/fields.ts';
import { faultsOf, type Names, reckon } from '../scorers/reckon.ts';
import { SCHEDULES } from '../scorers/schedule.ts';

const DEALER = 'Dealer';
const OPPONENTS = ["Player on the dealer's left", "Player on the dealer's right"] as const;
const AGAINST = 'against';
const NAMES: Names = { below: [DEALER, AGAINST], above: [DEALER, AGAINST] };
const { trump, doubles, tricks, chicane } = DEAL_FIELDS;
const honours = {
  'in-dealer': DEAL_FIELDS['in-dealer'],
  'in-dummy': DEAL_FIELDS['in-dummy'],
  'in-eldest': DEAL_FIELDS['in-eldest'],
  'in-right': DEAL_FIELDS['in-right'],
};
const placed = (issue: Problem): Problem => (issue.field === 'honours' ? { ...issue, field: 'in-dealer' } : issue);

export const deal = scorer({
  title: 'A deal of three-handed bridge',
  gist: 'What the dealer and each of the two others score.',
  aka: ['cut-throat bridge', 'all against all'],
  books: ['donohue'],
  ask: { trump, doubles, tricks, ...honours, chicane },
  score: (asked) => {
    const one = dealOf({ ...asked, revoke: 'nobody', revokes: null, penalty: null } as Asked, [0, 0]);
    const faults = faultsOf(one, 'donohue');
    if (faults.length > 0) return wrong(...faults.map(placed));
    const { lines, below, above, notes } = reckon(one, 'donohue', NAMES);
    // What goes against the dealer goes to each of the others, and above the line.
    const shared: Line[] = lines.flatMap((line) => (line.to === AGAINST ? OPPONENTS.map((to) => ({ ...line, to })) : [line]));
    const lost = below[1];
    if (lost > 0) shared.push({ rule: 'points.lost-tricks', say: 'the tricks that the dealer lost stand above the line of each opponent' });
    const against = lost + above[1];
    if (chicaneAgainst(asked.chicane) || (lost > 0 && 13 - asked.tricks >= 12))
      notes.push('Chicane and slam against the dealer are shared as honours are; the text says it of honours.');
    const said = [
      ...(below[0] + above[0] > 0 ? [`Dealer: ${below[0]} below the line and ${above[0]} above`] : []),
      ...(against > 0 ? [`each opponent: ${against} above the line`] : []),
    ];
    return ok(answer(said.join('; '), shared, notes));
  },
});

function chicaneAgainst(who: string): boolean {
  return who === 'opponents' || who === 'both';
}

const SEATS = { first: 'First player', second: 'Second player', third: 'Third player' } as const;
type Seat = keyof typeof SEATS;

export const settlement = scorer({
  title: 'Settling a rubber of three-handed bridge',
  gist: 'Who pays whom when the rubber is over.',
  aka: ['pay the winner', 'difference of scores'],
  books: ['donohue'],
  ask: {
    first: count('First player: tricks, honours, chicane and slam together', 0, 5000),
    second: count('Second player', 0, 5000),
    third: count('Third player', 0, 5000),
    winner: choiceOf('Who won two games?', SEATS),
  },
  score: (asked) => {
    const winner = asked.winner as Seat;
    const rubber = SCHEDULES.donohue.rubber;
    const score = (seat: Seat) => asked[seat] + (seat === winner ? rubber : 0);
    const losers = (Object.keys(SEATS) as Seat[]).filter((seat) => seat !== winner);
    const lines: Line[] = [{ rule: 'points.rubber', say: `${SEATS[winner]}: ${asked[winner]} and ${rubber} for the rubber make ${score(winner)}` }];
    const pay = (from: Seat, to: Seat) => {
      const gap = score(to) - score(from);
      if (gap === 0) return;
      const [payer, payee] = gap > 0 ? [from, to] : [to, from];
      const points = gap > 0 ? gap : -gap;
      const say = `${SEATS[payer]} to ${SEATS[payee]}: ${score(payee)} less ${score(payer)}`;
      lines.push({ rule: 'points.settlement', say, points, to: SEATS[payee] }, { rule: 'points.settlement', say, points: -points, to: SEATS[payer] });
    };
    for (const loser of losers) pay(loser, winner);
    const [one, other] = losers;
    if (one === undefined || other === undefined) return wrong(problem('winner', 'one of the three players', winner));
    pay(one, other);
    const net = (seat: Seat) => lines.reduce((sum, line) => sum + (line.to === SEATS[seat] ? (line.points ?? 0) : 0), 0);
    return ok(
      answer((Object.keys(SEATS) as Seat[]).map((seat) => `${SEATS[seat]} ${net(seat) < 0 ? `pays ${-net(seat)}` : `wins ${net(seat)}`}`).join('; '), lines),
    );
  },
});
