// What a remedy does at the table, as data: whose points, what becomes of the deal, of a card, of a hand. Books are compared by these
// effects, and the large figure of a ruling comes from them.

import type { Party } from '../../vocabulary/parties.ts';
import { partyName } from '../../vocabulary/parties.ts';
import type { People } from '../../wording/people.ts';
import { sayAct } from '../remedies/acts.ts';
import { sayAmount, sayEach, sayPoints } from '../remedies/amounts.ts';
import { sayThing, type Thing } from '../remedies/things.ts';
import type { Remedy } from '../remedies.ts';

/**
 * How an effect weighs where two books differ: `penal` costs or gives somebody something, `state` says what becomes of a thing, `duty` what
 * somebody must or may not do, `right` who may ask for it and until when, `none` that nothing follows, `unpriced` that a rule stands without
 * what breaking it costs.
 */
export type EffectClass = 'penal' | 'state' | 'duty' | 'right' | 'none' | 'unpriced';
export interface Effect {
  /** What is touched and, where it matters, whose: "score:others", "deal", "card". */
  readonly slot: string;
  /** What becomes of it: two effects of one slot with different values exclude each other. */
  readonly value: string;
  readonly class: EffectClass;
}

const OFFENDERS = new Set<Party>(['offender', 'offending-side', 'revoking-side']);
const OTHERS = new Set<Party>(['opponents', 'innocent-side', 'either-opponent', 'opponent', 'other-players', 'each-opponent', 'each-other-player']);

/** The side that a party is of, so that "the offender" and "the offending side" are one where the points are theirs together. */
export function seatOf(party: Party | 'pot' | 'bank' | 'pool', people: People): string {
  if (party === 'pot' || party === 'bank' || party === 'pool') return party;
  if (OFFENDERS.has(party)) return 'offender';
  if (OTHERS.has(party)) return party === 'opponent' && people.seats === 'singly' ? 'opponent' : 'others';
  if (people.seats === 'two' && party === 'next-player') return 'others';
  // One seat under two names.
  if (party === 'eldest-hand') return people.seats === 'two' ? 'non-dealer' : 'left-of-dealer';
  if (party === 'left-of-dealer' && people.seats === 'two') return 'non-dealer';
  if (typeof party === 'string' && party.startsWith('side-of-')) return party.slice('side-of-'.length);
  return typeof party === 'string' ? party : partyName(party);
}

const penal = (slot: string, value: string): Effect => ({ slot, value, class: 'penal' });
const state = (slot: string, value: string): Effect => ({ slot, value, class: 'state' });
const right = (by: string): Effect => ({ slot: 'right', value: by, class: 'right' });

/** What becomes of a thing; of the deal in the words that every way of dealing again shares. */
function thing(what: Thing, value: string): Effect[] {
  if (what === 'deal') return [penal('deal', value)];
  return [(value === 'stands' ? state : penal)(`thing:${sayThing(what)}`, value)];
}

/** The effects of one remedy. */
function effectsOfOne(remedy: Remedy, people: People): Effect[] {
  const seat = (party: Party | 'pot' | 'bank' | 'pool') => seatOf(party, people);
  const act = (who: Party, what: string, value: string): Effect[] => [{ slot: `act:${seat(who)}:${what}`, value, class: 'duty' }];
  const command = (by: Party, from: Party, value: string): Effect[] => [penal(`command:${seat(from)}`, value), right(seat(by))];
  switch (remedy.kind) {
    case 'no-penalty':
    case 'permitted':
    case 'etiquette':
      return [{ slot: 'penalty', value: 'none', class: 'none' }];
    case 'no-penalty-printed':
      return [{ slot: 'cost', value: 'not named', class: 'unpriced' }];
    case 'not-decided':
      return [];
    case 'stands':
      return thing(remedy.what, 'stands');
    case 'void':
      return thing(remedy.what, 'void');
    case 'misdeal':
      return [penal('deal', 'void')];
    case 'new-deal':
      if (remedy.by === null) return [penal('deal', 'void')];
      if (remedy.by === 'dealer') return [penal('deal', 'void'), penal('dealer', 'deals again')];
      return [penal('deal', 'void'), penal('dealer', 'loses the deal'), state('next deal', seat(remedy.by))];
    case 'loses-deal':
      return [penal('deal', 'void'), penal('dealer', 'loses the deal'), ...(remedy.to === null ? [] : [state('next deal', seat(remedy.to))])];
    case 'cut-again':
      return [penal('thing:the cut', 'void')];
    case 'card-exposed':
      return [penal('card', 'exposed'), right(seat(remedy.calledBy))];
    case 'penalty-card':
      return [penal('card', 'penalty card')];
    case 'keeps-card':
      return [penal('card', 'kept')];
    case 'hand-exposed':
      return [penal(`hand:${seat(remedy.whose)}`, 'exposed'), right(seat(remedy.calledBy))];
    case 'dead-hand':
      return [penal(`hand:${seat(remedy.who)}`, 'dead')];
    case 'foul-hand':
      return [penal(`hand:${seat(remedy.who)}`, 'foul')];
    case 'plays-short':
      return [state(`hand:${seat(remedy.who)}`, 'short')];
    case 'makes-up-cards':
      return [state(`hand:${seat(remedy.who)}`, 'made up')];
    case 'draws-surplus':
      return [state(`surplus:${seat(remedy.who)}`, 'drawn')];
    case 'call-suit':
      return command(remedy.by, remedy.from, 'suit named');
    case 'call-card':
      return command(remedy.by, remedy.from, 'card named');
    case 'forbid-suit':
      return command(remedy.by, remedy.from, 'suit forbidden');
    case 'call-high-low':
      return command(remedy.by, remedy.from, 'highest or lowest');
    case 'may-require':
      return command(remedy.by, remedy.from, sayAct(remedy.act));
    case 'counts-as-revoke':
      return [penal('as', 'a revoke')];
    case 'punished-as':
      return [penal('as', remedy.offence)];
    case 'takes-back':
      return thing(remedy.what, 'taken back');
    case 'put-right':
      return thing(remedy.what, 'corrected');
    case 'replaced':
      return thing(remedy.what, 'replaced');
    case 'divide':
      return thing(remedy.what, 'split');
    case 'carries-over':
      return thing(remedy.what, 'left for the next deal');
    case 'chooses-which':
      return thing(remedy.what, `chosen by ${seat(remedy.who)}`);
    case 'passes-to':
      if (remedy.what === 'deal') return [penal('deal', 'void'), penal('dealer', 'loses the deal'), state('next deal', seat(remedy.to))];
      return thing(remedy.what, `to ${seat(remedy.to)}`);
    case 'wins':
      if (remedy.what === 'game') return [penal('game', `won by ${seat(remedy.who)}`)];
      return thing(remedy.what, `to ${seat(remedy.who)}`);
    case 'loses-game':
      if (people.seats !== 'singly' && seat(remedy.who) === 'offender') return [penal('game', 'won by others')];
      return [penal('game', `lost by ${seat(remedy.who)}`)];
    case 'is-done':
    case 'may-be-done': {
      const may = remedy.kind === 'may-be-done' ? [right('anyone')] : [];
      if (remedy.deed === 'dealt-again') return [penal('deal', 'void'), penal('dealer', 'deals again'), ...may];
      if (remedy.deed === 'pack-cut') return [penal('thing:the cut', 'void'), ...may];
      return [
        penal(`thing:${typeof remedy.deed === 'string' ? remedy.deed : remedy.deed.to}`, typeof remedy.deed === 'string' ? 'done' : remedy.deed.deed),
        ...may,
      ];
    }
    case 'scores':
      return [penal(`score:${seat(remedy.who)}`, sayPoints(remedy.points, remedy.unit))];
    case 'scores-amount':
      return [penal(`score:${seat(remedy.who)}`, sayAmount(remedy.amount))];
    case 'scores-each':
      return [penal(`score:${seat(remedy.who)}`, `${sayPoints(remedy.points)} for each ${sayEach(remedy.each)}`)];
    case 'scores-nothing':
      return [penal(`score:${seat(remedy.who)}`, 'nothing')];
    case 'loses':
      return [penal(`lose:${seat(remedy.who)}`, sayPoints(remedy.points, remedy.unit))];
    case 'loses-amount':
      return [penal(`lose:${seat(remedy.who)}`, sayAmount(remedy.amount))];
    case 'loses-each':
      return [penal(`lose:${seat(remedy.who)}`, `${sayPoints(remedy.points)} for each ${sayEach(remedy.each)}`)];
    case 'pays':
      return [penal(`pay:${seat(remedy.who)}`, `${sayAmount(remedy.amount)} to ${seat(remedy.to)}`)];
    case 'pays-points':
      return [penal(`pay:${seat(remedy.who)}`, `${sayPoints(remedy.points, remedy.unit)} to ${seat(remedy.to)}`)];
    case 'takes-points':
      return [penal(`pay:${seat(remedy.from)}`, `${sayPoints(remedy.points, remedy.unit)} to ${seat(remedy.who)}`)];
    case 'takes-tricks':
      return [penal(`tricks:${seat(remedy.who)}`, sayPoints(remedy.tricks, 'trick'))];
    case 'capped':
      return [penal(`cap:${seat(remedy.who)}`, sayPoints(remedy.points, remedy.unit))];
    case 'must':
      return act(remedy.who, sayAct(remedy.act), 'must');
    case 'allowed':
      return act(remedy.who, sayAct(remedy.act), 'may');
    case 'barred':
      return act(remedy.who, sayAct(remedy.from), 'may not');
    case 'may-change':
      return act(remedy.who, `take back ${sayThing(remedy.what)}`, 'may');
    case 'cannot-recall':
      return act(remedy.who, `take back ${sayThing(remedy.what)}`, 'may not');
    case 'hand-ends':
      return [state('play', 'stops')];
    case 'counts-to-trick':
      return [state('thing:the card left over', 'counts to the trick')];
    case 'judgement':
      return [state('thing:the decision', 'left to the players')];
    case 'choice': {
      const options = remedy.of.map((option) => keysOf(effectsOf(option, people)).join(' & ')).sort();
      return [penal('choice', options.join(' | ')), right(seat(remedy.by))];
    }
    case 'may-demand':
      return [...remedy.what.flatMap((one) => effectsOfOne(one, people)), right(seat(remedy.by))];
    case 'only-if':
    case 'unless':
      return [...remedy.what.flatMap((one) => effectsOfOne(one, people)), right(`${remedy.kind} ${remedy.proviso}`)];
    case 'until':
      return [...remedy.what.flatMap((one) => effectsOfOne(one, people)), right(`until ${JSON.stringify(remedy.moment)}`)];
    case 'for-each':
      return remedy.what.flatMap((one) => effectsOfOne(one, people)).map((one) => ({ ...one, value: `${one.value} for each ${sayEach(remedy.each)}` }));
    case 'free':
      return [penal('words', remedy.text)];
  }
}

/** An effect as a text to compare. */
export const keyOf = ({ slot, value, class: weight }: Effect): string => `${slot}=${sameUnit(value)}/${weight[0]}`;
/** A chip by one book is a counter by another. */
const sameUnit = (value: string): string => value.replace(/\bcounter(s?)\b/g, 'chip$1');
const keysOf = (effects: readonly Effect[]): string[] => effects.map(keyOf).sort();

/**
 * What a ruling does, each effect once. That nothing follows is an effect only where nothing else does, and a right that two remedies share
 * is one.
 */
export function effectsOf(remedies: readonly Remedy[], people: People): readonly Effect[] {
  const all = [...new Map(remedies.flatMap((one) => effectsOfOne(one, people)).map((one) => [keyOf(one), one])).values()];
  const others = all.filter((one) => one.class !== 'none');
  return others.length > 0 ? others : all;
}
