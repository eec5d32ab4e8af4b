// What one party may make another do, and what a party must, may or may not do.
import type { Party } from '../../../vocabulary/parties.ts';
import { sayAct } from '../acts.ts';
import { duty, type Effect, type Forms, penal, right, word } from './form.ts';
import type { PartyNames } from './party-names.ts';

type Kinds = 'call-suit' | 'call-card' | 'forbid-suit' | 'call-high-low' | 'may-require' | 'must' | 'allowed' | 'barred';

const command = (to: Party, value: string, caller: Party, names: PartyNames): Effect[] => [
  penal(`command:${names.seat(to)}`, value),
  right(names.seat(caller)),
];

export const orders: Forms<Kinds> = {
  'call-suit': {
    phrase: ({ by, from }, names) => names.may(by, `say which suit ${names.of(from)} must lead`),
    figure: ({ by }, names) => word('suit named', `by ${names.of(by)}`),
    effects: ({ by, from }, names) => command(from, 'suit named', by, names),
  },
  'call-card': {
    phrase: ({ by, from }, names) => names.may(by, `say which card ${names.of(from)} must play`),
    figure: ({ by }, names) => word('card named', `by ${names.of(by)}`),
    effects: ({ by, from }, names) => command(from, 'card named', by, names),
  },
  'forbid-suit': {
    phrase: ({ by, from }, names) => names.may(by, `forbid ${names.of(from)} to lead that suit`),
    figure: ({ by }, names) => word('suit barred', `by ${names.of(by)}`),
    effects: ({ by, from }, names) => command(from, 'suit forbidden', by, names),
  },
  'call-high-low': {
    phrase: ({ by, from }, names) => names.may(by, `make ${names.of(from)} play the highest or the lowest card of the suit led`),
    figure: ({ by }, names) => word('high or low', `as ${names.of(by)} says`),
    effects: ({ by, from }, names) => command(from, 'highest or lowest', by, names),
  },
  'may-require': {
    phrase: ({ by, from, act }, names) => names.may(by, `make ${names.of(from)} ${sayAct(act)}`),
    figure: ({ from, act }, names) => word('may demand', `${names.of(from)}: ${sayAct(act)}`),
    effects: ({ by, from, act }, names) => command(from, sayAct(act), by, names),
  },
  must: {
    phrase: ({ who, act }, names) => names.action(who, sayAct(act), sayAct(act), '', 'must'),
    figure: ({ who, act }, names) => word('must', `${names.of(who)}: ${sayAct(act)}`),
    effects: ({ who, act }, names) => [duty(names.seat(who), sayAct(act), 'must')],
  },
  allowed: {
    phrase: ({ who, act }, names) => names.may(who, sayAct(act)),
    figure: ({ who, act }, names) => word('may', `${names.of(who)}: ${sayAct(act)}`),
    effects: ({ who, act }, names) => [duty(names.seat(who), sayAct(act), 'may')],
  },
  barred: {
    phrase: ({ who, from }, names) => names.mayNot(who, sayAct(from)),
    figure: ({ who, from }, names) => word('may not', `${names.of(who)}: ${sayAct(from)}`),
    effects: ({ who, from }, names) => [duty(names.seat(who), sayAct(from), 'may not')],
  },
};
