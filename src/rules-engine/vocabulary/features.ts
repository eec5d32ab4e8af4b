interface FeatureWords {
  readonly title: string;
  /** Why a law that needs the feature cannot apply without it: a full sentence. */
  readonly absent: string;
}

/**
 * Features that a game may have and a variant lack. Games and variants list what they have, and rows what they need; an inherited row that needs a missing
 * feature is left out with the reason.
 */
export const FEATURES = {
  partners: { title: 'partners', absent: 'Everyone plays for himself: nobody has a partner.' },
  'two-handed': { title: 'a game of two', absent: 'More than two play.' },
  'each-for-himself': { title: 'a game each for himself', absent: 'Partners play against partners.' },
  'lone-hand': { title: 'a lone hand', absent: 'Nobody plays alone against the others while a partner lays his cards down.' },
  dummy: { title: 'a dummy', absent: 'There is no dummy.' },
  'dummy-player': { title: 'a player in the seat of dummy', absent: 'Nobody sits at the cards of dummy.' },
  'turned-card': { title: 'a card turned for trumps', absent: 'No card is turned up for trumps.' },
  trump: { title: 'a trump suit', absent: 'There is no trump.' },
  bidding: { title: 'bidding', absent: 'Nothing is bid.' },
  doubling: { title: 'doubling', absent: 'Nothing is doubled.' },
  discard: { title: 'a discard', absent: 'Nothing is discarded.' },
  draw: { title: 'a draw', absent: 'No cards are drawn.' },
  stock: { title: 'a stock', absent: 'No stock is left to draw from.' },
  widow: { title: 'a widow', absent: 'No widow is dealt.' },
  beg: { title: 'begging', absent: 'Nobody may beg.' },
  crib: { title: 'a crib', absent: 'There is no crib.' },
  starter: { title: 'a starter', absent: 'No starter is turned.' },
  blind: { title: 'age, blind and straddle', absent: 'There is no blind and no straddle.' },
  ante: { title: 'an ante', absent: 'Nobody antes.' },
  limit: { title: 'a betting limit', absent: 'There is no limit: what a player has before him bounds his bets.' },
  betting: { title: 'betting', absent: 'There is no betting.' },
  honours: { title: 'honours', absent: 'Honours do not count.' },
  rubber: { title: 'rubbers', absent: 'No rubbers are played.' },
  pool: { title: 'a pool', absent: 'There is no pool.' },
  pass: { title: 'passing of cards', absent: 'No cards are passed on.' },
  moon: { title: 'a reward for taking everything', absent: 'Taking everything is not rewarded.' },
  'black-lady': { title: 'a queen of spades that counts', absent: 'The queen of spades counts nothing.' },
  'opening-card': { title: 'a card whose holder leads first', absent: 'No card gives the first lead.' },
  melds: { title: 'melds', absent: 'Nothing is melded.' },
  tricks: { title: 'tricks', absent: 'There are no tricks.' },
  'short-game': { title: 'a game that one card may decide', absent: 'One card seldom decides the game.' },
} as const satisfies Readonly<Record<string, FeatureWords>>;
export type Feature = keyof typeof FEATURES;
export const FEATURE_IDS = Object.keys(FEATURES) as Feature[];

/**
 * Resolves words in braces, which apply only with a feature: `before the revoker{partners: or his partner} played again`; a minus before the feature negates
 * it. Other text is unchanged.
 */
export function wordsAt(text: string, has: ReadonlySet<Feature>): string {
  return text.replace(/\{(-?)([a-z-]+):([^}]*)\}/g, (_, not: string, feature: string, words: string) => {
    if (!(feature in FEATURES)) throw new Error(`"${text}": no feature "${feature}"; expected one of ${FEATURE_IDS.join(', ')}`);
    return has.has(feature as Feature) === (not === '') ? words : '';
  });
}
