// Points, tricks, stakes and the game: who scores, loses, pays, wins.
import { OFFENCES } from '../../../vocabulary/offences.ts';
import { sayAmount, sayEach, sayPoints } from '../amounts.ts';
import { isMany, sayThing } from '../things.ts';
import { bare, dealGoesTo, event, type Forms, LONGEST, MINUS, numeral, ofThing, penal, thingWord, word } from './form.ts';

type Kinds =
  | 'scores'
  | 'scores-amount'
  | 'scores-each'
  | 'scores-nothing'
  | 'loses'
  | 'loses-amount'
  | 'loses-each'
  | 'pays'
  | 'pays-points'
  | 'takes-points'
  | 'takes-tricks'
  | 'capped'
  | 'punished-as'
  | 'loses-game'
  | 'wins'
  | 'divide'
  | 'carries-over'
  | 'chooses-which'
  | 'passes-to';

export const points: Forms<Kinds> = {
  scores: {
    phrase: ({ who, points: many, unit }, by) => by.action(who, 'score', 'scores', sayPoints(many, unit)),
    figure: ({ who, points: many, unit }, by) => numeral('+', many, unit, `to ${by.named(who)}`),
    effects: ({ who, points: many, unit }, by) => [penal(`score:${by.seat(who)}`, sayPoints(many, unit))],
  },
  'scores-amount': {
    phrase: ({ who, amount }, by) => by.action(who, 'score', 'scores', sayAmount(amount)),
    figure: ({ who, amount }, by) => word('scores', `${by.named(who)}: ${sayAmount(amount)}`),
    effects: ({ who, amount }, by) => [penal(`score:${by.seat(who)}`, sayAmount(amount))],
  },
  'scores-each': {
    phrase: ({ who, points: many, each }, by) => by.action(who, 'score', 'scores', `${sayPoints(many)} for each ${sayEach(each)}`),
    figure: ({ points: many, each }) => ({ word: `+${many}`, number: true, detail: `for each ${sayEach(each)}` }),
    effects: ({ who, points: many, each }, by) => [penal(`score:${by.seat(who)}`, `${sayPoints(many)} for each ${sayEach(each)}`)],
  },
  'scores-nothing': {
    phrase: ({ who }, by) => by.action(who, 'score', 'scores', 'nothing for this deal'),
    figure: ({ who }, by) => ({ word: '0', number: true, detail: `for ${by.named(who)}` }),
    effects: ({ who }, by) => [penal(`score:${by.seat(who)}`, 'nothing')],
  },
  loses: {
    phrase: ({ who, points: many, unit }, by) => by.action(who, 'lose', 'loses', sayPoints(many, unit)),
    figure: ({ who, points: many, unit }, by) => numeral(MINUS, many, unit, `for ${by.named(who)}`),
    effects: ({ who, points: many, unit }, by) => [penal(`lose:${by.seat(who)}`, sayPoints(many, unit))],
  },
  'loses-amount': {
    phrase: ({ who, amount }, by) => by.action(who, 'lose', 'loses', sayAmount(amount)),
    figure: ({ who, amount }, by) => word('loses', `${by.named(who)}: ${sayAmount(amount)}`),
    effects: ({ who, amount }, by) => [penal(`lose:${by.seat(who)}`, sayAmount(amount))],
  },
  'loses-each': {
    phrase: ({ who, points: many, each }, by) => by.action(who, 'lose', 'loses', `${sayPoints(many)} for each ${sayEach(each)}`),
    figure: ({ points: many, each }) => ({ word: `${MINUS}${many}`, number: true, detail: `for each ${sayEach(each)}` }),
    effects: ({ who, points: many, each }, by) => [penal(`lose:${by.seat(who)}`, `${sayPoints(many)} for each ${sayEach(each)}`)],
  },
  pays: {
    phrase: ({ who, to, amount }, by) => by.action(who, 'pay', 'pays', `${by.payee(to)} ${sayAmount(amount)}`),
    figure: ({ who, to, amount }, by) => word('pays', `${by.named(who)} to ${by.payee(to)}: ${sayAmount(amount)}`),
    effects: ({ who, to, amount }, by) => [penal(`pay:${by.seat(who)}`, `${sayAmount(amount)} to ${by.seat(to)}`)],
  },
  'pays-points': {
    phrase: ({ who, to, points: many, unit }, by) => by.action(who, 'pay', 'pays', `${sayPoints(many, unit)} to ${by.payee(to)}`),
    figure: ({ who, to, points: many, unit }, by) => word(`pays ${sayPoints(many, unit)}`, `${by.named(who)}, to ${by.payee(to)}`),
    effects: ({ who, to, points: many, unit }, by) => [penal(`pay:${by.seat(who)}`, `${sayPoints(many, unit)} to ${by.seat(to)}`)],
  },
  'takes-points': {
    phrase: ({ who, from, points: many, unit }, by) => by.action(who, 'take', 'takes', `${sayPoints(many, unit)} from ${by.payee(from)}`),
    figure: ({ who, from, points: many, unit }, by) => word(`takes ${sayPoints(many, unit)}`, `${by.named(who)}, from ${by.payee(from)}`),
    effects: ({ who, from, points: many, unit }, by) => [penal(`pay:${by.seat(from)}`, `${sayPoints(many, unit)} to ${by.seat(who)}`)],
  },
  'takes-tricks': {
    phrase: ({ who, from, tricks }, by) => by.action(who, 'take', 'takes', `${sayPoints(tricks, 'trick')} from ${by.named(from)}`),
    figure: ({ who, tricks }, by) => word(sayPoints(tricks, 'trick'), `to ${by.named(who)}`),
    effects: ({ who, tricks }, by) => [penal(`tricks:${by.seat(who)}`, sayPoints(tricks, 'trick'))],
  },
  capped: {
    phrase: ({ who, points: many, unit }, by) => by.mayNot(who, `score more than ${sayPoints(many, unit)} toward the game on this deal`),
    figure: ({ who, points: many, unit }, by) => word(`at most ${sayPoints(many, unit)}`, `for ${by.named(who)}`),
    effects: ({ who, points: many, unit }, by) => [penal(`cap:${by.seat(who)}`, sayPoints(many, unit))],
  },
  'punished-as': {
    phrase: ({ who, offence }, by) => by.action(who, 'pay', 'pays', `the penalty for a ${OFFENCES[offence].title.toLowerCase()}`),
    figure: () => word('as another fault'),
    effects: ({ offence }) => [penal('as', offence)],
  },
  'loses-game': {
    phrase: ({ who }, by) => by.action(who, 'lose', 'loses', 'the game'),
    figure: ({ who }, by) => word('game lost', `by ${by.named(who)}`),
    effects: ({ who }, by) => [penal('game', by.people.seats !== 'singly' && by.seat(who) === 'offender' ? 'won by others' : `lost by ${by.seat(who)}`)],
  },
  wins: {
    phrase: ({ who, what }, by) => by.action(who, 'win', 'wins', sayThing(what)),
    figure: ({ who, what }, by) => {
      if (what === 'game') return word('game won', `by ${by.named(who)}`);
      const whole = `wins ${sayThing(what)}`;
      return whole.length > LONGEST ? word('wins', `${by.named(who)}: ${sayThing(what)}`) : word(whole, by.named(who));
    },
    effects: ({ who, what }, by) => [what === 'game' ? penal('game', `won by ${by.seat(who)}`) : ofThing(what, `to ${by.seat(who)}`)],
  },
  divide: {
    phrase: ({ who, what }, by) => by.action(who, 'split', 'splits', sayThing(what)),
    figure: ({ what }) => thingWord(what, 'split'),
    effects: ({ what }) => [ofThing(what, 'split')],
  },
  'carries-over': {
    phrase: ({ what }) => event(`${sayThing(what)} ${isMany(what) ? 'stay' : 'stays'} for the next deal`, `let ${sayThing(what)} stay for the next deal`),
    figure: ({ what }) => thingWord(what, 'carried over'),
    effects: ({ what }) => [ofThing(what, 'left for the next deal')],
  },
  'chooses-which': {
    phrase: ({ who, what }, by) => by.action(who, 'choose', 'chooses', `which counts as ${sayThing(what)}`),
    figure: ({ who, what }, by) => word('chooses', `${by.named(who)}: which ${bare(what)}`),
    effects: ({ who, what }, by) => [ofThing(what, `chosen by ${by.seat(who)}`)],
  },
  'passes-to': {
    phrase: ({ what, to }, by) =>
      event(`${sayThing(what)} ${isMany(what) ? 'pass' : 'passes'} to ${by.named(to)}`, `have ${sayThing(what)} pass to ${by.named(to)}`),
    figure: ({ what, to }, by) => word(`${bare(what)} passes`.length > LONGEST ? 'passes' : `${bare(what)} passes`, `to ${by.named(to)}`),
    effects: ({ what, to }, by) => (what === 'deal' ? dealGoesTo(by.seat(to)) : [ofThing(what, `to ${by.seat(to)}`)]),
  },
};
