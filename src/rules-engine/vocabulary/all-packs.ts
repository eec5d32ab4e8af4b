import { cardsOfRanks, PACKS, type Pack, ranksWithout, STANDARD_RANKS, severalPacks } from './packs.ts';

/** Packs that no scorer asks cards of: pages name them, but scorers do not bundle them. */
const UNASKED = {
  'joker-52': { title: '52 cards, the joker for the two of hearts', cards: cardsOfRanks(STANDARD_RANKS, 1).filter((card) => card !== '2H') },
  'short-25': { title: '24 cards, nine to ace, and the joker', cards: cardsOfRanks(ranksWithout('2', '3', '4', '5', '6', '7', '8'), 1) },
  'short-28': { title: '28 cards, eight to ace', cards: cardsOfRanks(ranksWithout('2', '3', '4', '5', '6', '7')) },
  'short-29': { title: '28 cards, eight to ace, and the joker', cards: cardsOfRanks(ranksWithout('2', '3', '4', '5', '6', '7'), 1) },
  'short-40': { title: '40 cards, five to ace', cards: cardsOfRanks(ranksWithout('2', '3', '4')) },
  'joker-43': {
    title: '43 cards, black four to ace, and the joker',
    cards: cardsOfRanks(ranksWithout('2', '3'), 1).filter((card) => card !== '4H' && card !== '4D'),
  },
  'stripped-44': { title: '44 cards, without threes and fours', cards: cardsOfRanks(ranksWithout('3', '4')) },
  'short-36': { title: '36 cards, six to ace', cards: cardsOfRanks(ranksWithout('2', '3', '4', '5')) },
  'whist-39': { title: '39 cards, five to ace, without the five of spades', cards: cardsOfRanks(ranksWithout('2', '3', '4')).filter((card) => card !== '5S') },
  'gaigel-48': {
    title: '48 cards: two packs, ten to ace and the sevens',
    cards: severalPacks(2, cardsOfRanks(ranksWithout('2', '3', '4', '5', '6', '8', '9'))),
  },
  'pinochle-80': { title: '80 cards: four packs, ten to ace', cards: severalPacks(4, cardsOfRanks(ranksWithout('2', '3', '4', '5', '6', '7', '8', '9'))) },
  'triple-156': { title: '156 cards: three packs', cards: severalPacks(3, cardsOfRanks(STANDARD_RANKS)) },
  'without-queen-51': { title: '51 cards, without the queen of hearts', cards: cardsOfRanks(STANDARD_RANKS).filter((card) => card !== 'QH') },
  'without-eight-51': { title: '51 cards, without the eight of diamonds', cards: cardsOfRanks(STANDARD_RANKS).filter((card) => card !== '8D') },
  'one-queen-49': { title: '49 cards, one queen only', cards: cardsOfRanks(STANDARD_RANKS).filter((card) => card === 'QS' || card[0] !== 'Q') },
  'heart-solo-24': {
    title: '24 cards: seven to ace without the eight of hearts, and of the diamonds the seven alone',
    cards: cardsOfRanks(ranksWithout('2', '3', '4', '5', '6')).filter((card) => card !== '8H' && (card === '7D' || !card.endsWith('D'))),
  },
  'six-handed-solo-30': {
    title: '30 cards: seven to ace, without the red eights',
    cards: cardsOfRanks(ranksWithout('2', '3', '4', '5', '6')).filter((card) => card !== '8H' && card !== '8D'),
  },
  'monte-3': { title: '3 cards: two red aces and the ace of spades', cards: ['AH', 'AD', 'AS'] },
  'none-0': { title: 'no cards', cards: [] },
} as const satisfies Record<string, Pack>;

/** Every pack that a book calls for. */
export const ALL_PACKS = { ...PACKS, ...UNASKED };
export type AnyPackId = keyof typeof ALL_PACKS;
