// Converts the search index to and from the form that is stored as one JSON file.

import type { First, Piece } from '../../src/lib/search/files/format.ts';
import type { SearchFiles } from '../../src/lib/search/index/build.ts';

export interface StoredSearch {
  readonly first: First;
  readonly pieces: readonly (readonly [address: string, piece: Piece])[];
}

export const packSearch = ({ first, pieces }: SearchFiles): StoredSearch => ({ first, pieces: [...pieces] });
export const unpackSearch = ({ first, pieces }: StoredSearch): SearchFiles => ({ first, pieces: new Map(pieces) });
