// What one party may make another do, and what a party must, may or may not do.
import type { Party } from '../../../vocabulary/parties.ts';
import { sayAct } from '../acts.ts';
import { duty, type Effect, type Forms, penal, right, word } from './form.ts';
import type { Speaker } from './speaker.ts';

type Kinds = 'call-suit' | 'call-card' | 'forbid-suit' | 'call-high-low' | 'may-require' | 'must' | 'allowed' | 'barred';

const command = (to: Party, value: string, caller: Party, by: Speaker): Effect[] => [penal(`command:${by.seat(to)}`, value), right(by.seat(caller))];

export const orders: Forms<Kinds> = {
  'call-suit': {
    phrase: ({ by: caller, from }, by) => by.may(caller, `say which suit ${by.named(from)} must lead`),
    figure: ({ by: caller }, by) => word('suit named', `by ${by.named(caller)}`),
    effects: ({ by: caller, from }, by) => command(from, 'suit named', caller, by),
  },
  'call-card': {
    phrase: ({ by: caller, from }, by) => by.may(caller, `say which card ${by.named(from)} must play`),
    figure: ({ by: caller }, by) => word('card named', `by ${by.named(caller)}`),
    effects: ({ by: caller, from }, by) => command(from, 'card named', caller, by),
  },
  'forbid-suit': {
    phrase: ({ by: caller, from }, by) => by.may(caller, `forbid ${by.named(from)} to lead that suit`),
    figure: ({ by: caller }, by) => word('suit barred', `by ${by.named(caller)}`),
    effects: ({ by: caller, from }, by) => command(from, 'suit forbidden', caller, by),
  },
  'call-high-low': {
    phrase: ({ by: caller, from }, by) => by.may(caller, `make ${by.named(from)} play the highest or the lowest card of the suit led`),
    figure: ({ by: caller }, by) => word('high or low', `as ${by.named(caller)} says`),
    effects: ({ by: caller, from }, by) => command(from, 'highest or lowest', caller, by),
  },
  'may-require': {
    phrase: ({ by: caller, from, act }, by) => by.may(caller, `make ${by.named(from)} ${sayAct(act)}`),
    figure: ({ from, act }, by) => word('may demand', `${by.named(from)}: ${sayAct(act)}`),
    effects: ({ by: caller, from, act }, by) => command(from, sayAct(act), caller, by),
  },
  must: {
    phrase: ({ who, act }, by) => by.action(who, sayAct(act), sayAct(act), '', 'must'),
    figure: ({ who, act }, by) => word('must', `${by.named(who)}: ${sayAct(act)}`),
    effects: ({ who, act }, by) => [duty(by.seat(who), sayAct(act), 'must')],
  },
  allowed: {
    phrase: ({ who, act }, by) => by.may(who, sayAct(act)),
    figure: ({ who, act }, by) => word('may', `${by.named(who)}: ${sayAct(act)}`),
    effects: ({ who, act }, by) => [duty(by.seat(who), sayAct(act), 'may')],
  },
  barred: {
    phrase: ({ who, from }, by) => by.mayNot(who, sayAct(from)),
    figure: ({ who, from }, by) => word('may not', `${by.named(who)}: ${sayAct(from)}`),
    effects: ({ who, from }, by) => [duty(by.seat(who), sayAct(from), 'may not')],
  },
};
