// Checks that a law inherited by a variant mentions no feature that the variant lacks.
import { BOOK_IDS, casesOf, type Feature, type Library, lackingAt, type Place, type ResolvedLaw, sayCase } from '../../../src/rules-engine/index.ts';

/** Words that mention a feature. */
const SPOKEN_OF: Readonly<Record<Feature, RegExp>> = {
  'short-game': /\bshort game\b/i,
  partners: /\bpartners?\b/i,
  'two-handed': /\bboth players\b|\btwo-handed\b/i,
  'each-for-himself': /\beach for (?:himself|themselves)\b/i,
  'lone-hand': /\blone\b|\balone\b|\bloner\b/i,
  dummy: /\bdummy\b/i,
  'dummy-player': /\bdummy (?:looks|suggests|speaks|asks)\b/i,
  'turned-card':
    /\bturned card\b|\bturned for trump|\bturned up for trump|\bturn(?:ed)? down the (?:card|suit)|\btrump card turned|\bupcard\b|\btaken up\b|\border(?:s|ed)? up\b/i,
  trump: /\btrumps?\b/i,
  bidding: /\bbid(?:s|der|ders|ding)?\b/i,
  doubling: /\bdoubl(?:e|es|ed|ing|er)\b|\bredoubl/i,
  discard: /\bdiscard/i,
  draw: /\bdraws?\b|\bdrew\b|\bdrawn\b|\bdrawing\b/i,
  stock: /\bstock\b/i,
  widow: /\bwidow\b|\bskat cards\b/i,
  beg: /\bbeg(?:s|ged|ging)?\b|\bgift\b/i,
  crib: /\bcrib\b/i,
  starter: /\bstarter\b/i,
  blind: /\bthe age\b|\bblind\b|\bstraddl/i,
  ante: /\bantes?\b/i,
  limit: /\bover the limit\b|\bthe limit\b/i,
  betting: /\bbets?\b|\bbetting\b|\braises?\b/i,
  honours: /\bhonou?rs\b/i,
  rubber: /\brubber\b/i,
  pool: /\bpool\b|\bthe pot\b/i,
  pass: /\bpass(?:es|ed)? on\b|\bcards passed\b/i,
  moon: /\bmoon\b/i,
  'black-lady': /\bqueen of spades\b/i,
  'opening-card': /\btwo of clubs\b/i,
  melds: /\bmeld/i,
  tricks: /\btricks?\b/i,
};

/** Every text of a law that a reader sees, each with the part of the law it is in. */
function wordsOf(law: ResolvedLaw): (readonly [string, string])[] {
  const facts = Object.entries(law.facts).flatMap(([key, { ask, options }]) => [
    [key, ask] as const,
    ...Object.entries(options).map(([option, label]) => [`${key}=${option}`, label] as const),
  ]);
  const rulings = BOOK_IDS.flatMap((book) => {
    const reading = law.readings[book];
    const note = 'note' in reading && reading.note !== undefined ? [[`${book}, note`, reading.note] as const] : [];
    return [...casesOf(reading).map((one, n) => [`${book}, case ${n + 1}`, sayCase(one, law.people)] as const), ...note];
  });
  return [['title', law.title], ['gist', law.gist], ...facts, ...rulings];
}

/** One sentence for each mention, in an inherited law, of a feature that its place lacks. */
export function featureFaults(library: Library, place: Place, law: ResolvedLaw): string[] {
  if (place.keeps[law.key] !== undefined) return [];
  return lackingAt(library, place.id, law.writtenAt).flatMap((feature) =>
    wordsOf(law).flatMap(([where, words]) =>
      SPOKEN_OF[feature].test(words) ? [`${law.id}, ${where}: there is no ${feature} here: "${words}"; repeal, amend, keep, or say what it needs`] : [],
    ),
  );
}
