// A remedy as a short clause: what its sentence says, without articles and with short names, for a law told in one line.
import { isParty, type Party, partyName } from './parties.ts';
import { PARTY_BRIEFS } from './party-briefs.ts';
import type { Remedy } from './remedies.ts';
import { sayRemedy } from './say.ts';

/** Names of parties that have a shorter one, the longest first, so that no part of one is taken for another. */
const PARTY_WORDS = Object.entries(PARTY_BRIEFS)
  .flatMap(([party, short = '']): [string, string][] => (isParty(party) ? [[partyName(party as Party), short]] : []))
  .filter(([name, short]) => name.length > short.length + 4)
  .sort(([a], [b]) => b.length - a.length);
/** Several remedies as short clauses: "opponents score 2 points; misdeal". */
export function shortRemedies(remedies: readonly Remedy[]): string {
  return [...new Set(remedies.map((remedy) => shortened(sayRemedy(remedy))))].join('; ');
}
const SHORTER: readonly (readonly [RegExp, string])[] = [
  [/ lies? face up as an exposed card of ([^,;]+), and ([^,;]+) may call it/g, ' is exposed: $2 may call it'],
  [/may name the suit that ([^,;]+) must lead/g, 'may call a suit from $1'],
  [/the same dealer deals again/g, 'new deal'],
  [/there is a fresh deal/g, 'new deal'],
  [/\bit is a misdeal/g, 'misdeal'],
  [/\bthere is no penalty/g, 'no penalty'],
  [/\bno penalty is printed/g, 'no penalty printed'],
  [/what else follows the book does not decide|the book does not decide this/g, 'not decided'],
  [/\b(the|The) /g, ''],
];
/** The same few thousand sentences are asked for by every form and every book, a hundred replacements each. */
const known = new Map<string, string>();
/** A sentence of remedies with the short names and clauses, so that the same ruling is known in fuller and in fewer words. */
export function shortened(text: string): string {
  const told = known.get(text);
  if (told !== undefined) return told;
  const named = PARTY_WORDS.reduce((said, [name, short]) => said.replaceAll(name, short), text);
  const short = SHORTER.reduce((said, [words, shorter]) => said.replace(words, shorter), named);
  known.set(text, short);
  return short;
}
