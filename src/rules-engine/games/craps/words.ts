import { act, party, things } from '../../vocabulary/own-words.ts';

export const caster = party('the caster');
export const nextCaster = party('the next caster');

export const theCasterBets = things('the bets on the caster');
export const theDice = things('the dice');
export const theFieldBets = things('the bets on the Field');

export const acceptAllBets = act('accept all the bets offered', 'accept all bets');
export const betAmongThemselves = act('bet for or against the caster with any player who takes the bet', 'bet among themselves');
export const giveUpDice = act('give up the dice');
export const payCasterBets = act('pay the bets on the caster at even money', 'pay caster bets');
export const payFieldBets = act('pay the bets on the Field at even money', 'pay field bets');
export const rollToBackstop = act(
  'throw from the hand, without a box, so that the dice roll a long way and both rebound from an obstruction',
  'roll to backstop',
);
export const takeDice = act('take the dice');
export const throwForCaster = act('throw for the caster');
