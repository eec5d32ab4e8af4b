import { type Card, RANKS, type Rank, SUITS } from './cards.ts';

interface Pack {
  readonly title: string;
  readonly cards: readonly Card[];
}

function deal(ranks: readonly Rank[], jokers = 0): readonly Card[] {
  const cards: Card[] = SUITS.flatMap((suit) => ranks.map((rank): Card => `${rank}${suit}`));
  for (let n = 0; n < jokers; n++) cards.push('JOKER');
  return cards;
}

const STANDARD = RANKS.filter((rank) => rank !== '11' && rank !== '12');
const without = (...left: Rank[]) => STANDARD.filter((rank) => !left.includes(rank));
const PIQUET = without('2', '3', '4', '5', '6');

const times = (copies: number, cards: readonly Card[]): readonly Card[] => Array.from({ length: copies }, () => cards).flat();

/** The packs the books call for, by what is in them. */
export const PACKS = {
  'standard-52': { title: '52 cards', cards: deal(STANDARD) },
  'standard-53': { title: '52 cards and the joker', cards: deal(STANDARD, 1) },
  'joker-52': { title: '52 cards, the joker for the two of hearts', cards: deal(STANDARD, 1).filter((card) => card !== '2H') },
  'piquet-32': { title: '32 cards, seven to ace', cards: deal(PIQUET) },
  'piquet-33': { title: '32 cards, seven to ace, and the joker', cards: deal(PIQUET, 1) },
  'short-24': { title: '24 cards, nine to ace', cards: deal(without('2', '3', '4', '5', '6', '7', '8')) },
  'short-25': { title: '24 cards, nine to ace, and the joker', cards: deal(without('2', '3', '4', '5', '6', '7', '8'), 1) },
  'short-28': { title: '28 cards, eight to ace', cards: deal(without('2', '3', '4', '5', '6', '7')) },
  'short-29': { title: '28 cards, eight to ace, and the joker', cards: deal(without('2', '3', '4', '5', '6', '7'), 1) },
  'short-40': { title: '40 cards, five to ace', cards: deal(without('2', '3', '4')) },
  'joker-43': { title: '43 cards, black four to ace, and the joker', cards: deal(without('2', '3'), 1).filter((card) => card !== '4H' && card !== '4D') },
  'stripped-44': { title: '44 cards, without threes and fours', cards: deal(without('3', '4')) },
  'sixty-60': { title: '60 cards, with elevens and twelves', cards: deal(RANKS) },
  'short-36': { title: '36 cards, six to ace', cards: deal(without('2', '3', '4', '5')) },
  'spanish-40': { title: '40 cards, without eights to tens', cards: deal(without('8', '9', '10')) },
  'whist-39': { title: '39 cards, five to ace, without the five of spades', cards: deal(without('2', '3', '4')).filter((card) => card !== '5S') },
  'pinochle-48': { title: '48 cards: two packs, nine to ace', cards: times(2, deal(without('2', '3', '4', '5', '6', '7', '8'))) },
  'pinochle-64': { title: '64 cards: two packs, seven to ace', cards: times(2, deal(PIQUET)) },
  'pinochle-80': { title: '80 cards: four packs, ten to ace', cards: times(4, deal(without('2', '3', '4', '5', '6', '7', '8', '9'))) },
  'double-104': { title: '104 cards: two packs', cards: times(2, deal(STANDARD)) },
  'triple-156': { title: '156 cards: three packs', cards: times(3, deal(STANDARD)) },
  'sextuple-312': { title: '312 cards: six packs', cards: times(6, deal(STANDARD)) },
  'canasta-108': { title: '108 cards: two packs and four jokers', cards: times(2, deal(STANDARD, 2)) },
  'rum-106': { title: '106 cards: two packs and two jokers', cards: times(2, deal(STANDARD, 1)) },
  'low-40': { title: '40 cards, ace to ten', cards: deal(without('J', 'Q', 'K')) },
  'without-queen-51': { title: '51 cards, without the queen of hearts', cards: deal(STANDARD).filter((card) => card !== 'QH') },
  'one-queen-49': { title: '49 cards, one queen only', cards: deal(STANDARD).filter((card) => card === 'QS' || card[0] !== 'Q') },
  'none-0': { title: 'no cards', cards: [] },
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

/** Three cards by which a pack is told how cards are written: two of a rank and one more, all of which it has. */
export function sampleOf(pack: PackId): readonly [Card, Card, Card] {
  const pair = (['5', '10', '9', 'A'] as const).find((rank) => inPack(pack, `${rank}H`) && inPack(pack, `${rank}S`)) ?? '5';
  return [`${pair}H`, `${pair}S`, inPack(pack, 'JD') ? 'JD' : '9D'];
}
