// Games that people argue over today and that none of the five books has, each with the closest game that they do have, so that a search can say
// so instead of finding nothing; and modern names for games that the books call something else.

import { wordsOf } from './words.ts';

/** Names, starting with the one that is shown, then `>` and the id of the closest game, if any. */
export const ABSENT: readonly string[] = [
  "Texas hold'em, hold'em, texas holdem poker > poker",
  'Omaha, omaha hold’em, PLO > poker',
  'Three card poker, caribbean stud, let it ride, pai gow, pai gow poker > poker',
  'Chinese poker, pusoy, open face chinese > poker',
  'Video poker, poker machine > poker',
  'Teen patti, 3 patti, flush game > brag',
  'Uno, uno attack, uno flip, dos > crazy-eights',
  'Mao, mau mau, switch card game > crazy-eights',
  'Phase 10, phase ten > rummy',
  'Contract rummy, liverpool rummy, shanghai rummy, three thirteen > rummy',
  'Rummikub, tongits, indian rummy, tonk, tunk > rummy',
  'Skip-Bo, spite and malice, cat and mouse > russian-bank',
  'Hand and foot, samba canasta, bolivia > canasta',
  'Dutch blitz, nertz, nerts, pounce, racing demon > canfield',
  'TriPeaks, tri peaks, three peaks > golf',
  'Mahjong solitaire > mah-jong',
  'Oh hell, oh pshaw, oh well, up the river, up and down the river, blackout, contract whist, nomination whist > spades',
  'Call break, callbreak, tarneeb > spades',
  'Wizard > spades',
  'Rook, kentucky rook > five-hundred',
  'Sheepshead, schafkopf, doppelkopf > skat',
  'Belote, coinche, klaberjass, klabberjass, jass, bela > bezique',
  'Scopa, escoba, scopone > cassino',
  'Briscola, brisca, schnapsen > sixty-six',
  'Egyptian rat screw, egyptian ratscrew, egyptian war, ratscrew, rat slap > war',
  'Slapjack, slap jack > war',
  'Eight ball, 8 ball, nine ball, 9 ball, ten ball, straight pool, one pocket > pool',
  'Yahtzee, yatzy, farkle, ten thousand dice, zilch, bunco > poker-dice',
  'Liar’s dice, perudo, dudo > poker-dice',
  'Mexican train, chickenfoot, chicken foot > dominoes',
  'Chinese checkers > halma',
  'Connect four, connect 4 > go-bang',
  'Parcheesi, parchisi, ludo, sorry board game > backgammon',
  'President, asshole, scum, presidents and assholes, daifugo',
  'Big two, big 2, tien len, deuces card game, thirteen card game',
  'Shithead, shed card game, palace card game',
  'Tichu, guandan, dou dizhu',
  'Spit, speed card game',
  'Spoons, kemps, pig card game',
  'Golf card game, cabo, cambio, six card golf',
  'Durak',
  'Tarot, tarock, french tarot, tarocchi',
  'Catan, settlers of catan, monopoly, risk board game, cluedo, battleship, stratego',
  'Scrabble, boggle, rummoli',
  'Exploding kittens, cards against humanity, magic the gathering, pokemon, sequence board game',
  'Darts, cornhole, beer pong',
];

/** Modern names of games in the books, by id; a game's page shows only the books' own names. */
export const CALLED_TODAY: Readonly<Record<string, readonly string[]>> = {
  'i-doubt-it': ['BS', 'Bullshit', '*Cheat'],
};

export interface Absent {
  /** The displayed name. */
  readonly title: string;
  /** The id of the closest game; '' for none. */
  readonly near: string;
}

/** The list in the format of the first file. */
export const packAbsent = (): string => ABSENT.map((line) => line.replace(/, /g, ',').replace(' > ', '>')).join(';');

/** The game by each of its names, with the words joined. */
export function unpackAbsent(text: string): Map<string, Absent> {
  const found = new Map<string, Absent>();
  for (const line of text === '' ? [] : text.split(';')) {
    const [names = '', near = ''] = line.split('>');
    for (const name of names.split(','))
      found.set(wordsOf(name).join(''), { title: /^[A-Z]/.test(name) ? name : name.charAt(0).toUpperCase() + name.slice(1), near });
  }
  return found;
}

/** Finds such a game among some words, trying longer names first. */
export function absentIn(words: readonly string[], absent: ReadonlyMap<string, Absent>): (Absent & { readonly from: number; readonly to: number }) | null {
  for (let size = Math.min(6, words.length); size > 0; size--)
    for (let from = 0; from + size <= words.length; from++) {
      const found = absent.get(words.slice(from, from + size).join(''));
      if (found !== undefined) return { ...found, from, to: from + size };
    }
  return null;
}
