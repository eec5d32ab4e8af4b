/** Suits in the order of a sorted hand. */
export const SUITS = ['S', 'H', 'C', 'D'] as const;
export type Suit = (typeof SUITS)[number];

/** Ranks with ace low, up to king; 11 and 12 are only in the sixty-card pack. */
export const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', 'J', 'Q', 'K'] as const;
export type Rank = (typeof RANKS)[number];

/** A card in its notation: `5H`, `10S`, `JOKER`. A string can be compared, sorted, printed and put in links as it is. */
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

/** Every card as written in links and the terminal: needs no parsing. */
const NOTATION: ReadonlySet<string> = new Set<string>(['JOKER', ...SUITS.flatMap((suit) => RANKS.map((rank) => `${rank}${suit}`))]);

/** Rank of a card, or null for the joker. */
export function rankOf(card: Card): Rank | null {
  return card === 'JOKER' ? null : (card.slice(0, -1) as Rank);
}

/** Suit of a card, or null for the joker. */
export function suitOf(card: Card): Suit | null {
  return card === 'JOKER' ? null : (card.slice(-1) as Suit);
}

/** Maximum length of a text parsed as one card. */
const LONGEST_CARD = 40;
/** Maximum length of a text parsed as a list of cards, dominoes, tiles or balls; longer text is returned as wrong without parsing. */
export const LONGEST_HAND = 4000;

/** Parses one card as players write it (`5h`, `10♠`, `T S`, `knave of hearts`, `joker`); null if it is not a card. */
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
  // The greedy pattern matches "kh" as one word of letters; its last letter is then the suit.
  if (/^[a-z0-9]+$/.test(word)) found.push([word.slice(0, -1), word.slice(-1)]);
  return found;
}

/** Formats a card for links and the terminal; the inverse of `parseCard`. */
export function makeCard(card: Card): string {
  return card;
}

/** A card within a line of text: `5♥`, `Joker`. */
export function showCard(card: Card): string {
  const suit = suitOf(card);
  return suit === null ? 'Joker' : `${rankOf(card)}${SUIT_SIGNS[suit]}`;
}

/** A card in words: "five of hearts". */
export function sayCard(card: Card): string {
  const suit = suitOf(card);
  const rank = rankOf(card);
  return suit === null || rank === null ? 'joker' : `${RANK_NAMES[rank]} of ${SUIT_NAMES[suit]}`;
}

/** "ten of hearts". Anchored at the start of a word, so that a long word is scanned only once. */
const OF = /(?<![^\s,;])[^\s,;]{1,16}\s+of\s+[^\s,;]{1,16}(?![^\s,;])/g;

/**
 * Parses a list of cards separated by spaces, commas or hyphens (`5H 5S 5C JD`), or run together (`5h5s5cjd`). Returns the cards in the given order, and the
 * words that are not cards.
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

/** Formats cards as one word for links and the terminal: `5H-5S-5C-JD`. */
export function makeCards(cards: readonly Card[]): string {
  return cards.join('-');
}
