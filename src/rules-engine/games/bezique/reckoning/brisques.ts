import { PACKS, type PackId } from '../../../vocabulary/packs.ts';

/** The number of aces and tens in the packs. */
export const brisquesOf = (pack: PackId): number => PACKS[pack].cards.filter((card) => /^(A|10)./.test(card)).length;
