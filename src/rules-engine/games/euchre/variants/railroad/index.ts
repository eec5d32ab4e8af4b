import { doubted } from '../../../../laws/cites.ts';
import { lawExample, scoreExample } from '../../../../laws/examples.ts';
import { cites } from '../../cites.ts';
import { variant } from '../../code.ts';
import { railroadCases } from '../shared/cases.ts';
import { railroadLaws } from './laws.ts';
import { railroadAdd, railroadAmend } from './points.ts';
import { deal } from './scorers.ts';

const MAIN = doubted(cites.blue.trump, 'Not said again for railroad euchre: the figure is that of the main game.');

export default variant({
  title: 'Railroad euchre',
  aliases: ['Railway euchre', 'Rail road euchre'],
  books: {
    'uspc-1898': { heading: 'Railroad Euchre', pages: '16', inherits: { from: 'euchre', cite: cites.uspc.railroad } },
    'blue-ribbon-1940': { heading: 'Railroad Euchre', pages: '224' },
  },
  players: { min: 4, max: 4 },
  packs: ['piquet-33', 'short-25'],
  glance: {
    Game: '{points.game} points',
    'Best trump': 'the joker, always in the pack',
    'Lone hand': 'may ask for the partner’s best card',
    'Lone against lone': 'an opponent may do the same; a euchre by that opponent is worth {points.lone-euchred-by-lone}',
    Pack: '33 cards (U.S. Playing Card); usually 25, nine to ace and the joker (Blue Ribbon)',
  },
  laws: railroadLaws,
  points: { amend: railroadAmend, add: railroadAdd, repeal: { 'long-game': 'Ten points are the game in any case.' } },
  scorers: { deal },
  repealScorers: { game: 'It does not know a lone hand against a lone hand.', running: 'It does not know a lone hand against a lone hand.' },
  examples: [
    lawExample('best-card-asked', cites.blue.railroad, {}, 'A lone player asks his partner for the best card.', 'must give up the best card held'),
    lawExample(
      'defending-alone',
      cites.blue.railroad,
      { maker: 'yes' },
      'A lone hand is announced, and an opponent calls for the best card of his partner.',
      'may play alone against the maker',
    ),
    lawExample(
      'defending-alone',
      cites.uspc.fourHanded,
      { maker: 'no' },
      'The makers play as partners, and an opponent wants to play alone.',
      'may not play alone',
    ),
    lawExample(
      'best-card-asked',
      cites.uspc.railroad,
      {},
      'A lone player asks, and the partner gives a low card to keep the ace.',
      'must give up the best card held',
    ),
    lawExample(
      'defending-alone',
      cites.uspc.railroad,
      { maker: 'yes' },
      'An opponent calls for his own partner’s best card and plays alone against the lone hand.',
      'may play alone against the maker',
    ),
    lawExample(
      'joker-turned',
      cites.uspc.railroad,
      { looked: 'no' },
      'The joker is turned, and the dealer has not touched his hand.',
      'The dealer may name the trump suit or turn up the next card',
    ),
    scoreExample('deal', cites.uspc.railroad, { play: 'opposed', tricks: '2' }, 'A lone player is euchred by an opponent who also plays alone.', {
      Opponents: 4,
    }),
    scoreExample('deal', MAIN, { play: 'partners', tricks: '4' }, 'The makers take four tricks together.', { Makers: 1 }),
    scoreExample('deal', MAIN, { play: 'partners', tricks: '5' }, 'The makers take every trick together.', { Makers: 2 }),
    scoreExample('deal', MAIN, { play: 'alone', tricks: '5' }, 'A lone hand takes every trick against two.', { Makers: 4 }),
    scoreExample('deal', cites.blue.railroad, { play: 'alone', tricks: '3' }, 'A lone hand makes three tricks, but not five.', { Makers: 1 }),
    ...railroadCases,
  ],
});
