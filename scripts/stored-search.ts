// The files of the search as one file of JSON has them.
import type { SearchFiles } from '../src/lib/search/build.ts';
import type { First, Piece } from '../src/lib/search/format.ts';

export interface StoredSearch {
  readonly first: First;
  readonly pieces: readonly (readonly [address: string, piece: Piece])[];
}

export const packSearch = ({ first, pieces }: SearchFiles): StoredSearch => ({ first, pieces: [...pieces] });
export const unpackSearch = ({ first, pieces }: StoredSearch): SearchFiles => ({ first, pieces: new Map(pieces) });
