// Disputes at banks, wheels and dice, as players tell them.
import type { Quarrel } from './skill.ts';

export const QUARRELS_OF_CHANCE: readonly Quarrel[] = [
  {
    story: 'zero came at roulette, and ten lay on red',
    page: '/games/roulette/',
    law: 'zero-comes',
    answers: { bet: 'even' },
    ruling: /into the prison, where the next spin decides it/,
    source: /1940.*p\. ?341/,
  },
  {
    story: 'a stake in prison at roulette, and its colour came next',
    page: '/games/roulette/',
    law: 'out-of-prison',
    answers: { next: 'right' },
    ruling: /takes? back the stakes/,
    source: /1940.*p\. ?341/,
  },
  {
    story: 'both rows came to 31 at rouge et noir',
    page: '/games/rouge-et-noir/',
    law: 'equal-rows',
    answers: { point: '31' },
    ruling: /pay ½ stake to the bank.* or put the stake in prison/,
    source: /1940.*p\. ?338|Donohue.*p\. ?364-365/,
  },
  {
    story: 'the ball lay in the bar-hole of the letter that was bet on',
    page: '/games/e-o/',
    law: 'ball-in-niche',
    answers: { niche: 'bar', bet: 'own' },
    ruling: /leave the bets on that letter unpaid/,
    source: /Donohue.*p\. ?370/,
  },
  {
    story: 'no bean was left at Chinese fan-tan',
    page: '/games/chinese-fan-tan/',
    law: 'even-fours',
    answers: {},
    ruling: /pay the bets on 4/,
    source: /1940.*p\. ?184/,
  },
];
