// Disputes at vying games, stops, family games and patience, as players tell them.
import type { Quarrel } from './skill.ts';

export const QUARRELS_OF_PARLOUR: readonly Quarrel[] = [
  {
    story: 'the queen was held and not played at newmarket',
    page: '/games/newmarket/',
    law: 'held-back',
    answers: { above: 'no' },
    ruling: /player pays 1 counter to each other player/,
    source: /1898.*p\. ?43/,
  },
  {
    story: 'a card in the dead hand is claimed at Pope Joan',
    page: '/games/pope-joan/',
    law: 'in-the-stock',
    answers: {},
    ruling: /stakes on the card stay for the next deal/,
    source: /1940.*p\. ?375/,
  },
  {
    story: 'two cards were laid under one at I doubt it',
    page: '/games/i-doubt-it/',
    law: 'two-cards-under-one',
    answers: {},
    ruling: /must lay down three cards/,
    source: /1940.*p\. ?39[01]/,
  },
  {
    story: '“stop” was called after the next card was turned at Russian bank',
    page: '/games/russian-bank/',
    law: 'stop-after-next-card',
    answers: { since: 'turned' },
    ruling: /put back where it came from/,
    source: /1940.*p\. ?40[245]/,
  },
  {
    story: 'a player knocked at commerce while others had cards to change',
    page: '/games/commerce/',
    law: 'stands',
    answers: { when: 'dealt', who: 'eldest' },
    ruling: /Nobody may trade any more in that deal/,
    source: /1940.*p\. ?189-190/,
  },
  {
    story: 'a sight was refused at brag',
    page: '/games/brag/',
    law: 'sight-refused',
    answers: { asker: 'right' },
    ruling: /must show the whole hand/,
    source: /Donohue.*p\. ?87/,
  },
  {
    story: 'a card was withdrawn at golf with another one under it',
    page: '/games/golf/',
    law: 'covered-card',
    answers: { card: 'above' },
    ruling: /may not use the covered card/,
    source: /1940.*p\. ?68/,
  },
];
