import { choiceOf, count } from '../../../scoring/fields.ts';
import { DENOMINATIONS, DOUBLINGS, TRICKS } from './contract.ts';

const options = <const T extends Readonly<Record<string, string>>>(labels: T) => labels;

/** The fields of a deal in every scorer and sheet. */
export const contractFields = {
  level: count('Odd tricks in the contract', 1, 7, { hint: 'Tricks over six: 4 for "four hearts".', across: 'denomination' }),
  denomination: choiceOf('Trump suit', options(DENOMINATIONS)),
  doubling: choiceOf('Doubled?', options(DOUBLINGS), { otherwise: 'none' }),
  tricks: count('Tricks won by declarer’s side', 0, TRICKS, { unit: 'tricks', hint: 'All thirteen count, after any that a revoke transfers.' }),
} as const;
