import { betExample, lawExample, sheetExample } from '../../laws/examples.ts';
import type { ExampleOf } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import type { PasseDix } from './code.ts';
import { EVEN, LOSING } from './points.ts';

const { blue } = cites;

export const examples: readonly ExampleOf<PasseDix>[] = [
  lawExample('amount-bet', blue.bets, {}, 'A player lays twice what all the others do.', 'bet any sum'),
  lawExample('who-wins', blue.ten, { total: 'ten' }, 'Six, three and ace are thrown.', 'banker wins the stakes'),
  lawExample('who-wins', blue.bets, { total: 'more' }, 'Six, five and four are thrown.', 'banker wins the stakes'),
  lawExample('who-wins', LOSING, { total: 'less' }, 'Five, three and ace are thrown.', 'other players win the stakes'),
  lawExample('who-throws-next', blue.banker, { banker: 'won' }, 'The banker has thrown 14.', 'keep the bank'),
  lawExample('who-throws-next', blue.banker, { banker: 'lost' }, 'The banker has thrown 8.', 'on the banker’s left'),
  betExample('throw', EVEN, { dice: '6.3.1', stake: '10' }, 'Ten against the banker, who throws exactly ten.', -10, 'loses 10', { bank: 'The banker' }),
  betExample('throw', EVEN, { dice: '5.3.1', stake: '10' }, 'Ten against the banker, who throws nine.', 10, 'wins 10', { bank: 'The banker' }),
  sheetExample(
    'account',
    EVEN,
    { players: 'three', names: 'Ann.Ben.Cay' },
    [
      { banker: 'first', dice: '6.3.1', stakes: '0.10.5' },
      { banker: 'first', dice: '4.4.1', stakes: '0.10.20' },
      { banker: 'second', dice: '6.6.6', stakes: '5.0.5' },
    ],
    'Ann throws ten and wins 15, then nine and loses 30; Ben has the bank and throws 18.',
    { Ann: 15 - 30 - 5, Ben: -10 + 10 + 10, Cay: -5 + 20 - 5 },
    'Ben has the bank',
  ),
];
