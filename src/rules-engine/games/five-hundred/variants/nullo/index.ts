import { lawExample, scoreExample, sheetExample } from '../../../../laws/examples.ts';
import { cites } from '../../cites.ts';
import { variant } from '../../code.ts';
import { added, amended } from './laws.ts';
import { own } from './points.ts';
import { deal, game } from './scorers.ts';

const { nullo: section } = cites.blue;

export default variant({
  title: 'Nullo 500',
  aliases: ['Nullo', 'Five Hundred with nullo', 'Misère 500'],
  books: { 'blue-ribbon-1940': { heading: 'Nullo 500', pages: '394', inherits: { from: 'five-hundred', cite: section } } },
  has: {},
  players: { min: 3, max: 4, usual: 3, say: '3, or 4 as two sides; nullo is played alone' },
  packs: ['piquet-33', 'joker-43'],
  glance: {
    'What changes': 'a player may bid to win no trick, alone against all',
    Nullo: '{points.nullo}, scored or taken off',
    'Failed nullo': '{points.nullo-trick} to the opponents for each trick that the bidder takes',
    Joker: 'wins what it is played on; led, it calls for no suit',
  },
  laws: { amend: amended, add: added },
  points: { add: own },
  scorers: { deal, game },
  examples: [
    lawExample('rank-of-nullo', section, { other: 'below' }, 'Nine in spades are bid, and then nullo; 240 against 250.', 'The bidder of nullo'),
    lawExample('rank-of-nullo', section, { other: 'even' }, 'Nullo is bid, and then eight in diamonds, 300.', 'other bid'),
    lawExample('rank-of-nullo', section, { other: 'low' }, 'By the Avondale schedule eight in spades are bid, and then nullo.', 'The bidder of nullo'),
    lawExample('rank-of-nullo', section, { other: 'high' }, 'By the Avondale schedule nullo is bid, and then eight in clubs.', 'other bid'),
    lawExample('lead-out-of-turn', section, { nullo: 'yes', by: 'against' }, 'An adversary leads before the bidder of nullo.', 'scores 250 points'),
    lawExample(
      'lead-out-of-turn',
      section,
      { nullo: 'yes', by: 'bidder' },
      'The bidder of nullo leads to the second trick, which was won against him.',
      'does not cover',
    ),
    lawExample('joker-led-at-nullo', section, {}, 'An opponent leads the joker; the bidder throws an ace on it.', 'any suit'),
    lawExample('nullo-failed', section, {}, 'The bidder takes two tricks.', 'loses 250 points'),
    scoreExample('deal', section, { contract: 'nullo', tricks: '0.4.6', revoke: 'nobody' }, 'No trick is taken.', { Bidder: 250 }),
    scoreExample('deal', section, { contract: 'nullo', tricks: '2.8', revoke: 'nobody' }, 'Four play; alone against two, the bidder has to take two tricks.', {
      'Bidder’s side': -250,
      Adversaries: 20,
    }),
    scoreExample(
      'deal',
      section,
      { contract: 'tricks', trumps: 'spades', bid: '8', tricks: '8.1.1', revoke: 'nobody' },
      'Beside nullo the bids are those of the game.',
      { Bidder: 180, 'First adversary': 10, 'Second adversary': 10 },
    ),
    sheetExample(
      'game',
      section,
      { players: 'four', names: 'We.They' },
      [
        { bidder: 'first', contract: 'nullo', tricks: '0.10', revoke: 'nobody' },
        { bidder: 'second', contract: 'nullo', tricks: '7.3', revoke: 'nobody' },
        { bidder: 'first', contract: 'nullo', tricks: '0.10', revoke: 'nobody' },
      ],
      'Nullo twice made and once failed.',
      { We: 530, They: -250 },
      'We reached 500',
    ),
    sheetExample(
      'game',
      section,
      { players: 'three', names: 'Ann.Ben.Cora' },
      [
        { bidder: 'second', contract: 'nullo', tricks: '5.0.5', revoke: 'nobody' },
        { bidder: 'first', contract: 'tricks', trumps: 'clubs', bid: '6', tricks: '6.2.2', revoke: 'nobody' },
      ],
      'A nullo, and a bid of tricks.',
      { Ann: 40, Ben: 270, Cora: 20 },
    ),
  ],
});
