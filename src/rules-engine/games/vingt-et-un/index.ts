import { cards } from '../../pictures/picture.ts';
import { game } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';
import { examples } from './examples.ts';

import quinze from './variants/quinze/index.ts';

export default game({
  id: 'vingt-et-un',
  title: 'Vingt-et-un',
  aliases: ['Twenty-one', 'Vingt-un', 'Blackjack', 'Black jack', 'Pontoon', 'Ten and one', '21'],
  shelf: 'banking',
  kind: 'card',
  books: {
    'blue-ribbon-1940': { heading: 'Vingt-et-Un, or Twenty-One', pages: '376-378' },
    donohue: { heading: 'Vingt-un', pages: '327-331' },
    'uspc-1898': { heading: 'Vingt-et-un', pages: '93-94' },
  },
  has: ['doubling', 'draw'],
  players: { min: 2, max: 10, say: 'any number' },
  packs: ['standard-52'],
  picture: cards('A natural: twenty-one in two cards', 'AS KH', cites.blue.scoring),
  figures: [
    ['52', 'cards'],
    ['2', 'cards each to begin'],
    ['21', 'the count to reach'],
  ],
  glance: {
    Players: 'any number against the dealer, who is the bank',
    Count: 'court cards 10, ace 1 or 11',
    Natural: '21 in the first two cards: double',
    Ties: 'nobody pays (1898, 1940); the dealer wins (Donohue)',
    'Drawn 21': 'double in Donohue, single in 1898 and 1940',
    'Over 21': 'pay at once, whatever the dealer does later',
    'Divided aces': 'each may be a natural (Donohue); 21 by drawing (1940)',
  },
  facts: {
    'first-deal': 'rule.first-dealer',
    'next-deal': 'rule.next-deal',
    lead: 'rule.draw',
    rank: 'rule.pack counts',
    bid: 'none',
    trick: 'none',
    target: 'none',
  },
  cites,
  ...code,
  variants: { quinze },
  examples,
});
