// The scores of bézique that apply to its variants: U.S. Playing Card (p. 73-78) and Blue Ribbon (p. 27-36), each by its clause on the variant.
import type { WholePlace } from '../../whole.ts';

type Points = NonNullable<WholePlace['points']>;
const DECLARED = {
  marriage: 20,
  'royal-marriage': 40,
  sequence: 250,
  bezique: 40,
  'double-bezique': 500,
  'four-aces': 100,
  'four-kings': 80,
  'four-queens': 60,
  'four-jacks': 40,
};
/** The pages of the clause, which come before those of the game for two. A book without a clause gives nothing. */
interface Clause {
  readonly uspc?: string;
  readonly blue?: string;
}
const value = (said: string, { uspc, blue }: Clause, uspcPages: string, bluePages: string) => ({
  ...(uspc === undefined || uspcPages === '' ? {} : { 'uspc-1898': `${said}, ${uspc}, ${uspcPages}` }),
  ...(blue === undefined || bluePages === '' ? {} : { 'blue-ribbon-1940': `${said}, ${blue}, ${bluePages}` }),
});

/** The nine declarations that have the same value as in the game for two. */
export const declaredAsWithTwo = (clause: Clause): Points =>
  Object.fromEntries(Object.entries(DECLARED).map(([key, points]) => [key, value(`${points} points`, clause, 'p. 74', 'p. 29')]));

/** Aces and tens, the last trick and the rule of the last tricks. */
export const tricksAsWithTwo = (clause: Clause): Points => ({
  brisque: value('10 points a card', clause, 'p. 75', 'p. 28, p. 34'),
  'last-trick': value('10 points', clause, 'p. 75', 'p. 30'),
});
export const brokenAsWithTwo = (clause: Clause): Points => ({ 'rule-broken': value('-40 points', clause, 'p. 75', '') });
export const sevensAsWithTwo = (clause: Clause): Points => ({
  'seven-turned': value('10 points', clause, '', 'p. 28'),
  seven: value('10 points', clause, 'p. 74', 'p. 28'),
});
