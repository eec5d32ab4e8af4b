// Disputes with the bank, as players tell them.
import type { Quarrel } from './skill.ts';

export const QUARRELS_OF_BANKS: readonly Quarrel[] = [
  {
    story: 'a split at faro on the last turn',
    page: '/games/faro/',
    law: 'split',
    answers: { bet: 'stake' },
    ruling: /pay half the stake/,
    source: /1940.*p\. ?237/,
  },
  {
    story: 'banker and player both turned a seven at blind hookey',
    page: '/games/blind-hookey/',
    law: 'equal-cards',
    answers: {},
    ruling: /player pays 1 stake to the dealer/,
    source: /1940.*p\. ?58/,
  },
  {
    story: 'the gate was of a suit in both layouts at monte bank',
    page: '/games/monte-bank/',
    law: 'gate',
    answers: { suit: 'both' },
    ruling: /pay the bets on both layouts/,
    source: /1940.*p\. ?258/,
  },
  {
    story: 'even money was paid for the black ace at three-card monte',
    page: '/games/three-card-monte/',
    law: 'even-money',
    answers: {},
    ruling: /pay two stakes for one/,
    source: /1940.*p\. ?376/,
  },
];
