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
    phrase: ({ who, points: many, unit }, names) => names.action(who, 'score', 'scores', sayPoints(many, unit)),
    figure: ({ who, points: many, unit }, names) => numeral('+', many, unit, `to ${names.of(who)}`),
    effects: ({ who, points: many, unit }, names) => [penal(`score:${names.seat(who)}`, sayPoints(many, unit))],
  },
  'scores-amount': {
    phrase: ({ who, amount }, names) => names.action(who, 'score', 'scores', sayAmount(amount)),
    figure: ({ who, amount }, names) => word('scores', `${names.of(who)}: ${sayAmount(amount)}`),
    effects: ({ who, amount }, names) => [penal(`score:${names.seat(who)}`, sayAmount(amount))],
  },
  'scores-each': {
    phrase: ({ who, points: many, each }, names) => names.action(who, 'score', 'scores', `${sayPoints(many)} for each ${sayEach(each)}`),
    figure: ({ points: many, each }) => ({ word: `+${many}`, number: true, detail: `for each ${sayEach(each)}` }),
    effects: ({ who, points: many, each }, names) => [penal(`score:${names.seat(who)}`, `${sayPoints(many)} for each ${sayEach(each)}`)],
  },
  'scores-nothing': {
    phrase: ({ who }, names) => names.action(who, 'score', 'scores', 'nothing for this deal'),
    figure: ({ who }, names) => ({ word: '0', number: true, detail: `for ${names.of(who)}` }),
    effects: ({ who }, names) => [penal(`score:${names.seat(who)}`, 'nothing')],
  },
  loses: {
    phrase: ({ who, points: many, unit }, names) => names.action(who, 'lose', 'loses', sayPoints(many, unit)),
    figure: ({ who, points: many, unit }, names) => numeral(MINUS, many, unit, `for ${names.of(who)}`),
    effects: ({ who, points: many, unit }, names) => [penal(`lose:${names.seat(who)}`, sayPoints(many, unit))],
  },
  'loses-amount': {
    phrase: ({ who, amount }, names) => names.action(who, 'lose', 'loses', sayAmount(amount)),
    figure: ({ who, amount }, names) => word('loses', `${names.of(who)}: ${sayAmount(amount)}`),
    effects: ({ who, amount }, names) => [penal(`lose:${names.seat(who)}`, sayAmount(amount))],
  },
  'loses-each': {
    phrase: ({ who, points: many, each }, names) => names.action(who, 'lose', 'loses', `${sayPoints(many)} for each ${sayEach(each)}`),
    figure: ({ points: many, each }) => ({ word: `${MINUS}${many}`, number: true, detail: `for each ${sayEach(each)}` }),
    effects: ({ who, points: many, each }, names) => [penal(`lose:${names.seat(who)}`, `${sayPoints(many)} for each ${sayEach(each)}`)],
  },
  pays: {
    phrase: ({ who, to, amount }, names) => names.action(who, 'pay', 'pays', `${names.payee(to)} ${sayAmount(amount)}`),
    figure: ({ who, to, amount }, names) => word('pays', `${names.of(who)} to ${names.payee(to)}: ${sayAmount(amount)}`),
    effects: ({ who, to, amount }, names) => [penal(`pay:${names.seat(who)}`, `${sayAmount(amount)} to ${names.seat(to)}`)],
  },
  'pays-points': {
    phrase: ({ who, to, points: many, unit }, names) => names.action(who, 'pay', 'pays', `${sayPoints(many, unit)} to ${names.payee(to)}`),
    figure: ({ who, to, points: many, unit }, names) => word(`pays ${sayPoints(many, unit)}`, `${names.of(who)}, to ${names.payee(to)}`),
    effects: ({ who, to, points: many, unit }, names) => [penal(`pay:${names.seat(who)}`, `${sayPoints(many, unit)} to ${names.seat(to)}`)],
  },
  'takes-points': {
    phrase: ({ who, from, points: many, unit }, names) => names.action(who, 'take', 'takes', `${sayPoints(many, unit)} from ${names.payee(from)}`),
    figure: ({ who, from, points: many, unit }, names) => word(`takes ${sayPoints(many, unit)}`, `${names.of(who)}, from ${names.payee(from)}`),
    effects: ({ who, from, points: many, unit }, names) => [penal(`pay:${names.seat(from)}`, `${sayPoints(many, unit)} to ${names.seat(who)}`)],
  },
  'takes-tricks': {
    phrase: ({ who, from, tricks }, names) => names.action(who, 'take', 'takes', `${sayPoints(tricks, 'trick')} from ${names.of(from)}`),
    figure: ({ who, tricks }, names) => word(sayPoints(tricks, 'trick'), `to ${names.of(who)}`),
    effects: ({ who, tricks }, names) => [penal(`tricks:${names.seat(who)}`, sayPoints(tricks, 'trick'))],
  },
  capped: {
    phrase: ({ who, points: many, unit }, names) => names.mayNot(who, `score more than ${sayPoints(many, unit)} toward the game on this deal`),
    figure: ({ who, points: many, unit }, names) => word(`at most ${sayPoints(many, unit)}`, `for ${names.of(who)}`),
    effects: ({ who, points: many, unit }, names) => [penal(`cap:${names.seat(who)}`, sayPoints(many, unit))],
  },
  'punished-as': {
    phrase: ({ who, offence }, names) => names.action(who, 'pay', 'pays', `the penalty for a ${OFFENCES[offence].title.toLowerCase()}`),
    figure: () => word('as another fault'),
    effects: ({ offence }) => [penal('as', offence)],
  },
  'loses-game': {
    phrase: ({ who }, names) => names.action(who, 'lose', 'loses', 'the game'),
    figure: ({ who }, names) => word('game lost', `by ${names.of(who)}`),
    effects: ({ who }, names) => [
      penal('game', names.people.seats !== 'singly' && names.seat(who) === 'offender' ? 'won by others' : `lost by ${names.seat(who)}`),
    ],
  },
  wins: {
    phrase: ({ who, what }, names) => names.action(who, 'win', 'wins', sayThing(what)),
    figure: ({ who, what }, names) => {
      if (what === 'game') return word('game won', `by ${names.of(who)}`);
      const whole = `wins ${sayThing(what)}`;
      return whole.length > LONGEST ? word('wins', `${names.of(who)}: ${sayThing(what)}`) : word(whole, names.of(who));
    },
    effects: ({ who, what }, names) => [what === 'game' ? penal('game', `won by ${names.seat(who)}`) : ofThing(what, `to ${names.seat(who)}`)],
  },
  divide: {
    phrase: ({ who, what }, names) => names.action(who, 'split', 'splits', sayThing(what)),
    figure: ({ what }) => thingWord(what, 'split'),
    effects: ({ what }) => [ofThing(what, 'split')],
  },
  'carries-over': {
    phrase: ({ what }) => event(`${sayThing(what)} ${isMany(what) ? 'stay' : 'stays'} for the next deal`, `let ${sayThing(what)} stay for the next deal`),
    figure: ({ what }) => thingWord(what, 'carried over'),
    effects: ({ what }) => [ofThing(what, 'left for the next deal')],
  },
  'chooses-which': {
    phrase: ({ who, what }, names) => names.action(who, 'choose', 'chooses', `which counts as ${sayThing(what)}`),
    figure: ({ who, what }, names) => word('chooses', `${names.of(who)}: which ${bare(what)}`),
    effects: ({ who, what }, names) => [ofThing(what, `chosen by ${names.seat(who)}`)],
  },
  'passes-to': {
    phrase: ({ what, to }, names) =>
      event(`${sayThing(what)} ${isMany(what) ? 'pass' : 'passes'} to ${names.of(to)}`, `have ${sayThing(what)} pass to ${names.of(to)}`),
    figure: ({ what, to }, names) => word(`${bare(what)} passes`.length > LONGEST ? 'passes' : `${bare(what)} passes`, `to ${names.of(to)}`),
    effects: ({ what, to }, names) => (what === 'deal' ? dealGoesTo(names.seat(to)) : [ofThing(what, `to ${names.seat(to)}`)]),
  },
};
