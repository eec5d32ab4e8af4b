import { cards, choiceOf } from '../../../../scoring/fields.ts';
import { ok } from '../../../../scoring/result.ts';
import type { Schedule } from '../../../../scoring/schedule.ts';
import { answer, type Line, scorer } from '../../../../scoring/scorers.ts';
import { counted } from '../../../../wording/numbers.ts';
import type { points } from '../../points.ts';
import { TRUMPS } from '../../reckoning/trumps.ts';
import { compare, suitsOf } from './reckoning.ts';

const ACES_FOR_NO_TRUMPS = 3;
const RULE = 'bridge-whist/dummy-bridge.rule.dummy-declares';
export const declares = scorer({
  title: 'What dummy has to declare',
  gist: 'The trump that the dealer must name when leaving the declaration to dummy.',
  untotalled: true,
  aka: ['compulsory declaration', 'longest suit of dummy', 'dummy must declare'],
  books: ['donohue'],
  ask: { hand: cards('Dummy’s hand', 'standard-52', 13), show: choiceOf('Show', { all: 'Every suit', best: 'The declaration alone' }, { otherwise: 'all' }) },
  score: ({ hand, show }, by: Schedule<typeof points>) => {
    const { suits, aces } = suitsOf(hand, by);
    const [best] = [...suits].sort(compare);
    if (best === undefined) throw new Error('expected thirteen cards, found none');
    const lines: Line[] = [{ rule: RULE, say: counted(aces, 'ace') }];
    if (show === 'all')
      for (const one of suits) lines.push({ rule: RULE, say: `${one.trump}: ${counted(one.length, 'card')}, ${one.strength} by pips, ${one.value} a trick` });
    if (aces >= ACES_FOR_NO_TRUMPS) return ok(answer('Dummy declares no trumps', lines));
    const rivals = suits.filter((one) => one.length === best.length);
    const why =
      rivals.length === 1
        ? 'the longest suit'
        : rivals.filter((one) => one.strength === best.strength).length === 1
          ? 'the strongest of the longest suits'
          : 'the most valuable of the longest and strongest suits';
    return ok(answer(`Dummy declares ${TRUMPS[best.trump].toLowerCase()}: ${why}`, lines));
  },
});
