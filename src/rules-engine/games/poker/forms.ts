import type { BookId } from '../../books.ts';
import type { Schedule } from '../../core/schedule.ts';
import type { Hand, Order } from './evaluate.ts';
import type { points } from './points.ts';

export type Prices = Schedule<typeof points>;

/** Forms of poker that one book or another has, as the scorer asks for them. */
export const FORMS = {
  draw: 'Draw poker, jack pots too',
  straight: 'Straight poker (bluff)',
  stud: 'Stud poker',
  whiskey: 'Whiskey poker',
  mistigris: 'Mistigris (draw poker with the joker)',
  'deuces-wild': 'Deuces wild',
  peek: 'Peek poker (best five of seven or eight)',
  'sixty-card': 'Draw poker with the sixty-card pack',
} as const;
export type Form = keyof typeof FORMS;

/** Extra hands that a table may have agreed on. */
export const EXTRAS = {
  none: 'None',
  blaze: 'The blaze alone',
  customary: 'All five, in the customary order',
  reckoned: "All five, in the author's order by chance",
} as const;
export type Extra = keyof typeof EXTRAS;

/** What a book says of a form: its order of hands, and what the players should know of it. */
export interface FormRule {
  readonly order: Order;
  readonly notes: readonly string[];
}

const LOW: readonly Hand[] = ['high-card', 'pair', 'two-pairs', 'three-of-a-kind'];
const BELOW_FLUSH: readonly Hand[] = [...LOW, 'straight'];
const TO_FOURS: readonly Hand[] = ['flush', 'full-house', 'four-of-a-kind'];
const PLAIN: readonly Hand[] = [...BELOW_FLUSH, ...TO_FOURS, 'straight-flush'];
const NAMED_ROYAL: readonly Hand[] = [...PLAIN, 'royal-flush'];

const ordered = (hands: readonly Hand[], more: Partial<Order> = {}): Order => ({ hands, ranks: 13, corner: false, wild: 'none', naturalFirst: false, ...more });
const plain = ordered(PLAIN);
const royal = ordered(NAMED_ROYAL);
const turning = ordered([...PLAIN, 'five-of-a-kind'], { corner: true });
const noStraights = ordered([...LOW, ...TO_FOURS]);
const just = (order: Order, ...notes: string[]): FormRule => ({ order, notes });

const HISTORY = 'The book tells of this form in its history only; the hands rank as in its draw poker.';
/** By form, only the books that have it. */
export const RULES: Readonly<Record<Form, Readonly<Partial<Record<BookId, FormRule>>>>> = {
  draw: { sierra: just(turning), 'blue-ribbon-1940': just(royal), donohue: just(plain), 'uspc-1898': just(plain) },
  straight: { sierra: just(turning, HISTORY), 'uspc-1898': just(plain) },
  stud: {
    sierra: just(turning, HISTORY),
    'blue-ribbon-1940': just(noStraights, 'Straights are not played in this form; a sequence of one suit is taken as a flush, which the book does not say.'),
    'uspc-1898': just(plain),
  },
  whiskey: { 'blue-ribbon-1940': just(royal), 'uspc-1898': just(plain) },
  mistigris: { 'uspc-1898': just(ordered([...PLAIN, 'five-of-a-kind'], { wild: 'joker' })) },
  'deuces-wild': {
    'blue-ribbon-1940': just(
      ordered([...PLAIN, 'five-of-a-kind', 'four-deuces-and-joker'], { wild: 'deuces', naturalFirst: true }),
      'Every deuce counts as a wild card, even where it stands for itself.',
    ),
  },
  peek: { 'blue-ribbon-1940': just(royal) },
  'sixty-card': {
    'uspc-1898': just(ordered(PLAIN, { ranks: 15 }), 'The 11 and the 12 stand between the ten and the jack; the book does not print their rank.'),
  },
};

export const NO_STRAIGHTS: FormRule = just(noStraights, 'Where straights are not played, a straight flush is no more than a flush.');

/** The plain order with extra hands put in, by book. */
export const WITH_EXTRAS: Readonly<Record<Exclude<Extra, 'none'>, Readonly<Partial<Record<BookId, FormRule>>>>> = {
  blaze: { donohue: just(ordered(['high-card', 'pair', 'two-pairs', 'blaze', 'three-of-a-kind', 'straight', ...TO_FOURS, 'straight-flush'])) },
  customary: {
    'blue-ribbon-1940': just(
      ordered([
        ...(['high-card', 'pair', 'two-pairs', 'blaze', 'skip', 'three-of-a-kind', 'round-the-corner', 'straight', 'tiger', 'big-dog'] as const),
        ...TO_FOURS,
        ...(['straight-flush', 'royal-flush'] as const),
      ]),
      "The author of the book holds the customary order to be wrong; ask for the author's own order to compare.",
    ),
  },
  reckoned: {
    'blue-ribbon-1940': just(
      ordered([
        ...BELOW_FLUSH,
        ...(['skip', 'flush', 'tiger', 'big-dog', 'full-house', 'round-the-corner', 'blaze', 'four-of-a-kind', 'straight-flush', 'royal-flush'] as const),
      ]),
      'This is the order the author puts forward, by the chance of each hand; custom ranks the extra hands lower.',
    ),
  },
};

/** Where the score item of a class of hand stands. */
export const RULE_OF: Readonly<Record<Hand, string>> = {
  'high-card': 'points.high-card',
  pair: 'points.pair',
  'two-pairs': 'points.two-pairs',
  'three-of-a-kind': 'points.three-of-a-kind',
  straight: 'points.straight',
  flush: 'points.flush',
  'full-house': 'points.full-house',
  'four-of-a-kind': 'points.four-of-a-kind',
  'straight-flush': 'points.straight-flush',
  'royal-flush': 'points.royal-flush',
  'five-of-a-kind': 'points.five-of-a-kind',
  blaze: 'poker/extra-hands.points.blaze',
  tiger: 'poker/extra-hands.points.little-dog',
  'big-dog': 'poker/extra-hands.points.big-dog',
  skip: 'poker/extra-hands.points.skip-straight',
  'round-the-corner': 'poker/extra-hands.points.round-the-corner',
  'four-deuces-and-joker': 'poker/deuces-wild.points.four-deuces-and-joker',
};

/** Items of which a form has its own reading. */
const OWN: Readonly<Partial<Record<Form, readonly Hand[]>>> = {
  'deuces-wild': ['five-of-a-kind', 'straight-flush', 'four-of-a-kind', 'full-house', 'flush', 'straight', 'three-of-a-kind'],
  mistigris: ['five-of-a-kind'],
};
/** The score item a hand rests on in a form. */
export const ruleOf = (form: Form, hand: Hand): string => (OWN[form]?.includes(hand) ? `poker/${form}.${RULE_OF[hand]}` : RULE_OF[hand]);

/** The order of draw poker, from the hands that the book ranks. */
export function drawRule(by: Prices): FormRule {
  if (by.has('five-of-a-kind')) return just(turning);
  return just(by.has('royal-flush') ? royal : plain);
}

/** Finds the rule of a form in a book, with what the table has agreed on; a sentence where the book has no such thing. */
export function ruleFor(by: Prices, form: Form, extra: Extra, straights: boolean): FormRule | string {
  // Stud, peek and wild deuces have no clause to draw poker, and so no ranks of their own: until their rows stand, this table has them by book.
  const book = by.book;
  const rule = form === 'draw' ? drawRule(by) : RULES[form][book];
  if (rule === undefined) return `a form that this book has: ${(Object.keys(FORMS) as Form[]).filter((one) => RULES[one][book] !== undefined).join(', ')}`;
  if (!straights) {
    if (extra !== 'none') return 'extra hands only where straights are played';
    if (by.way('straight') === 'if-agreed') return NO_STRAIGHTS;
    return !rule.order.hands.includes('straight') ? rule : 'straights, which this book always plays in this form';
  }
  if (extra === 'none') return rule;
  const more = WITH_EXTRAS[extra][book];
  const has = (Object.keys(WITH_EXTRAS) as (keyof typeof WITH_EXTRAS)[]).filter((one) => WITH_EXTRAS[one][book] !== undefined);
  return more ?? `extra hands that this book has: ${['none', ...has].join(', ')}`;
}
