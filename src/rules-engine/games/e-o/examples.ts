import { betExample, lawExample, valueExample } from '../../laws/examples.ts';
import type { ExampleOf } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import type { EvenOdd } from './code.ts';

const { donohue } = cites;
const paid = (asked: Record<string, string>, story: string, gives: number | string, headline?: string) =>
  betExample('ball', donohue.bar, { stake: '10', ...asked }, story, gives, headline);

export const examples: readonly ExampleOf<EvenOdd>[] = [
  lawExample('bet-refused', donohue.bar, {}, 'Everybody has bet on O, and the table would rather take no more.', 'may not refuse'),
  lawExample('ball-in-niche', donohue.niches, { niche: 'plain', bet: 'own' }, 'A guinea on E, and the ball lodges in E.', 'pay the bets'),
  lawExample(
    'ball-in-niche',
    donohue.bar,
    { niche: 'bar', bet: 'other' },
    'A guinea on E, and the ball lodges in the bar-hole of O.',
    'wins the bets on the other letter',
  ),
  lawExample('ball-in-niche', donohue.bar, { niche: 'bar', bet: 'own' }, 'A guinea on O, and the ball lodges in the bar-hole of O.', 'unpaid'),
  paid({ bet: 'E', letter: 'E' }, 'Ten on E, and E comes.', 10, 'The bet wins 10'),
  paid({ bet: 'E', letter: 'O' }, 'Ten on E, and O comes.', -10, 'The bet loses 10'),
  paid({ bet: 'O', letter: 'E', bar: 'yes' }, 'Ten on O, and the bar-hole of E comes.', -10, 'The bet loses 10'),
  paid({ bet: 'O', letter: 'O', bar: 'yes' }, 'Ten on O, and the bar-hole of O comes.', 'The bet is not paid'),
  valueExample('letter', donohue.niches, 'A guinea on O, and O comes.', 1),
  valueExample('other-letter', donohue.niches, 'A guinea on O, and E comes.', -1),
  valueExample('own-bar', donohue.bar, 'A guinea on E, and the bar-hole of E comes.', 'Not paid. The book does not say whether the stake comes back.'),
  valueExample('niches', donohue.niches, 'The table as it is usually made.', 40),
  valueExample('bar-holes', donohue.bar, 'What the proprietors have for themselves.', 2),
  valueExample('advantage', donohue.advantage, 'What do the bar-holes bring?', '2 in 40, or 5 per cent.'),
];
