// For each scorer where numbers have to add up, whether the input is possible: written from the rules, not from the code that scores.
import type { BookId, Card } from '../../../../src/rules-engine/index.ts';

// biome-ignore lint/suspicious/noExplicitAny: values of any calculator, read by the names of its fields
type Asked = Record<string, any>;
type Check = (asked: Asked, book: BookId, id: string) => string | null;
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
const first = (...whys: (string | null | false)[]): string | null => whys.find((why): why is string => typeof why === 'string') ?? null;

const pips = (card: Card) => (card.startsWith('A') ? 1 : /^[JQK]/.test(card) ? 10 : Number.parseInt(card, 10));
const best = (hand: readonly Card[]) => {
  const low = sum(hand.map(pips));
  return low <= 11 && hand.some((card) => card.startsWith('A')) ? low + 10 : low;
};
const drawn = (hand: readonly Card[], natural: boolean) =>
  hand.slice(2).some((_, n) => sum(hand.slice(0, n + 2).map(pips)) > 21) || (natural && hand.length > 2 && best(hand.slice(0, 2)) === 21);

const honours = (hands: readonly (number | null)[], most: number) =>
  first(
    sum(hands.map((one) => one ?? 0)) > most && `more than ${most} honours`,
    hands.every((one) => one !== null) && sum(hands.map((one) => one ?? 0)) !== most && `all four hands told, and not ${most} honours`,
  );
const tens = (...amounts: (number | null)[]) => (amounts.some((one) => (one ?? 0) % 10 !== 0) ? 'a meld or bid that no melds make' : null);
const ramp = (values: readonly string[], side: number) => values.filter((one) => one === String(side)).length;

/** All values that a game of skat can have by Blue Ribbon (p. 346-350): units of the suits solo and turned, of the grands, and the nulls. */
const SKAT_UNITS = [5, 6, 7, 8, 9, 10, 11, 12, 16, 20, 24];
const isSkatValue = (bid: number) => [15, 20, 30, 40].includes(bid) || SKAT_UNITS.some((unit) => bid % unit === 0 && bid >= 2 * unit);

const CHECKS: readonly (readonly [RegExp, Check])[] = [
  [
    /^catch-the-ten.*\.deal$/,
    ({ dealt, taken, ...who }) =>
      first(
        sum(taken) !== dealt * taken.length && 'cards that are not those dealt',
        taken.some((cards: number) => cards % taken.length !== 0) && 'part of a trick',
        taken.some((cards: number, n: number) => ramp([who.jack, who.ten, who.ace, who.king, who.queen], n + 1) > cards) && 'more trumps than cards',
      ),
  ],
  [
    /^sixty-six\.score\.deal$/,
    ({ first: one, second, trickless, closed, had }) =>
      first(
        (one === 1 || second === 1) && 'a count that no cards make',
        ((trickless === 'first' && one > 0) || (trickless === 'second' && second > 0)) && 'points without a trick',
        (one ?? 0) + (second ?? 0) > 230 && 'more than cards, four marriages and the last trick',
        had === 'yes' && trickless !== 'nobody' && trickless !== null && trickless !== closed && 'a trick before closing, and none at the end',
      ),
  ],
  [
    /^sixty-six\/four-handed\.score\.deal$/,
    ({ we, sweep }) => (we === 1 || we === 129 || (sweep === 'we' && we !== 130) ? 'a count that no tricks make' : null),
  ],
  [
    /^auction-bridge(\/duplicate|\/three-handed|\/slams-mayonnaise-goulash)?\.score\.deal$/,
    (asked) =>
      honours([asked['honours-declarer'], asked['honours-dummy'], asked['honours-left'], asked['honours-right']], asked.denomination === 'no-trumps' ? 4 : 5),
  ],
  [
    /^bridge-whist(\/three-handed)?\.score\.deal$/,
    (asked) => {
      const hands = [asked['in-dealer'], asked['in-dummy'], asked['in-eldest'], asked['in-right']];
      return hands.every((one) => one === null) ? null : honours(hands, asked.trump === 'none' ? 4 : 5);
    },
  ],
  [/three-handed\.score\.settlement$/, (asked) => (asked[asked.winner] < 60 ? 'two games of thirty with less than sixty' : null)],
  [
    /^contract-bridge\.score\.deal$/,
    ({ carried, honours: own, theirs, denomination }) =>
      first(carried === 10 && 'a part score of ten', (own ?? 0) + (theirs ?? 0) > (denomination === 'no-trump' ? 4 : 5) && 'more honours than there are'),
  ],
  [/^pinochle(\/sixty-four-card)?\.score\.deal$/, ({ melds }) => tens(...melds)],
  [/^pinochle\/(auction-partnership|double-pack)\.score\.deal$/, ({ bid, weMeld, theyMeld }) => tens(bid, weMeld, theyMeld)],
  [
    /^pinochle\/(auction-partnership|double-pack)\.score\.deal$/,
    // Four hands share 48 or 80 cards; half of these, or three in five, are aces, tens and kings.
    ({ tricks, counters, last }, _, id) => {
      const [all, most] = id.includes('double-pack') ? [20, 48] : [12, 24];
      return first(
        (counters > 4 * tricks || most - counters > 4 * (all - tricks)) && 'more counters than cards in the tricks',
        ((last === 'we' && tricks === 0) || (last === 'they' && tricks === all)) && 'the last trick won by a side that won none',
      );
    },
  ],
  [
    /^pinochle\/auction-widow\.score\.deal$/,
    ({ bid, hand, meld, cards }) => first(tens(bid, meld), hand === 'given-up' && (meld !== null || cards !== null) && 'a hand given up that was played'),
  ],
  [
    /^vingt-et-un(\/(?!quinze)[^.]*)?\.score\.settlement$/,
    ({ player, dealer, divided }) =>
      first(
        player.some((card: Card) => dealer.includes(card)) && 'a card in two hands',
        (drawn(player, divided !== 'yes') || drawn(dealer, true)) && 'a card drawn after 21',
      ),
  ],
  [/quinze$/, ({ dealer, other }) => (Math.max(dealer, other) > 24 ? 'a card drawn to fifteen' : null)],
  [/^dominoes\/(pool|tiddle-a-wink)\.score\.hand$/, ({ pips: left }) => (sum(left) > 168 ? 'more pips than a set has' : null)],
  [/^dominoes\/.*\.score\.hand$/, ({ own, others }) => (sum([own ?? 0, ...(others ?? [])]) > 168 ? 'more pips than a set has' : null)],
  [/^skat\.score\.value$/, ({ bid }, book) => (book === 'blue-ribbon-1940' && bid !== null && !isSkatValue(bid) ? 'a bid that is no value' : null)],
  [
    /^hearts\/auction\.score\.deal$/,
    ({ bid, jack, pool }) =>
      first(!jack && bid === 0 && 'no bid, and no jack', jack === true && bid > 0 && 'a bid on a jack', jack === true && !pool && 'an empty jack'),
  ],
  [
    /^hearts\/sweepstake\.score\.deal$/,
    ({ jack, pool, hearts }) => first(jack === true && !pool && 'an empty jack', sum(hearts) > 13 && 'more than thirteen hearts'),
  ],
  [/^hearts\.score\.deal$/, ({ hearts }) => (sum(hearts) > 13 || (hearts.length === 4 && sum(hearts) !== 13) ? 'not thirteen hearts' : null)],
  [/^euchre(\/joker|\/slams)?\.score\.deal$/, ({ tricks, others }) => ((tricks ?? 0) + (others ?? 0) > 5 ? 'more than five tricks' : null)],
  [/^spades\.score\.deal$/, ({ tricks }) => (sum(tricks) > 13 ? 'more than thirteen tricks' : null)],
  [/^whist\/bid\.score\.deal$/, ({ tricks, honours: won }) => (won > 4 * tricks || 4 - won > 4 * (13 - tricks) ? 'honours in no trick' : null)],
  [
    /^cassino.*\.score\.deal$/,
    ({ cards, spades, sixty }) =>
      first(
        sum(cards) > (sixty === true ? 60 : 52) && 'more cards than the pack has',
        spades !== null && spades !== undefined && sum(spades) > (sixty === true ? 15 : 13) && 'more spades than the pack has',
        spades?.some((some: number, n: number) => some > (cards[n] ?? 0)) === true && 'more spades than cards',
      ),
  ],
  [
    /^cribbage\.score\.(hand|show)$/,
    ({ hand, starter, pone, dealer, crib }) => {
      const all = [...(hand ?? []), ...(starter ?? []), ...(pone ?? []), ...(dealer ?? []), ...(Array.isArray(crib) ? crib : [])];
      return new Set(all).size === all.length ? null : 'a card in two places';
    },
  ],
  [
    /^cribbage\.score\.play$/,
    ({ cards, stopped, by }) => {
      if (!stopped || by !== null || cards.length === 8) return null;
      const count = cards.reduce((now: number, card: Card) => (now + pips(card) > 31 || now === 31 ? pips(card) : now + pips(card)), 0);
      return count < 22 ? 'a go where every card can be played' : null;
    },
  ],
];

/** Why the input is impossible, by the second method; null if it is possible, or if nothing has to add up. */
export function whyImpossible(id: string, asked: Asked, book: BookId): string | null {
  return first(...CHECKS.filter(([of]) => of.test(id)).map(([, check]) => check(asked, book, id)));
}
