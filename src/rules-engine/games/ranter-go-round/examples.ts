import { doubted } from '../../laws/cites.ts';
import { lawExample, scoreExample, sheetExample, valueExample } from '../../laws/examples.ts';
import type { ExampleOf } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import type { RanterGoRound } from './code.ts';

const { blue } = cites;
const ace = doubted(blue.announce, 'The rank is not told. A king may be kept, and an ace or a two must be called. The rest follows.');
const THREE = { players: 'three', names: 'Ann.Ben.Cora' } as const;

export const examples: readonly ExampleOf<RanterGoRound>[] = [
  lawExample('ace-high-or-low', ace, {}, 'An ace and a two are turned up.', 'the lowest card'),
  lawExample('keep-or-pass', blue.exchange, { likes: 'yes' }, 'A player has a queen.', 'keep their card'),
  lawExample('keep-or-pass', blue.exchange, { likes: 'no' }, 'A player has a three.', 'pass their card'),
  lawExample('asked-to-exchange', blue.exchange, { holds: 'king' }, 'The player asked has a king.', 'keep the king'),
  lawExample('asked-to-exchange', blue.exchange, { holds: 'other' }, 'The player asked has a queen and would keep it.', 'must exchange'),
  lawExample('ace-or-two-given', blue.announce, {}, 'The player asked gives a two.', 'call the ace or the two aloud'),
  lawExample('asker-tells', blue.announce, {}, 'The asker says that it was a three.', 'say nothing'),
  lawExample('dealer-last', blue.dealer, {}, 'The dealer has been given a four.', 'take the top card'),
  lawExample('lowest-card', blue.lowest, {}, 'A jack, a nine and a two are turned up.', '1 life'),
  lawExample('tie-for-lowest', blue.lowest, {}, 'Two players have a three, the others more.', '1 life'),
  lawExample('last-with-a-life', blue.pool, {}, 'All but one have lost three lives.', 'wins the pool'),
  lawExample('nobody-left', blue.pool, {}, 'Two are left with a life each, and both have a four.', 'does not cover'),
  valueExample('start', blue.lives, 'The game begins.', 3),
  valueExample('lost', blue.lowest, 'A two is the lowest card.', -1),
  valueExample(
    'pool',
    doubted(blue.pool, 'What is in the pool the book does not say. Three counters mark the lives, and those lost are taken to go there.'),
    'Eight counters lie in the middle, and one player has a life.',
    'last player with a life',
  ),
  scoreExample('lowest', blue.lowest, { cards: 'JH-2S-9D' }, 'A jack, a two and a nine.', { 'Player 2': -1 }, 'Player 2 loses a life'),
  scoreExample(
    'lowest',
    blue.lowest,
    { cards: '4H-KS-4D-10C' },
    'Two fours, a king and a ten.',
    { 'Player 1': -1, 'Player 3': -1 },
    'Player 1 and Player 3 lose a life',
  ),
  sheetExample(
    'lives',
    blue.lowest,
    THREE,
    [{ cards: 'JH-2S-9D' }, { cards: '4H-KS-4D' }, { cards: '3C-7H-QD' }, { cards: 'AC-7D-KD' }, { cards: '5C-6D' }],
    'Ben loses a life, then Ann and Cora, then Ann twice and is out. Ben and Cora play on, and Ben has the lower card.',
    { Ann: -3, Ben: -2, Cora: -1 },
    'Cora has 2 lives',
  ),
  sheetExample(
    'lives',
    blue.pool,
    { players: 'two', names: 'Ann.Ben' },
    [{ cards: '3C-9H' }, { cards: '5C-QH' }, { cards: '2D-8S' }],
    'Ann has the lowest card three times.',
    { Ann: -3, Ben: 0 },
    'Ben is the last with a life',
  ),
];
