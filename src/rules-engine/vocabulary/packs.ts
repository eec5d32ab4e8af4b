import { type Card, RANKS, type Rank, SUITS } from './cards.ts';

export interface Pack {
  readonly title: string;
  readonly cards: readonly Card[];
}

/** One card of each given rank in each suit, plus jokers. */
export function cardsOfRanks(ranks: readonly Rank[], jokers = 0): readonly Card[] {
  const cards: Card[] = SUITS.flatMap((suit) => ranks.map((rank): Card => `${rank}${suit}`));
  for (let n = 0; n < jokers; n++) cards.push('JOKER');
  return cards;
}

/** The ranks of a full pack. */
export const STANDARD_RANKS = RANKS.filter((rank) => rank !== '11' && rank !== '12');
/** The ranks of a full pack without the given ones. */
export const ranksWithout = (...left: Rank[]) => STANDARD_RANKS.filter((rank) => !left.includes(rank));
const PIQUET = ranksWithout('2', '3', '4', '5', '6');

/** Several copies of a pack combined. */
export const severalPacks = (copies: number, cards: readonly Card[]): readonly Card[] => Array.from({ length: copies }, () => cards).flat();

/** The packs that scorers use, bundled with them, by content. The others are in `all-packs.ts`. */
export const PACKS = {
  'standard-52': { title: '52 cards', cards: cardsOfRanks(STANDARD_RANKS) },
  'standard-53': { title: '52 cards and the joker', cards: cardsOfRanks(STANDARD_RANKS, 1) },
  'piquet-32': { title: '32 cards, seven to ace', cards: cardsOfRanks(PIQUET) },
  'piquet-33': { title: '32 cards, seven to ace, and the joker', cards: cardsOfRanks(PIQUET, 1) },
  'short-24': { title: '24 cards, nine to ace', cards: cardsOfRanks(ranksWithout('2', '3', '4', '5', '6', '7', '8')) },
  'farmer-45': {
    title: '45 cards, without eights and all sixes but that of hearts',
    cards: cardsOfRanks(ranksWithout('8')).filter((card) => card[0] !== '6' || card === '6H'),
  },
  'sixty-60': { title: '60 cards, with elevens and twelves', cards: cardsOfRanks(RANKS) },
  'pan-320': { title: '320 cards: eight packs, without eights to tens', cards: severalPacks(8, cardsOfRanks(ranksWithout('8', '9', '10'))) },
  'spanish-40': { title: '40 cards, without eights to tens', cards: cardsOfRanks(ranksWithout('8', '9', '10')) },
  'low-40': { title: '40 cards, ace to ten', cards: cardsOfRanks(ranksWithout('J', 'Q', 'K')) },
  'reversis-48': { title: '48 cards, without tens', cards: cardsOfRanks(ranksWithout('10')) },
  'pinochle-48': { title: '48 cards: two packs, nine to ace', cards: severalPacks(2, cardsOfRanks(ranksWithout('2', '3', '4', '5', '6', '7', '8'))) },
  'pinochle-64': { title: '64 cards: two packs, seven to ace', cards: severalPacks(2, cardsOfRanks(PIQUET)) },
  'bezique-96': { title: '96 cards: three packs, seven to ace', cards: severalPacks(3, cardsOfRanks(PIQUET)) },
  'bezique-128': { title: '128 cards: four packs, seven to ace', cards: severalPacks(4, cardsOfRanks(PIQUET)) },
  'bezique-192': { title: '192 cards: six packs, seven to ace', cards: severalPacks(6, cardsOfRanks(PIQUET)) },
  'double-104': { title: '104 cards: two packs', cards: severalPacks(2, cardsOfRanks(STANDARD_RANKS)) },
  'sextuple-312': { title: '312 cards: six packs', cards: severalPacks(6, cardsOfRanks(STANDARD_RANKS)) },
  'canasta-108': { title: '108 cards: two packs and four jokers', cards: severalPacks(2, cardsOfRanks(STANDARD_RANKS, 2)) },
  'rum-106': { title: '106 cards: two packs and two jokers', cards: severalPacks(2, cardsOfRanks(STANDARD_RANKS, 1)) },
} as const satisfies Record<string, Pack>;
export type PackId = keyof typeof PACKS;

/** Whether a card belongs to a pack. */
export function inPack(pack: PackId, card: Card): boolean {
  return (PACKS[pack].cards as readonly Card[]).includes(card);
}

/** How many copies of a card a pack has. */
export function copiesIn(pack: PackId, card: Card): number {
  let copies = 0;
  for (const one of PACKS[pack].cards) if (one === card) copies += 1;
  return copies;
}

/** Three cards of a pack as an example of how to write cards: two of one rank and one other. */
export function sampleOf(pack: PackId): readonly [Card, Card, Card] {
  const pair = (['5', '10', '9', 'A'] as const).find((rank) => inPack(pack, `${rank}H`) && inPack(pack, `${rank}S`)) ?? '5';
  return [`${pair}H`, `${pair}S`, inPack(pack, 'JD') ? 'JD' : '9D'];
}
