import { count } from '../../../scoring/fields.ts';
import { ok, wrong } from '../../../scoring/result.ts';
import { answer, type Line, scorer } from '../../../scoring/scorers.ts';
import type { Card } from '../../../vocabulary/cards.ts';
import { dealFields } from '../reckoning/asking.ts';
import type { By } from '../reckoning/cards.ts';
import { notesOf } from '../reckoning/deal-lines.ts';
import { eventsOf, type Place, type Played, playedProblems, undertakerOf } from '../reckoning/played.ts';
import { partyWinner, settle } from '../reckoning/settle.ts';

const SEATS = { dealer: 'Dealer', right: 'Eldest hand', across: 'Opposite the dealer', left: 'Left of the dealer' } as const;
const KEYS = Object.keys(SEATS);
const NAMES = Object.values(SEATS);
const placeOf = (seat: unknown): Place | null => (KEYS.includes(seat as string) ? (KEYS.indexOf(seat as string) as Place) : null);
const pool = (label: string, full: string) =>
  count(label, 0, 100_000, { optional: true, unit: 'fish', hint: `Left empty: ${full}, as when it has been filled.` });

const ask = {
  ...dealFields(SEATS, 'In the order dealer, eldest hand on the dealer’s right, player opposite, player on the dealer’s left'),
  greatPool: pool('In the great pool', '26'),
  littlePool: pool('In the little pool', '13'),
};

export const deal = scorer({
  title: 'Settle a deal',
  gist: 'Who wins the party and what it is worth, with every consolation, the stakes of the quinolas and the reversis: who pays whom.',
  aka: ['reversis calculator', 'who wins the party', 'value of the party', 'quinola forced', 'reversis broken'],
  books: ['donohue'],
  ask,
  score: (asked, by: By) => {
    const all = asked as Readonly<Record<string, unknown>>;
    const played: Played = {
      dealer: 0,
      points: all.points as readonly number[],
      tricks: all.tricks as readonly number[],
      discards: all.discards as readonly Card[],
      reversis: all.reversis as Played['reversis'],
      breaker: placeOf(all.breaker),
      espagnolette: placeOf(all.espagnolette),
      revoker: placeOf(all.revoker),
      events: eventsOf(all, placeOf),
    };
    const nameOf = (holder: Place | 'great' | 'little') => (holder === 'great' ? 'Great pool' : holder === 'little' ? 'Little pool' : (NAMES[holder] ?? ''));
    const problems = playedProblems(played, nameOf, by);
    if (problems.length > 0) return wrong(...problems);
    const pools = { great: asked.greatPool ?? by.points('great-pool'), little: asked.littlePool ?? by.points('little-pool') };
    const lines: readonly Line[] = settle(played, pools, nameOf, by);
    const undertaker = undertakerOf(played);
    const headline =
      undertaker === null
        ? `${nameOf(partyWinner(played))} wins the party`
        : played.reversis === 'made'
          ? `${nameOf(undertaker)} makes the reversis`
          : `${nameOf(played.breaker ?? 0)} breaks the reversis of ${nameOf(undertaker)}`;
    return ok(answer(headline, lines, notesOf(played, nameOf)));
  },
});
