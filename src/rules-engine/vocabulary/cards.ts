/** Suits in the order in which a sorted hand shows them. */
export const SUITS = ['S', 'H', 'C', 'D'] as const;
export type Suit = (typeof SUITS)[number];

/** Ranks from ace low to king; 11 and 12 stand in the sixty-card pack only. */
export const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', 'J', 'Q', 'K'] as const;
export type Rank = (typeof RANKS)[number];

/** A card is its own notation: `5H`, `10S`, `JOKER`. A string compares, sorts, prints and travels in links as it is. */
export type Card = `${Rank}${Suit}` | 'JOKER';

export const SUIT_NAMES: Readonly<Record<Suit, string>> = { S: 'spades', H: 'hearts', C: 'clubs', D: 'diamonds' };
export const SUIT_SIGNS: Readonly<Record<Suit, string>> = { S: '♠', H: '♥', C: '♣', D: '♦' };
export const RANK_NAMES: Readonly<Record<Rank, string>> = {
  A: 'ace',
  '2': 'two',
  '3': 'three',
  '4': 'four',
  '5': 'five',
  '6': 'six',
  '7': 'seven',
  '8': 'eight',
  '9': 'nine',
  '10': 'ten',
  '11': 'eleven',
  '12': 'twelve',
  J: 'jack',
  Q: 'queen',
  K: 'king',
};

/** Words and signs for suits, in lower case. */
export const SUIT_SPELLINGS: Readonly<Record<string, Suit>> = {
  s: 'S',
  spade: 'S',
  spades: 'S',
  '♠': 'S',
  '♤': 'S',
  h: 'H',
  heart: 'H',
  hearts: 'H',
  '♥': 'H',
  '♡': 'H',
  c: 'C',
  club: 'C',
  clubs: 'C',
  '♣': 'C',
  '♧': 'C',
  d: 'D',
  diamond: 'D',
  diamonds: 'D',
  '♦': 'D',
  '♢': 'D',
};
/** Words for ranks besides their own notation, in lower case. */
export const RANK_SPELLINGS: Readonly<Record<string, Rank>> = {
  a: 'A',
  ace: 'A',
  '1': 'A',
  two: '2',
  deuce: '2',
  three: '3',
  trey: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  t: '10',
  ten: '10',
  eleven: '11',
  twelve: '12',
  j: 'J',
  jack: 'J',
  knave: 'J',
  q: 'Q',
  queen: 'Q',
  k: 'K',
  king: 'K',
};

/** Every card as links and the terminal write it: these need no reading. */
const NOTATION: ReadonlySet<string> = new Set<string>(['JOKER', ...SUITS.flatMap((suit) => RANKS.map((rank) => `${rank}${suit}`))]);

/** Rank of a card, or null for the joker. */
export function rankOf(card: Card): Rank | null {
  return card === 'JOKER' ? null : (card.slice(0, -1) as Rank);
}

/** Suit of a card, or null for the joker. */
export function suitOf(card: Card): Suit | null {
  return card === 'JOKER' ? null : (card.slice(-1) as Suit);
}

/** The longest text that is read as one card. */
const LONGEST_CARD = 40;
/** The longest text that is read as a list of cards, dominoes, tiles or balls; a longer one is returned as wrong, unread. */
export const LONGEST_HAND = 4000;

/** Reads one card as players write it (`5h`, `10♠`, `T S`, `knave of hearts`, `joker`), or null if it is none. */
export function parseCard(text: string): Card | null {
  if (NOTATION.has(text)) return text as Card;
  if (text.length > LONGEST_CARD) return null;
  const word = text.trim().toLowerCase().replace(/️/g, '');
  if (word === 'joker' || word === 'jk' || word === '*') return 'JOKER';
  const parts = /^([a-z]+|\d+)(?:\s+of\s+|\s*)([a-z]+|[♠♤♥♡♣♧♦♢])$/u.exec(word) ?? /^([a-z]|\d+)([a-z])$/.exec(word);
  for (const [head, tail] of candidates(word, parts)) {
    const rank = RANK_SPELLINGS[head] ?? ((RANKS as readonly string[]).includes(head) ? (head as Rank) : undefined);
    const suit = SUIT_SPELLINGS[tail];
    if (rank !== undefined && suit !== undefined) return `${rank}${suit}`;
  }
  return null;
}

function candidates(word: string, parts: RegExpExecArray | null): [string, string][] {
  const found: [string, string][] = [];
  if (parts?.[1] !== undefined && parts[2] !== undefined) found.push([parts[1], parts[2]]);
  // "kh" matches the greedy pattern as one word of letters only; the last letter is then the suit.
  if (/^[a-z0-9]+$/.test(word)) found.push([word.slice(0, -1), word.slice(-1)]);
  return found;
}

/** A card in the notation of links and the terminal; the inverse of `parseCard`. */
export function makeCard(card: Card): string {
  return card;
}

/** A card as it is shown in a line of text: `5♥`, `Joker`. */
export function showCard(card: Card): string {
  const suit = suitOf(card);
  return suit === null ? 'Joker' : `${rankOf(card)}${SUIT_SIGNS[suit]}`;
}

/** A card as it is spoken: "five of hearts", so that a suit is never a colour alone. */
export function sayCard(card: Card): string {
  const suit = suitOf(card);
  const rank = rankOf(card);
  return suit === null || rank === null ? 'joker' : `${RANK_NAMES[rank]} of ${SUIT_NAMES[suit]}`;
}

/** "ten of hearts". It starts at the beginning of a word, so a long word is scanned once. */
const OF = /(?<![^\s,;])[^\s,;]{1,16}\s+of\s+[^\s,;]{1,16}(?![^\s,;])/g;

/**
 * Reads a list of cards separated by spaces, commas or hyphens (`5H 5S 5C JD`); also `5h5s5cjd` run together.
 * Returns the cards in the order given and the words that are no card.
 */
export function parseCards(text: string): { cards: Card[]; wrong: string[] } {
  if (text.length > LONGEST_HAND) return { cards: [], wrong: [text] };
  const cards: Card[] = [];
  const wrong: string[] = [];
  // "ten of hearts" is one card of three words.
  const joined = text.includes(' of ') ? text.replace(OF, (words) => parseCard(words) ?? words) : text;
  for (const word of joined.split(/[\s,;+_-]+/).filter((part) => part !== '')) {
    const one = parseCard(word);
    if (one !== null) {
      cards.push(one);
      continue;
    }
    const run = word.match(/joker|(?:1[0-2]|[2-9]|[atjqk1])[shcd♠♥♣♦]/giu);
    if (run !== null && run.join('') === word) {
      for (const piece of run) {
        const card = parseCard(piece);
        if (card === null) wrong.push(piece);
        else cards.push(card);
      }
    } else wrong.push(word);
  }
  return { cards, wrong };
}

/** Cards as one link or terminal word: `5H-5S-5C-JD`. */
export function makeCards(cards: readonly Card[]): string {
  return cards.join('-');
}
