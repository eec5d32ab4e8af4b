import { absent, SEATS, seated } from '../../../mechanics/seats.ts';
import { ok, wrong } from '../../../scoring/result.ts';
import { answer, scorer } from '../../../scoring/scorers.ts';
import { first, last, players, queen, revokes } from '../reckoning/asking.ts';
import { type By, PLAYERS, paymentsOf, revokeProblems } from '../reckoning/paying.ts';

export const deal = scorer({
  title: 'What each pays in a deal',
  gist: 'Counters for the first trick, the last trick, the queen of clubs and revokes.',
  aka: ['slobberhannes calculator', 'how many counters do I pay', 'three or four counters'],
  books: ['blue-ribbon-1940'],
  ask: { players, first, queen, last, ...revokes },
  score: (asked, by: By) => {
    const table = seated(PLAYERS[asked.players], null);
    const size = table.keys.length;
    const problems = [
      ...absent('first', asked.first, table),
      ...absent('queen', asked.queen, table),
      ...absent('last', asked.last, table),
      ...revokeProblems(asked.atEnds, asked.between, size),
    ];
    if (problems.length > 0) return wrong(...problems);
    const place = (seat: typeof asked.first) => SEATS.indexOf(seat);
    const payments = paymentsOf(
      { first: place(asked.first), queen: place(asked.queen), last: place(asked.last), atEnds: asked.atEnds ?? [], between: asked.between ?? [] },
      by,
      (n) => table.names[n] ?? '',
    );
    const paid = table.names.map((_, who) => payments.reduce((sum, one) => (one.who === who ? sum - (one.line.points ?? 0) : sum), 0));
    const losses = paid.flatMap((n, who) => (n > 0 ? [`${table.names[who]} ${n}`] : []));
    const notes = [
      ...(asked.first === asked.queen && asked.first === asked.last ? ['Four counters in all: three were paid on the way, and one more is due.'] : []),
      ...(asked.atEnds !== null || asked.between !== null ? ['The book does not say to whom the counter for a revoke is paid.'] : []),
    ];
    return ok(
      answer(
        `Counters to pay: ${losses.join(', ')}`,
        payments.map(({ line }) => line),
        notes,
      ),
    );
  },
});
