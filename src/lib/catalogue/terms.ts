// Words in the books that players do not use: the first occurrence of each in a law links to the glossary and is explained there and then.
import { glossary } from '../content/pages.ts';

/** What to match, by the key of its term. Words that every player knows, or that mean something else in another game, are left out. */
const HARD: Readonly<Record<string, RegExp>> = {
  age: /\bthe age\b/i,
  ante: /\bante\b/i,
  blot: /\bblot\b/i,
  boneyard: /\bboneyard\b/i,
  bower: /\bbowers?\b/i,
  cannon: /\bcannons?\b/i,
  capot: /\bcapot\b/i,
  'carte-blanche': /\bcarte blanche\b/i,
  caster: /\bcaster\b/i,
  chicane: /\bchicane\b/i,
  coup: /\bcoup\b/i,
  crib: /\bcrib\b/i,
  'dead-hand': /\bdead hand\b|\bis dead\b/i,
  deadwood: /\bdeadwood\b/i,
  doublet: /\bdoublets?\b/i,
  'eldest-hand': /\beldest hand\b/i,
  'exposed-card': /\bexposed cards?\b|\bliable to be called\b/i,
  gammon: /\bgammon\b/i,
  hazard: /\bhazard\b/i,
  heels: /\bhis heels\b/i,
  honours: /\bhonou?rs\b/i,
  kitty: /\bkitty\b/i,
  'lay-off': /\blays? off\b/i,
  'lone-hand': /\blone hand\b/i,
  maker: /\bthe maker\b/i,
  march: /\bmarch\b/i,
  matador: /\bmatadors?\b/i,
  meld: /\bmelds?\b/i,
  misdeal: /\bmisdeal\b/i,
  muggins: /\bmuggins\b/i,
  'odd-trick': /\bodd trick\b/i,
  openers: /\bopeners\b/i,
  'order-up': /\border(?:s|ed)? up\b/i,
  'penalty-card': /\bpenalty card\b/i,
  pic: /\bpic\b/i,
  pone: /\bpone\b/i,
  punter: /\bpunters?\b/i,
  quitted: /\bquitted\b/i,
  renounce: /\brenounced?\b/i,
  repic: /\brepic\b/i,
  revoke: /\brevoke[ds]?\b/i,
  rubber: /\brubber\b/i,
  rubicon: /\brubicon\b/i,
  schneider: /\bschneider\b/i,
  schwarz: /\bschwarz\b/i,
  'side-pot': /\bside pot\b/i,
  sight: /\ba sight\b/i,
  spinner: /\bspinner\b/i,
  starter: /\bstarter\b/i,
  straddle: /\bstraddles?\b/i,
  talon: /\btalon\b/i,
  undercut: /\bundercut\b/i,
  undertrick: /\bundertricks?\b/i,
  vulnerable: /\bvulnerable\b/i,
  widow: /\bwidow\b/i,
};
const known = new Set(glossary().map(({ key }) => key));
const stray = Object.keys(HARD).find((key) => !known.has(key));
if (stray !== undefined) throw new Error(`expected keys of the glossary, found "${stray}"`);

/** Splits a text at the first occurrence of each hard word, which gets the key of its term. `seen` has the terms explained before, and is updated. */
export function inTerms(text: string, seen: Set<string>): (string | { readonly text: string; readonly term: string })[] {
  const found = Object.entries(HARD)
    .flatMap(([term, words]) => {
      const match = seen.has(term) ? null : words.exec(text);
      return match === null ? [] : [{ term, from: match.index, to: match.index + match[0].length }];
    })
    .sort((a, b) => a.from - b.from);
  const pieces: (string | { text: string; term: string })[] = [];
  let at = 0;
  for (const { term, from, to } of found) {
    if (from < at) continue;
    seen.add(term);
    pieces.push(text.slice(at, from), { text: text.slice(from, to), term });
    at = to;
  }
  return [...pieces, text.slice(at)].filter((piece) => piece !== '');
}
