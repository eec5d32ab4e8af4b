// Cards as spoken or dictated. Scorers only parse the notation: callers that take words from people convert them with this first.
import { type Card, LONGEST_HAND, parseCards, RANK_SPELLINGS, RANKS, type Rank, SUIT_SPELLINGS, type Suit } from '../vocabulary/cards.ts';

/** Words between cards to ignore. */
const FILLERS: ReadonlySet<string> = new Set(['of', 'and', 'the', 'with', 'a', 'an']);
/** How dictation misspells ranks; accepted only before a suit. */
const MISHEARD: Readonly<Record<string, Rank>> = { to: '2', too: '2', tree: '3', for: '4', ate: '8', tin: '10' };

const rankNamed = (word: string): Rank | undefined => RANK_SPELLINGS[word] ?? ((RANKS as readonly string[]).includes(word) ? (word as Rank) : undefined);

/**
 * Parses cards as written, spoken or dictated: `5H 5S JD`, `5h5sjd`, `five hearts, jack of spades`, `ace king ten of clubs`, and suit first: `♠ A K 5 ♥ Q`,
 * `♠AK5 ♥Q`. A suit applies to every rank since the last suit or, if the text begins with a suit, to every rank after it. Returns the cards in the given order,
 * and the words that are not cards, including ranks without a suit.
 */
export function spokenCards(text: string): { cards: Card[]; wrong: string[] } {
  if (text.length > LONGEST_HAND) return { cards: [], wrong: [text] };
  const cards: Card[] = [];
  const wrong: string[] = [];
  const signed = /^\s*[♠♤♥♡♣♧♦♢]/u.test(text) ? text.replace(/[♠♤♥♡♣♧♦♢]/gu, ' $& ') : text;
  const words = signed.split(/(?:[\s,;:+_/-]|\uFE0F)+|\.(?=\s|$)/u).filter((part) => part !== '');
  const suitOfWord = (word: string | undefined): Suit | undefined => SUIT_SPELLINGS[word?.toLowerCase() ?? ''];
  const isSuitFirst = suitOfWord(words.find((word) => word.toLowerCase() === 'a' || !FILLERS.has(word.toLowerCase()))) !== undefined;
  // For each word, whether the next word other than "of" is a suit.
  const beforeSuit: boolean[] = [];
  for (let n = words.length - 1, follows = false; n >= 0; n--) {
    beforeSuit[n] = follows;
    if (words[n]?.toLowerCase() !== 'of') follows = suitOfWord(words[n]) !== undefined;
  }
  let heading: { suit: Suit; word: string; isUsed: boolean } | null = null;
  let ranks: { rank: Rank; word: string }[] = [];
  const leave = () => {
    wrong.push(...ranks.map(({ word }) => word), ...(heading?.isUsed === false ? [heading.word] : []));
    ranks = [];
    if (heading !== null) heading.isUsed = true;
  };
  for (const [n, word] of words.entries()) {
    const low = word.toLowerCase();
    const isBeforeSuit = beforeSuit[n] === true;
    // "a" is an ace next to a suit or another rank; in "a jack of spades" it is ignored.
    if (FILLERS.has(low) && !(low === 'a' && (heading !== null || ranks.length > 0 || isBeforeSuit))) continue;
    const suit = suitOfWord(word);
    const named = rankNamed(low) ?? (isBeforeSuit ? MISHEARD[low] : undefined);
    const whole = suit === undefined && named === undefined ? parseCards(word) : null;
    const glued: (Rank | undefined)[] = heading === null || whole?.wrong.length === 0 ? [named] : (low.match(/1[0-2]|./gu) ?? []).map(rankNamed);
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
      cards.push(...(whole?.cards ?? []));
      wrong.push(...(whole?.wrong ?? [word]));
    }
  }
  leave();
  return { cards, wrong };
}

/** Converts spoken cards to notation; words that are not cards follow unchanged. */
export function noteCards(text: string): string {
  const { cards, wrong } = spokenCards(text);
  return text.trim() === 'none' ? text : [...cards, ...wrong].join(' ');
}
