import { fraction } from '../../../odds/fractions.ts';
import { count } from '../../../scoring/fields.ts';
import { ok, problem, wrong } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import { answer, scorer } from '../../../scoring/scorers.ts';
import type { points } from '../points.ts';
import { sayOdds, sayWays } from '../reckoning/said.ts';

const FULL = 52;
const ask = {
  wanted: count('How many cards of the pack will do?', 1, 519, { hint: '4 for an ace, 13 for a heart, 26 for a red card.' }),
  pack: count('Cards in the pack', 2, 520, { optional: true, hint: 'Left empty: 52.' }),
  draws: count('How many draws must all succeed?', 1, 10, {
    optional: true,
    hint: 'Left empty: one. Each is from a full pack: another pack, or the same with the card put back and the pack shuffled.',
  }),
} as const;

/** The odds of drawing a wanted card, once or several times in succession from a full pack (blue-ribbon-1940 p. 328-329). */
export const draw = scorer({
  title: 'The odds of drawing a card',
  gist: 'How long the odds are against a card of the kind that is wanted, once or from a full pack each time.',
  untotalled: true,
  aka: ['odds of an ace', 'chance of drawing a card', 'cut a red card', 'two red cards running', 'card probability'],
  books: ['blue-ribbon-1940'],
  ask,
  score: (asked, by: Schedule<typeof points>) => {
    const [wanted, pack, draws] = [asked.wanted, asked.pack ?? FULL, asked.draws ?? 1];
    if (wanted >= pack) return wrong(problem('wanted', `fewer cards than the ${pack} of the pack`, `${wanted}`));
    const one = fraction(wanted, pack);
    const first = by.mention('card', `${sayWays(BigInt(wanted), BigInt(pack))} cards will do, and ${pack - wanted} will not: ${sayOdds(one)}`);
    if (draws === 1) return ok(answer(sayOdds(one), [first]));
    const all = fraction(one.n ** BigInt(draws), one.d ** BigInt(draws));
    const say = `${draws} draws, each ${sayWays(one.n, one.d)}: ${sayWays(all.n, all.d)} in all, ${sayOdds(all)}`;
    return ok(answer(sayOdds(all), [first, by.mention('all-succeed', say)]));
  },
});
