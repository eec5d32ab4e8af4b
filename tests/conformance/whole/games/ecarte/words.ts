// Helpers for the books of écarté: Donohue (p. 303-311 and 320), Blue Ribbon (p. 218-220) and U.S. Playing Card (p. 60).
import type { WholeReading, WholeRuling } from '../../whole.ts';

type Reading = Readonly<Partial<Record<'donohue' | 'blue-ribbon-1940' | 'uspc-1898', WholeReading>>>;
const at = (pages: string): readonly string[] => pages.split(', ').map((page) => `p. ${page}`);

export const donohue = (pages: string, cases: readonly WholeRuling[]): Reading => ({ donohue: { at: at(pages), cases } });
export const blue = (pages: string, cases: readonly WholeRuling[]): Reading => ({ 'blue-ribbon-1940': { at: at(pages), cases } });
export const uspc = (pages: string, cases: readonly WholeRuling[]): Reading => ({ 'uspc-1898': { at: at(pages), cases } });

export const NOT_NAMED = 'cost = not named';
export const STANDS = ['deal = stands'];
/** The misdeal does not cost the deal. */
export const SAME_DEALER = ['deal = void', 'dealer = deals again'];
/** The non-dealer may begin again and take the deal. */
export const TAKES_DEAL = 'deal = void and dealer = loses the deal and next deal = non-dealer';
