interface FeatureWords {
  readonly title: string;
  /** Why a law that needs it has no place where it is not: a whole sentence. */
  readonly absent: string;
  /** Words that speak of it, for the screen of what a place takes over. */
  readonly words: RegExp;
}

/**
 * What a game may have and its variant lack. A place says what it has, a row what it needs; a row that came from above and needs what
 * is not here is left out with the reason.
 */
export const FEATURES = {
  partners: { title: 'partners', absent: 'Everyone plays for himself: nobody has a partner.', words: /\bpartners?\b/i },
  'two-handed': { title: 'a game of two', absent: 'More than two play.', words: /\bboth players\b|\btwo-handed\b/i },
  'each-for-himself': { title: 'a game each for himself', absent: 'Partners play against partners.', words: /\beach for himself\b/i },
  'lone-hand': {
    title: 'a lone hand',
    absent: 'Nobody plays alone against the others while a partner lays his cards down.',
    words: /\blone\b|\balone\b|\bloner\b/i,
  },
  dummy: { title: 'a dummy', absent: 'There is no dummy.', words: /\bdummy\b/i },
  'dummy-player': { title: 'a player in the seat of dummy', absent: 'Nobody sits at the cards of dummy.', words: /\bdummy (?:looks|suggests|speaks|asks)\b/i },
  'turned-card': {
    title: 'a card turned for trumps',
    absent: 'No card is turned up for trumps.',
    words:
      /\bturned card\b|\bturned for trump|\bturned up for trump|\bturn(?:ed)? down the (?:card|suit)|\btrump card turned|\bupcard\b|\btaken up\b|\border(?:s|ed)? up\b/i,
  },
  trump: { title: 'a trump suit', absent: 'There is no trump.', words: /\btrumps?\b/i },
  bidding: { title: 'bidding', absent: 'Nothing is bid.', words: /\bbid(?:s|der|ders|ding)?\b/i },
  doubling: { title: 'doubling', absent: 'Nothing is doubled.', words: /\bdoubl(?:e|es|ed|ing|er)\b|\bredoubl/i },
  discard: { title: 'a discard', absent: 'Nothing is discarded.', words: /\bdiscard/i },
  draw: { title: 'a draw', absent: 'No cards are drawn.', words: /\bdraws?\b|\bdrew\b|\bdrawn\b|\bdrawing\b/i },
  stock: { title: 'a stock', absent: 'No stock is left to draw from.', words: /\bstock\b/i },
  widow: { title: 'a widow', absent: 'No widow is dealt.', words: /\bwidow\b|\bskat cards\b/i },
  beg: { title: 'begging', absent: 'Nobody may beg.', words: /\bbeg(?:s|ged|ging)?\b|\bgift\b/i },
  crib: { title: 'a crib', absent: 'There is no crib.', words: /\bcrib\b/i },
  starter: { title: 'a starter', absent: 'No starter is turned.', words: /\bstarter\b/i },
  blind: { title: 'age, blind and straddle', absent: 'There is no blind and no straddle.', words: /\bthe age\b|\bblind\b|\bstraddl/i },
  ante: { title: 'an ante', absent: 'Nobody antes.', words: /\bantes?\b/i },
  limit: { title: 'a betting limit', absent: 'There is no limit: what a player has before him bounds his bets.', words: /\bover the limit\b|\bthe limit\b/i },
  betting: { title: 'betting', absent: 'There is no betting.', words: /\bbets?\b|\bbetting\b|\braises?\b/i },
  honours: { title: 'honours', absent: 'Honours do not count.', words: /\bhonou?rs\b/i },
  rubber: { title: 'rubbers', absent: 'No rubbers are played.', words: /\brubber\b/i },
  pool: { title: 'a pool', absent: 'There is no pool.', words: /\bpool\b|\bthe pot\b/i },
  pass: { title: 'passing of cards', absent: 'No cards are passed on.', words: /\bpass(?:es|ed)? on\b|\bcards passed\b/i },
  moon: { title: 'a reward for taking everything', absent: 'Taking everything is not rewarded.', words: /\bmoon\b/i },
  'black-lady': { title: 'a queen of spades that counts', absent: 'The queen of spades counts nothing.', words: /\bqueen of spades\b/i },
  'opening-card': { title: 'a card whose holder leads first', absent: 'No card gives the first lead.', words: /\btwo of clubs\b/i },
  melds: { title: 'melds', absent: 'Nothing is melded.', words: /\bmeld/i },
  tricks: { title: 'tricks', absent: 'There are no tricks.', words: /\btricks?\b/i },
} as const satisfies Readonly<Record<string, FeatureWords>>;
export type Feature = keyof typeof FEATURES;
export const FEATURE_IDS = Object.keys(FEATURES) as Feature[];

/**
 * Words that hold only where a place has a feature stand in braces: `before the revoker{partners: or his partner} played again`; a
 * minus before the feature turns it round. Everything else is left as it is.
 */
export function wordsAt(text: string, has: ReadonlySet<Feature>): string {
  return text.replace(/\{(-?)([a-z-]+):([^}]*)\}/g, (_, not: string, feature: string, words: string) => {
    if (!(feature in FEATURES)) throw new Error(`"${text}": no feature "${feature}"; expected one of ${FEATURE_IDS.join(', ')}`);
    return has.has(feature as Feature) === (not === '') ? words : '';
  });
}
