import { sayPoints } from '../../../laws/remedies/amounts.ts';
import { ok } from '../../../scoring/result.ts';
import { answer, scorer } from '../../../scoring/scorers.ts';
import { type By, beyond, isMade, payment, played, players, SIZES } from '../reckoning/settle.ts';

export const deal = scorer({
  title: 'Settle a deal',
  gist: 'What the bidder wins from each adversary, or pays to each.',
  aka: ['nap calculator', 'what do I win', 'what do I pay', 'settlement'],
  books: ['blue-ribbon-1940'],
  ask: { players, ...played },
  score: ({ players: size, bid, tricks }, by: By) => {
    const others = SIZES[size] - 1;
    const [does, from, sign] = isMade(bid, tricks) ? (['wins', 'from', 1] as const) : (['pays', 'to', -1] as const);
    const bidder = payment(bid, tricks, sign * others, 'Bidder', by);
    const each = payment(bid, tricks, -sign, 'Each adversary', by);
    const [all, one] = [bidder, each].map(({ points = 0 }) => Math.abs(points)) as [number, number];
    return ok(answer(`Bidder ${does} ${sayPoints(all, 'counter')}, ${one} ${from} each adversary`, [bidder, each], beyond(bid, tricks)));
  },
});
