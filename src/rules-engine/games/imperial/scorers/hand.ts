import { count, listOf } from '../../../scoring/fields.ts';
import { ok } from '../../../scoring/result.ts';
import { answer, scorer } from '../../../scoring/scorers.ts';
import { HAND, handProblems, lineOf, type Prices, putUp, SEATS, sayUp, upBefore } from '../reckoning/hand.ts';

const TO = { pone: 'Non-dealer', dealer: 'Dealer' } as const;
const PLAYERS = ['pone', 'dealer'] as const;

/** The counters of a hand, put up one by one. */
export const hand = scorer({
  title: 'Score a hand',
  gist: 'What both players put up, in the order of counting out, when six whites become a red, and what whites that costs the other.',
  aka: ['imperial calculator', 'red and white counters', 'count out', 'lost my whites'],
  books: ['blue-ribbon-1940'],
  ask: {
    ...HAND,
    reds: listOf('Reds up before the hand, non-dealer and dealer', count('Reds', 0, 4), 2, 2, { each: SEATS, optional: true }),
    whites: listOf('Whites up before the hand, non-dealer and dealer', count('Whites', 0, 5), 2, 2, { each: SEATS, optional: true }),
  },
  score: ({ reds, whites, ...asked }, by: Prices) => {
    const problems = handProblems(asked);
    const before = {
      pone: { reds: reds?.[0] ?? 0, whites: whites?.[0] ?? 0 },
      dealer: { reds: reds?.[1] ?? 0, whites: whites?.[1] ?? 0 },
    };
    if (problems.length > 0) return { ok: false, problems };
    const { marks, up, out } = putUp(asked, before, by);
    const lines = [...PLAYERS.flatMap((who) => upBefore(before[who], TO[who], by)), ...marks.map((mark) => lineOf(mark, TO[mark.who], by))];
    const standing = `Up: non-dealer ${sayUp(up.pone)}, dealer ${sayUp(up.dealer)}.`;
    return ok(answer(out === null ? 'The game goes on' : `${TO[out]} wins`, lines, [standing]));
  },
});
