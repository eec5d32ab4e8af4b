// What is checked against a second method over a whole space of hands, for the About page. A test checks that every file of
// tests/proofs/ is listed here.

export interface Proof {
  readonly game: string;
  readonly says: string;
  /** Its file in tests/proofs/. */
  readonly file: string;
}

export const PROOFS: readonly Proof[] = [
  {
    game: 'cribbage',
    says: 'All 12,994,800 hands with their starter, against the known table of how many count each number of points.',
    file: 'cribbage-distribution.test.ts',
  },
  { game: 'cribbage', says: 'Contested counts: one line, or one pair, left out or counted twice, is named.', file: 'claims.test.ts' },
  {
    game: 'poker',
    says: 'All 2,598,960 hands of five cards, with the joker and with deuces wild too, by class and in order against a plain method.',
    file: 'poker-hands.test.ts',
  },
  {
    game: 'gin-rummy',
    says: 'The least deadwood of 100,000 hands, and the best answer to a knock in 1,500 deals, by trying everything.',
    file: 'gin-deadwood.test.ts',
  },
  { game: 'gin-rummy', says: 'The notes beside 150 knocks, against every other way to settle them.', file: 'gin-notes.test.ts' },
  { game: 'pinochle', says: 'The melds of a hand, against every choice of cards.', file: 'pinochle-melds.test.ts' },
  { game: 'rummy', says: 'Combinations, cards added to the table and cards borrowed from it, in thousands of positions.', file: 'rummy-hands.test.ts' },
];

/** What is known to be wrong, or not known to be right. */
export const KNOWN_GAPS: readonly string[] = [
  'Of 1,333 scores printed in the books that were entered by readers who had not built the scorers, one comes out differently: a refused discard at écarté (U.S. Playing Card, 1898), where the book can be read in two ways. The page says so.',
  'A search that names no game finds the very law first for 56 of 100 sentences, and within three results or one tap for 86. With the game named it is first for 90 of 100.',
  'Of 200 rulings in one line, drawn by chance, two readers who saw nothing else understood 185 at once, both of them, and of 100 comparisons of the books 91; none misled them.',
];
