import type { Case } from '../../../core/laws.ts';
import { allowed, barred, noPenaltyPrinted } from '../../../core/remedies.ts';

const WAYS = ['up-suit', 'up-color', 'down-suit', 'down-color', 'none'] as const;
type Way = (typeof WAYS)[number];

/** The cases of a wrong build, where one way is right on the foundations and one in the layout. */
export function builds(foundation: Way, layout: Way): Case[] {
  const others = (right: Way) => WAYS.filter((way) => way !== right);
  return [
    { when: { where: 'foundation', how: foundation }, then: [allowed('player', 'build-so')] },
    { when: { where: 'layout', how: layout }, then: [allowed('player', 'build-so')] },
    { when: { where: 'foundation', how: others(foundation) }, then: [barred('player', 'build-so'), noPenaltyPrinted] },
    { when: { where: 'layout', how: others(layout) }, then: [barred('player', 'build-so'), noPenaltyPrinted] },
  ];
}
