// The type of the record that each kind of remedy has in this folder: its phrase, its figure and its effects; and the parts that the records share.
import type { Party } from '../../../vocabulary/parties.ts';
import type { Name } from '../../../wording/people.ts';
import type { Remedy, RemedyKind } from '../../remedies.ts';
import { UNITS, type Unit } from '../amounts.ts';
import { isMany, sayThing, type Thing } from '../things.ts';
import type { PartyNames } from './party-names.ts';

/** Who is paid: a party, or what lies on the table. */
export type Payee = Party | 'pot' | 'bank' | 'pool';

/** Remedies that hold others: `wording/rulings.ts` puts their sentences together. */
export type Holder = 'choice' | 'may-demand' | 'only-if' | 'unless' | 'until' | 'for-each';
/** Remedies that are said of the whole ruling and of no party: `wording/rulings.ts` sets them at its end. */
export type Remark = 'no-penalty-printed' | 'not-decided';
export type Simple = Exclude<Remedy, { readonly kind: Holder | Remark }>;

export type Modal = 'must' | 'may' | 'may not' | null;
/** Somebody acts: "the other side" (scores) "2 points". */
export interface Action {
  readonly kind: 'action';
  readonly who: Name;
  readonly modal: Modal;
  /** The verb of one and of several, and what follows it. */
  readonly does: string;
  readonly do: string;
  readonly rest: string;
}
/** Something happens to a thing, or a whole clause. */
export interface Event {
  readonly kind: 'event';
  readonly text: string;
  /** The same as what somebody may choose: "have the deal stand". */
  readonly wish: string;
}
export type Phrase = Action | Event;

/** The main effect of a ruling as a word that is read at arm's length. */
export interface Figure {
  /** "+2", "deal void", "must"; empty where no short word says it. */
  readonly word: string;
  /** Whether the word is a number, which is set larger than a word. */
  readonly number: boolean;
  /** What the word needs beside it where the whole ruling does not stand there: to whom, which act; may be empty. */
  readonly detail: string;
}

/**
 * How an effect weighs where two books differ: `penal` costs or gives somebody something, `state` says what becomes of a thing, `duty` what
 * somebody must or may not do, `right` who may ask for it and until when, `none` that nothing follows, `unpriced` that a rule stands without
 * what breaking it costs.
 */
export type EffectClass = 'penal' | 'state' | 'duty' | 'right' | 'none' | 'unpriced';
/** What a remedy does at the table, as data. */
export interface Effect {
  /** What is touched and, where it matters, whose: "score:others", "deal", "card". */
  readonly slot: string;
  /** What becomes of it: two effects of one slot with different values exclude each other. */
  readonly value: string;
  readonly class: EffectClass;
}

export type Of<Kind extends RemedyKind> = Extract<Remedy, { readonly kind: Kind }>;
interface Common<Kind extends RemedyKind> {
  /** The word that is set large. `figureOf` is the figure of remedies that this one holds. */
  readonly figure: (remedy: Of<Kind>, names: PartyNames, figureOf: (held: readonly Remedy[]) => Figure) => Figure;
  /** What it does, as data. `effectsOf` has the effects of remedies that this one holds, one by one. */
  readonly effects: (remedy: Of<Kind>, names: PartyNames, effectsOf: (held: readonly Remedy[]) => Effect[]) => readonly Effect[];
}
/** Everything of a kind. Its steps at the table are in `wording/step-forms.ts`, which scorers do not need. */
export type Form<Kind extends RemedyKind> = Kind extends Simple['kind']
  ? Common<Kind> & { /** A phrase from which sentences are built. */ readonly phrase: (remedy: Of<Kind>, names: PartyNames) => Phrase }
  : Common<Kind>;
/** The forms of some kinds: the compiler refuses a kind without one. */
export type Forms<Kind extends RemedyKind> = { readonly [One in Kind]: Form<One> };

// Phrases.
export const event = (text: string, wish: string): Event => ({ kind: 'event', text, wish });
/** "the pack is cut again". */
export const done = (what: string, many: boolean, participle: string): Event =>
  event(`${what} ${many ? 'are' : 'is'} ${participle}`, `have ${what} ${participle}`);
export const thingIsDone = (what: Thing, participle: string): Event => done(sayThing(what), isMany(what), participle);

// Figures.
export const MINUS = '−';
/** The most characters of a word that is set large. */
export const LONGEST = 16;
export const ARTICLE = /^(the|a|an|his|her|their|that|this) /;
/** A thing as the head of a short word: "deal", "cut". */
export const bare = (what: Thing): string => sayThing(what).replace(ARTICLE, '');
export const word = (text: string, detail = ''): Figure => ({ word: text, number: false, detail });
/** "deal void", or "void" beside a thing with a long name. */
export const thingWord = (what: Thing, state: string): Figure =>
  `${bare(what)} ${state}`.length > LONGEST ? word(state, sayThing(what)) : word(`${bare(what)} ${state}`);
const unitOf = (points: number, unit: Unit): string => {
  const [one, several] = typeof unit === 'string' ? UNITS[unit] : [unit.unit, unit.units];
  return Math.abs(points) === 1 ? one : several;
};
/** "+2" of points; of another unit its name stands beside it. */
export const numeral = (sign: string, points: number, unit: Unit, detail: string): Figure => ({
  word: `${points < 0 ? MINUS : sign}${Math.abs(points)}`,
  number: true,
  detail: unit === 'point' ? detail : `${unitOf(points, unit)} ${detail}`,
});

// Effects.
export const penal = (slot: string, value: string): Effect => ({ slot, value, class: 'penal' });
export const state = (slot: string, value: string): Effect => ({ slot, value, class: 'state' });
export const right = (by: string): Effect => ({ slot: 'right', value: by, class: 'right' });
export const duty = (seat: string, what: string, value: string): Effect => ({ slot: `act:${seat}:${what}`, value, class: 'duty' });
/** What becomes of a thing; of the deal in the words that every way of dealing again shares. */
export function ofThing(what: Thing, value: string): Effect {
  if (what === 'deal') return penal('deal', value);
  return (value === 'stands' ? state : penal)(`thing:${sayThing(what)}`, value);
}
export const dealGoesTo = (seat: string): Effect[] => [penal('deal', 'void'), penal('dealer', 'loses the deal'), state('next deal', seat)];

/** A chip by one book is a counter by another. */
const sameUnit = (value: string): string => value.replace(/\bcounter(s?)\b/g, 'chip$1');
/** An effect as a text to compare. */
export const keyOf = ({ slot, value, class: weight }: Effect): string => `${slot}=${sameUnit(value)}/${weight[0]}`;
/** Each effect once. That nothing follows is an effect only where nothing else does, and a right that two remedies share is one. */
export function distinct(effects: readonly Effect[]): readonly Effect[] {
  const all = [...new Map(effects.map((one) => [keyOf(one), one])).values()];
  const others = all.filter((one) => one.class !== 'none');
  return others.length > 0 ? others : all;
}
