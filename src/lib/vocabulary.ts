// The vocabulary answers the first keystrokes by itself: jumps to games, laws and scorers, and the players' words turned into the
// index's words. One file, one round trip; its size is checked by the tests (20 kB gzip).
import { addressOf, makeId, OFFENCES, pageOf } from '../rules-engine/index.ts';
import { glossary } from './content.ts';
import { places, titleOf } from './library.ts';

/** [kind, title, url, other words, game id]: kind is g(ame), l(aw), s(corer), t(erm), o(ffence). */
export type Jump = readonly ['g' | 'l' | 's' | 't' | 'o', string, string, string, string];
export interface Vocabulary {
  readonly jumps: readonly Jump[];
  /** Players' word to the index's word. */
  readonly words: Readonly<Record<string, string>>;
  /** Games that the books do not have, though people ask for them: word to what to say. */
  readonly absent: readonly string[];
}

/** Usual misspellings and other words for the same thing, where an `aka` of a law or term does not already give them. */
const WORDS: Readonly<Record<string, string>> = {
  renege: 'revoke',
  reneged: 'revoke',
  renig: 'revoke',
  reneg: 'revoke',
  renigged: 'revoke',
  reneging: 'revoke',
  revoked: 'revoke',
  knave: 'jack',
  knaves: 'jacks',
  boer: 'bower',
  bowers: 'bower',
  missdeal: 'misdeal',
  misdealt: 'misdeal',
  missdealt: 'misdeal',
  cribage: 'cribbage',
  cribbidge: 'cribbage',
  yuker: 'euchre',
  uker: 'euchre',
  euker: 'euchre',
  eucher: 'euchre',
  euchred: 'euchre',
  jackpot: 'jack pot',
  jackpots: 'jack pots',
  crib: 'crib',
  pegged: 'peg',
  pegging: 'peg',
  overpegged: 'over-score',
  undercount: 'under-score',
  overcount: 'over-score',
  loner: 'lone hand',
  alone: 'lone hand',
  deck: 'pack',
  trumps: 'trump',
  kitty: 'widow',
  blind: 'blind',
  book: 'trick',
  books: 'tricks',
  flipped: 'exposed',
  flashed: 'exposed',
  showed: 'exposed',
  dropped: 'exposed',
  opened: 'false opening',
  openers: 'openers',
  suites: 'suits',
  flushes: 'flush',
  straights: 'straight',
  mucked: 'hand not shown',
  fold: 'passed out',
  folded: 'passed out',
};

/** Games people quarrel over that none of the five books has. Named so that a search can say so rather than find nothing. */
const ABSENT = [
  'uno',
  'phase 10',
  'shithead',
  'president',
  "texas hold'em",
  'holdem',
  'omaha',
  'skip-bo',
  'mahjong solitaire',
  'hand and foot',
  'pinochle double deck',
  'tichu',
  'wizard',
  'rook',
  'dutch blitz',
  'spit',
  'egyptian ratscrew',
  'catan',
  'monopoly',
  'yahtzee',
  'scrabble',
  'chinese poker',
  'cheat',
  'big two',
  'durak',
  'belote',
  'scopa',
  'briscola',
];

/** The vocabulary of the whole site. */
export function vocabulary(): Vocabulary {
  const jumps: Jump[] = [];
  for (const place of places) {
    const title = titleOf(place.id);
    jumps.push(['g', title, pageOf(place.id), place.described.aliases.join('|'), place.id]);
    for (const law of place.laws) if (law.writtenAt === place.id) jumps.push(['l', law.title, addressOf(law.id), [...law.aka].join('|'), place.id]);
    for (const [key, scorer] of Object.entries(place.scorers))
      jumps.push(['s', scorer.title, addressOf(makeId(place.id, 'score', key)), (scorer.aka ?? []).join('|'), place.id]);
  }
  for (const [key, offence] of Object.entries(OFFENCES)) jumps.push(['o', offence.title, `/penalties/${key}/`, offence.aka.join('|'), '']);
  for (const term of glossary()) jumps.push(['t', term.title, `/glossary/#term.${term.key}`, term.aka.join('|'), '']);
  return { jumps, words: WORDS, absent: ABSENT };
}
