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

const SUIT_SPELLINGS: Readonly<Record<string, Suit>> = {
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
const RANK_SPELLINGS: Readonly<Record<string, Rank>> = {
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

/** Reads one card as players write it (`5h`, `10♠`, `T S`, `knave of hearts`, `joker`), or null if it is none. */
export function parseCard(text: string): Card | null {
  if (NOTATION.has(text)) return text as Card;
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

/** Words between cards that say nothing. */
const FILLERS: ReadonlySet<string> = new Set(['of', 'and', 'the', 'with', 'a', 'an']);
/** What a telephone writes when a rank is spoken to it: taken only where a suit follows. */
const MISHEARD: Readonly<Record<string, Rank>> = { to: '2', too: '2', tree: '3', for: '4', ate: '8', tin: '10' };

const rankNamed = (word: string): Rank | undefined => RANK_SPELLINGS[word] ?? ((RANKS as readonly string[]).includes(word) ? (word as Rank) : undefined);

/** Cards run together without a space, `5h5s5cjd`; null where the word is anything else. */
function runOf(word: string): Card[] | null {
  const pieces = word.match(/joker|(?:1[0-2]|[2-9]|[atjqk1])[shcd♠♥♣♦]/giu);
  return pieces === null || pieces.join('') !== word ? null : pieces.flatMap((piece) => parseCard(piece) ?? []);
}

/**
 * Reads cards as they are written, spoken or dictated: `5H 5S JD`, `5h5sjd`, `five hearts, jack of spades`, `ace king ten of clubs`, and suit
 * first: `♠ A K 5 ♥ Q`, `♠AK5 ♥Q`. A suit belongs to every rank named since the last one; where the text begins with a suit, to every rank after it.
 * Returns the cards in the order given and the words that are no card, a rank without a suit among them.
 */
export function parseCards(text: string): { cards: Card[]; wrong: string[] } {
  const cards: Card[] = [];
  const wrong: string[] = [];
  const signed = /^\s*[♠♤♥♡♣♧♦♢]/u.test(text) ? text.replace(/[♠♤♥♡♣♧♦♢]/gu, ' $& ') : text;
  const words = signed.split(/(?:[\s,;:+_/-]|\uFE0F)+|\.(?=\s|$)/u).filter((part) => part !== '');
  const suitOfWord = (word: string | undefined): Suit | undefined => SUIT_SPELLINGS[word?.toLowerCase() ?? ''];
  const isSuitFirst = suitOfWord(words.find((word) => word.toLowerCase() === 'a' || !FILLERS.has(word.toLowerCase()))) !== undefined;
  let heading: { suit: Suit; word: string; isUsed: boolean } | null = null;
  let ranks: { rank: Rank; word: string }[] = [];
  const leave = () => {
    wrong.push(...ranks.map(({ word }) => word), ...(heading?.isUsed === false ? [heading.word] : []));
    ranks = [];
    if (heading !== null) heading.isUsed = true;
  };
  for (const [n, word] of words.entries()) {
    const low = word.toLowerCase();
    const isBeforeSuit = suitOfWord(words.slice(n + 1).find((one) => one.toLowerCase() !== 'of')) !== undefined;
    // "a" is an ace beside a suit or another rank; "a jack of spades" has it for nothing.
    if (FILLERS.has(low) && !(low === 'a' && (heading !== null || ranks.length > 0 || isBeforeSuit))) continue;
    const suit = suitOfWord(word);
    const named = rankNamed(low) ?? (isBeforeSuit ? MISHEARD[low] : undefined);
    const whole = suit === undefined && named === undefined ? (parseCard(word) ?? runOf(word)) : null;
    const glued: (Rank | undefined)[] = heading === null || whole !== null ? [named] : (low.match(/1[0-2]|./gu) ?? []).map(rankNamed);
    if (suit !== undefined && isSuitFirst) {
      leave();
      heading = { suit, word, isUsed: false };
    } else if (suit !== undefined && ranks.length > 0) {
      cards.push(...ranks.map(({ rank }): Card => `${rank}${suit}`));
      ranks = [];
    } else if (heading !== null && (named !== undefined || glued.every((rank) => rank !== undefined))) {
      const { suit: of } = heading;
      heading.isUsed = true;
      cards.push(...(named === undefined ? glued : [named]).flatMap((rank): Card[] => (rank === undefined ? [] : [`${rank}${of}`])));
    } else if (named !== undefined) ranks.push({ rank: named, word });
    else {
      leave();
      if (whole === null) wrong.push(word);
      else cards.push(...(typeof whole === 'string' ? [whole] : whole));
    }
  }
  leave();
  return { cards, wrong };
}

/** Cards as one link or terminal word: `5H-5S-5C-JD`. */
export function makeCards(cards: readonly Card[]): string {
  return cards.join('-');
}
