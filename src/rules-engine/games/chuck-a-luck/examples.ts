import type { Citation } from '../../books.ts';
import { betExample, citedBy, lawExample, valueExample } from '../../laws/examples.ts';
import type { ExampleOf } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import type { ChuckALuck } from './code.ts';
import { LOSING, points } from './points.ts';

const { blue, donohue } = cites;
const ofTotal = (key: keyof typeof points) => citedBy(points[key].books['blue-ribbon-1940']);
const settled = (input: Record<string, string>, story: string, total: number, cite: Citation = blue.numbers) =>
  betExample('bet', cite, { stake: '10', ...input }, story, total);

export const examples: readonly ExampleOf<ChuckALuck>[] = [
  lawExample('late-bet', donohue.bets, {}, 'The dice lie, and a stake is pushed on the six.', 'bet before the dice are thrown'),
  lawExample('number-thrown', blue.numbers, { came: 'one' }, 'Ten on the six; six, four and ace come.', '1 stake'),
  lawExample('number-thrown', blue.numbers, { came: 'two' }, 'Ten on the six; two sixes come.', '2 stakes'),
  lawExample('number-thrown', LOSING, { came: 'none' }, 'Ten on the six; five, four and ace come.', 'banker wins the bet'),
  lawExample('number-thrown', donohue.bets, { came: 'one' }, 'A bet on the six, and one six.', '1 stake'),
  lawExample('number-thrown', donohue.bets, { came: 'two' }, 'A bet on the six, and two sixes.', '2 stakes'),
  lawExample('number-thrown', donohue.bets, { came: 'none' }, 'A bet on the six, and no six.', 'banker wins the bet'),
  lawExample('three-alike', blue.numbers, { bet: 'number' }, 'A bet on the six, and three sixes.', 'banker wins the bet'),
  lawExample('three-alike', blue.numbers, { bet: 'total' }, 'A bet on 12, and three fours.', 'banker wins the bet'),
  lawExample('three-alike', blue.numbers, { bet: 'extreme' }, 'A bet on 18, and three sixes.', 'book'),
  lawExample('three-alike', blue.numbers, { bet: 'raffle' }, 'A bet on raffles, and three sixes.', 'book'),
  lawExample('three-alike', donohue.bets, { bet: 'number' }, 'A bet on the six, and three sixes.', '3 stakes'),
  lawExample('three-alike', donohue.bets, { bet: 'other' }, 'A bet on the five, and three sixes.', 'banker wins the bet'),
  lawExample('three-alike', donohue.bets, { bet: 'even' }, 'A bet on high, and three sixes.', 'book'),
  lawExample('total-thrown', blue.layout, { came: 'yes' }, 'A bet on 17; two sixes and a five come.', 'what the layout shows'),
  lawExample('total-thrown', LOSING, { came: 'no' }, 'A bet on 17; 16 comes.', 'banker wins the bet'),
  lawExample('even-chance', blue.evens, { bet: 'high', total: 'high-odd' }, 'A bet on high; 11 comes.', '1 stake'),
  lawExample('even-chance', blue.evens, { bet: 'low', total: 'low-even' }, 'A bet on low; 10 comes.', '1 stake'),
  lawExample('even-chance', blue.evens, { bet: 'odd', total: 'low-odd' }, 'A bet on odd; 9 comes.', '1 stake'),
  lawExample('even-chance', blue.evens, { bet: 'even', total: 'high-even' }, 'A bet on even; 14 comes.', '1 stake'),
  lawExample('even-chance', LOSING, { bet: 'high', total: 'low-even' }, 'A bet on high; 10 comes.', 'banker wins the bet'),
  lawExample('even-chance', blue.numbers, { bet: 'high', total: 'alike' }, 'A bet on high; three fives come.', 'banker wins the bet'),
  settled({ dice: '6.4.1', bet: 'number', face: '6' }, 'Ten on the six, which comes once.', 10),
  settled({ dice: '6.6.1', bet: 'number', face: '6' }, 'Ten on the six, which comes twice.', 20),
  settled({ dice: '6.6.6', bet: 'number', face: '6' }, 'Ten on the six, and a raffle of sixes.', -10),
  settled({ dice: '6.6.6', bet: 'number', face: '6' }, 'Ten on the six, and three sixes.', 30, donohue.bets),
  settled({ dice: '6.6.2', bet: 'number', face: '6' }, 'Ten on the six, and two sixes.', 20, donohue.bets),
  settled({ dice: '6.3.2', bet: 'number', face: '6' }, 'Ten on the six, and one six.', 10, donohue.bets),
  settled({ dice: '5.3.2', bet: 'number', face: '6' }, 'Ten on the six, and none.', -10, donohue.bets),
  settled({ dice: '6.6.5', bet: 'total', total: '17' }, 'Ten on 17.', 600, ofTotal('total-4-17')),
  settled({ dice: '6.6.4', bet: 'total', total: '16' }, 'Ten on 16.', 290, ofTotal('total-5-16')),
  settled({ dice: '6.5.4', bet: 'total', total: '15' }, 'Ten on 15.', 180, ofTotal('total-6-15')),
  settled({ dice: '6.5.3', bet: 'total', total: '14' }, 'Ten on 14.', 120, ofTotal('total-7-14')),
  settled({ dice: '6.5.2', bet: 'total', total: '13' }, 'Ten on 13.', 80, blue.layout),
  settled({ dice: '6.5.1', bet: 'total', total: '12' }, 'Ten on 12.', 60, blue.layout),
  settled({ dice: '4.4.4', bet: 'total', total: '12' }, 'Ten on 12, and three fours.', -10),
  settled({ dice: '6.4.1', bet: 'high' }, 'Ten on high; 11 comes.', 10, blue.evens),
  settled({ dice: '6.3.1', bet: 'high' }, 'Ten on high; 10 comes.', -10, LOSING),
  betExample('bet', ofTotal('total-3-18'), { dice: '6.6.6', bet: 'total', total: '18', stake: '10' }, 'Ten on 18, and three sixes.', 'does not say'),
  betExample('bet', ofTotal('raffle-bet'), { dice: '2.2.2', bet: 'raffle', stake: '10' }, 'Ten on raffles, and three twos.', 'does not say'),
  betExample(
    'cloth',
    donohue.bets,
    { stakes: '5.0.0.0.10.20', dice: '6.6.5' },
    'Five on the ace, ten on the five, twenty on the six; 6, 6 and 5 come.',
    -5 + 10 + 40,
  ),
  betExample('cloth', donohue.bets, { stakes: '1.1.1.1.1.1', dice: '4.4.4' }, 'One on each number; three fours come.', 3 - 5),
  betExample('cloth', blue.numbers, { stakes: '1.1.1.1.1.1', dice: '4.4.4' }, 'One on each number; a raffle of fours.', -6),
  valueExample('total-3-18', ofTotal('total-3-18'), 'The highest figure on the layout.', 180),
  valueExample('raffle-bet', ofTotal('raffle-bet'), 'A raffle comes, and only bets on raffles are left.', 'does not take it'),
];
