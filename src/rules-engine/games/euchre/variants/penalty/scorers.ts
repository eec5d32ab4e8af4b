import { choiceOf, count, listOf, words } from '../../../../scoring/fields.ts';
import { ok, problem, wrong } from '../../../../scoring/result.ts';
import type { Schedule } from '../../../../scoring/schedule.ts';
import { answer, type Line, scorer } from '../../../../scoring/scorers.ts';
import { seatsIn, sumProblem } from '../shared/seats.ts';
import type { penaltyPoints } from './points.ts';

const PLAYERS = 5;

export const chips = scorer({
  title: 'Chips after a deal of penalty euchre',
  gist: 'What each of the five pays or receives, and who is out.',
  aka: ['who pays whom', 'five-handed euchre chips'],
  books: ['blue-ribbon-1940', 'uspc-1898'],
  ask: {
    before: listOf('Chips before the deal', count('Chips', 1, 200), PLAYERS, PLAYERS),
    tricks: listOf('Tricks of each player', count('Tricks', 0, 5), PLAYERS, PLAYERS),
    out: words('Who stayed out?', 20, { optional: true, given: 'staying-out', hint: 'Numbers, such as 3 or 2 4; empty for nobody.' }),
    payer: choiceOf('Who pays a player without a trick?', { players: 'The other players', bank: 'The bank, by agreement' }),
    seen: words('Who exposed or looked at a thrown hand?', 20, { optional: true, given: 'thrown-hand-seen', hint: 'Numbers; empty for nobody.' }),
  },
  score: ({ before, tricks, out, payer, seen }, by: Schedule<typeof penaltyPoints>) => {
    const stayed = seatsIn(out ?? '', PLAYERS);
    if (stayed === null || stayed.length === PLAYERS) return wrong(problem('out', `numbers from 1 to ${PLAYERS}, not all of them`, `"${out}"`));
    const looked = seatsIn(seen ?? '', PLAYERS);
    if (looked === null) return wrong(problem('seen', `numbers from 1 to ${PLAYERS}`, `"${seen}"`));
    if (!by.gives('staying-out') && stayed.length > 0) return wrong(problem('out', 'nobody: in this book no player stays out', `"${out}"`));
    const sum = sumProblem('tricks', tricks, 5);
    if (sum !== null) return wrong(sum);
    const odd = stayed.find((seat) => (tricks[seat - 1] ?? 0) > 0);
    if (odd !== undefined) return wrong(problem('out', 'players without a trick', `player ${odd} with ${tricks[odd - 1]}`));
    const active = tricks.map((_, n) => n + 1).filter((seat) => !stayed.includes(seat));
    const bare = active.filter((seat) => tricks[seat - 1] === 0);
    const byBank = payer === 'bank' && by.way('no-trick') === 'or-the-bank';
    const lines: Line[] = [];
    const pay = (key: keyof typeof penaltyPoints, say: string, seat: number, times = 1) => lines.push(by.line(key, say, { times, to: `Player ${seat}` }));
    for (let seat = 1; seat <= PLAYERS; seat++) {
      const won = tricks[seat - 1] ?? 0;
      if (stayed.includes(seat)) {
        pay('staying-out', 'stayed out', seat);
      } else {
        if (won > 0) pay('trick', won === 1 ? '1 trick' : `${won} tricks`, seat, won);
        else pay('no-trick', byBank ? 'no trick: paid by the bank' : 'no trick: a chip from each other player', seat, active.length - 1);
        const others = bare.filter((one) => one !== seat);
        if (!byBank && others.length > 0) pay('no-trick-payment', `to player ${others.join(' and player ')}`, seat, others.length);
      }
      if (looked.includes(seat) && by.gives('thrown-hand-seen')) pay('thrown-hand-seen', 'thrown hand exposed or looked at', seat);
    }
    const after = before.map((had, n) => had + lines.filter((line) => line.to === `Player ${n + 1}`).reduce((total, line) => total + (line.points ?? 0), 0));
    const done = after.flatMap((left, n) => (left <= 0 ? [n + 1] : []));
    const notes = [
      ...(stayed.length > 0 ? ['Whether a player who stayed out pays as well is not clear; here only the active players pay.'] : []),
      ...(byBank && bare.length > 0 ? ['The bank pays for each other active player; it is not clear whether the player without a trick is counted in.'] : []),
      ...(payer === 'bank' && !byBank ? ['The book has the other players pay; the bank pays nothing.'] : []),
      ...(looked.length > 0 && !by.gives('thrown-hand-seen') ? ['The book has no penalty for a hand exposed or looked at.'] : []),
      ...(after.some((left) => left < 0) ? ['A player owes more chips than they hold; the books say nothing of it.'] : []),
    ];
    if (done.length > 1) {
      if (by.way('settlement') === 'drawn-together') {
        lines.push(by.law('two-out-together', `players ${done.join(' and ')} are out together`));
        return ok(answer('Drawn: the stakes are divided', lines, [...notes, 'By the custom of going out at once, the first of them wins.']));
      }
      return ok(answer(`Players ${done.join(' and ')} are out together; the book does not say who wins`, lines, notes));
    }
    return ok(answer(done.length === 1 ? `Player ${done[0]} wins` : `Chips: ${after.join(', ')}`, lines, notes));
  },
});
