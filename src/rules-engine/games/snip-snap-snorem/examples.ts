import { lawExample, sheetExample } from '../../laws/examples.ts';
import type { ExampleOf } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import type { SnipSnapSnorem } from './code.ts';

const { match, matched, pool, last } = cites.blue;

export const examples: readonly ExampleOf<SnipSnapSnorem>[] = [
  lawExample('first-card', match, {}, 'The eldest hand lays down a seven.', 'may lead any card'),
  lawExample('held-back', match, {}, 'A seven lies there; he has one and says nothing.', 'must match the card'),
  lawExample('who-pays', matched, { by: 'next' }, 'Ann lays a seven, and Ben on her left has one.', '1 counter to the pool'),
  lawExample('who-pays', matched, { by: 'later' }, 'Ben has none, and Cora matches it.', 'no penalty'),
  lawExample('last-with-counters', last, {}, 'Only Cora has counters before her.', 'wins the pool'),
  sheetExample(
    'pool',
    pool,
    { players: 'three', names: 'Ann.Ben.Cora' },
    [{ dealer: 'first', paid: 'second.third.second.first' }, { dealer: 'second' }],
    'Four counters go into the pool in the first deal, and none in the second.',
    { Ann: 4, Ben: 3, Cora: 4, Pool: 4 },
    'Ann 4, Ben 3, Cora 4',
  ),
  sheetExample(
    'pool',
    last,
    { players: 'two', names: 'Ann.Ben' },
    [
      { dealer: 'first', paid: 'first.second.first.first' },
      { dealer: 'second', paid: 'second.first.first' },
    ],
    'Ann pays five counters in two deals; Ben has three yet, and takes the seven of the pool.',
    { Ann: 0, Ben: 10, Pool: 0 },
    'Ben is the last with a counter',
  ),
];
