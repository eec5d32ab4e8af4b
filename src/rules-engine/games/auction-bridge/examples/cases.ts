import type { LawOf } from '../../../laws/cites.ts';
import { lawExample, scoreExample } from '../../../laws/examples.ts';
import { cites } from '../cites.ts';

/** A case of the 1926 code in one line: key of the law, its number, the answers, what happened, part of the ruling. */
export const ruling = (law: string, number: LawOf<typeof cites.blue.law>, answers: Record<string, string>, story: string, says: string) =>
  lawExample(law, cites.blue.law(number), answers, story, says);

/** The same for Donohue's page. */
export const rulingByDonohue = (law: string, answers: Record<string, string>, story: string, says: string) =>
  lawExample(law, cites.donohue.play, answers, story, says);

type Contract = readonly [level: string, denomination: string, doubling: string, tricks: string];
const played = ([level, denomination, doubling, tricks]: Contract, more: Record<string, string>) => ({ level, denomination, doubling, tricks, ...more });

/** The passage of each book that a scored deal cites. */
const PLACES = { donohue: cites.donohue.play, 'blue-ribbon-1940': cites.blue.gamePages } as const;
export const scored = (book: keyof typeof PLACES, contract: Contract, more: Record<string, string>, story: string, totals: Record<string, number>) =>
  scoreExample('deal', PLACES[book], played(contract, more), story, totals);
