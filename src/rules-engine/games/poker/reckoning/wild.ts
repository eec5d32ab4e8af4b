// Wild cards: how a hand with some is rated, named and compared. Only imported by variants that have them.
import { MADE, type Rate, value } from './evaluate.ts';
import { top } from './names.ts';
import { type Hand, JOKER, type Order, type Wild } from './order.ts';

/** Rates five cards; codes below `deuces` and the joker are wild. */
function wildRater(order: Order, natural: Rate, heads: Uint8Array, deuces: number): Rate {
  const at = (hand: Hand) => order.hands.indexOf(hand) * MADE;
  const [pair, three, straight, flush, full, four] = [at('pair'), at('three-of-a-kind'), at('straight'), at('flush'), at('full-house'), at('four-of-a-kind')];
  const [sf, five, best] = [at('straight-flush'), at('five-of-a-kind'), at('four-deuces-and-joker')];
  const royal = Math.max(at('royal-flush'), sf);
  const { ranks } = order;
  const ace = 1 << (ranks - 1);
  return function wild(a, b, c, d, e) {
    let once = 0;
    let twice = 0;
    let thrice = 0;
    let fourfold = 0;
    let suits = 0;
    let free = 0;
    const take = (card: number) => {
      if (card === JOKER || card < deuces) {
        free++;
        return;
      }
      const bit = 1 << (card >> 2);
      fourfold |= thrice & bit;
      thrice |= twice & bit;
      twice |= once & bit;
      once |= bit;
      suits |= 1 << (card & 3);
    };
    take(a);
    take(b);
    take(c);
    take(d);
    take(e);
    if (free === 0) return natural(a, b, c, d, e);
    const tie = order.naturalFirst ? 5 - free : 0;
    if (free === 5) return value(best, tie, 0);
    const most = fourfold > 0 ? 4 : thrice > 0 ? 3 : twice > 0 ? 2 : 1;
    const lead = 1 << top(fourfold || thrice || twice || once);
    const alike = most + free;
    if (alike === 5) return value(five + lead, tie, 0);
    const head = twice === 0 ? (heads[once] as number) : 0;
    const suited = (suits & (suits - 1)) === 0;
    if (suited && head > 0) return value((head === ranks ? royal : sf) + head, tie, 0);
    if (alike === 4) return value(four + lead, tie, once ^ lead);
    if (alike === 3 && (twice & (twice - 1)) !== 0) return value(full + (top(lead) << 4) + top(twice ^ lead), tie, 0);
    // A wild card may repeat a card already held, so in a flush it is always an ace.
    if (suited) return value(flush + ((free + ((once & ace) === 0 ? 0 : 1)) << 14) + (once & ~ace), tie, 0);
    if (head > 0) return value(straight + head, tie, 0);
    return value((alike === 3 ? three : pair) + lead, tie, once ^ lead);
  };
}

const CLASSES: Wild['classes'] = { 'five-of-a-kind': 'five of a kind', 'four-deuces-and-joker': 'four deuces and the joker' };
/** Only the joker is wild. */
export const WILD_JOKER: Wild = {
  key: 'joker',
  is: (code) => code === JOKER,
  classes: CLASSES,
  rater: (order, natural, heads) => wildRater(order, natural, heads, 0),
  equal: (high, low) => (high.wild === low.wild ? null : { note: 'The book does not prefer a natural card to the joker, so equal hands divide the pot.' }),
  gap: (high, low) => {
    if (high.hand !== 'five-of-a-kind') return undefined;
    if (low.hand === 'straight-flush') return { undecided: 'The book names five of a kind and gives it no place against the straight flush.' };
    return { note: 'The book names five of a kind and gives it no place; it is taken to rank above four of a kind.' };
  },
};

/** The four deuces are wild, and the joker if it is in the pack. */
export const WILD_DEUCES: Wild = {
  key: 'deuces',
  is: (code) => code === JOKER || code < 4,
  classes: CLASSES,
  rater: (order, natural, heads) => wildRater(order, natural, heads, 4),
  equal: () => null,
  gap: (high, low, { by }) => {
    if (by === 'class' && (high.hand === 'straight' || low.hand === 'straight'))
      return { note: 'The list of this form passes from the flush to three of a kind; the straight keeps its usual place between them.' };
    if (by !== 'natural') return undefined;
    if (high.wild > 0) return { note: 'The book prefers natural cards to wild ones; the hand with fewer wild cards is taken to be the better.' };
    if (low.side > high.side) return { note: 'Natural cards are taken before side cards: the example of the book names the cards of the combination alone.' };
    return null;
  },
  note: 'Every deuce counts as a wild card, even where it stands for itself.',
};
