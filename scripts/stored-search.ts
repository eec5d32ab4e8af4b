// Converts the search index to and from the form that is stored as one JSON file.
import type { SearchFiles } from '../src/lib/search/build.ts';
import type { First, Piece } from '../src/lib/search/format.ts';

export interface StoredSearch {
  readonly first: First;
  readonly pieces: readonly (readonly [address: string, piece: Piece])[];
}

export const packSearch = ({ first, pieces }: SearchFiles): StoredSearch => ({ first, pieces: [...pieces] });
export const unpackSearch = ({ first, pieces }: StoredSearch): SearchFiles => ({ first, pieces: new Map(pieces) });
