import type { Citation } from '../../../../books.ts';
import { betExample, lawExample, valueExample } from '../../../../laws/examples.ts';
import { cites } from '../../cites.ts';
import { variant } from '../../code.ts';
import { added as addedLaws, amended as amendedLaws, variety } from './laws.ts';
import { added as addedPoints, amended as amendedPoints } from './points.ts';
import { hand } from './scorers.ts';

const scored = (cite: Citation, punter: string, banker: string, story: string, total: number, headline: string) =>
  betExample('hand', cite, { punter, banker, staked: '20' }, story, total, headline, { player: 'The punters' });

export default variant({
  title: 'Chemin de fer',
  aliases: ['Chemmy', 'Baccarat chemin de fer'],
  books: {
    'blue-ribbon-1940': { heading: 'Chemin de Fer', pages: '15', inherits: { from: 'baccarat', cite: variety } },
    hoffmann: { heading: 'Baccarat Chemin de Fer', pages: '5-8' },
  },
  players: { min: 2, max: 20, say: 'any number' },
  packs: ['sextuple-312'],
  glance: {
    Pack: 'six packs of 52, shuffled together',
    Hands: 'two: one for all the punters, one for the banker',
    Bank: 'goes on as soon as the banker loses',
    Punter: 'takes a card on 0 to 4, refuses on 6 or 7, free at 5 (Hoffmann)',
    Ties: 'the stakes wait for the next hand (Hoffmann)',
  },
  laws: {
    amend: amendedLaws,
    add: addedLaws,
    repeal: {
      astride: 'There is one hand against the bank, and so one line of bets.',
      'next-hand': 'There is one hand against the bank.',
    },
  },
  points: {
    amend: amendedPoints,
    add: addedPoints,
    repeal: { astride: 'There is one hand against the bank, and so one line of bets.' },
  },
  scorers: { hand },
  repealScorers: {
    coup: 'There is one hand against the bank.',
    bank: 'There is one hand against the bank, which passes on as soon as it loses.',
  },
  examples: [
    lawExample('banco-again', cites.hoffmann.cheminSupply, { times: 'second' }, 'He went bank and lost, and the bank has passed on.', 'bet the whole bank'),
    lawExample('eight-or-nine', cites.blue.cheminDeFer, { banker: 'lower' }, 'The punter is dealt a nine, the banker a six.', 'pay the stakes'),
    lawExample(
      'eight-or-nine',
      cites.hoffmann.cheminDeal,
      { banker: 'higher' },
      'The banker is dealt a nine against an eight.',
      'The banker must show the point at once and wins the stakes',
    ),
    lawExample('offered-card', cites.hoffmann.cheminDraw, {}, 'The punter has answered, and the banker has five.', 'may draw'),
    lawExample('false-draw', cites.hoffmann.cheminDraw, { circle: 'nothing' }, 'A punter takes a card with 6.', 'refuse it on 6 or 7'),
    lawExample(
      'false-draw',
      cites.hoffmann.cheminScoring,
      { circle: 'loss' },
      'A punter stands on 3 and loses the stakes of all.',
      'pays the other players the loss caused',
    ),
    lawExample('advice-on-five', cites.hoffmann.cheminScoring, {}, 'A neighbour tells a punter with 5 to draw.', 'obody may advise'),
    lawExample('stakes-beyond-bank', cites.hoffmann.cheminBetting, {}, 'Forty are staked against a bank of thirty.', 'decline what is staked'),
    lawExample('winnings-withdrawn', cites.hoffmann.cheminScoring, {}, 'The banker wants to pocket half.', 'may not withdraw'),
    lawExample('next-banker', cites.blue.cheminDeFer, { how: 'lost' }, 'The banker loses.', 'passes to the next player'),
    lawExample(
      'next-banker',
      cites.blue.cheminDeFer,
      { how: 'tie', card: 'yes' },
      'Both have 4, and the punter has been given a card.',
      'may not pass the bank',
    ),
    lawExample('next-banker', cites.hoffmann.cheminNextBanker, { how: 'retires' }, 'The banker passes the deal.', 'same amount'),
    lawExample('too-few-cards', cites.hoffmann.cheminSupply, {}, 'Six cards are left.', 'fewer than seven'),
    lawExample('equal-points', cites.hoffmann.cheminScoring, {}, 'Both have 6.', 'stakes stay for the next deal'),
    valueExample(
      'coup',
      cites.hoffmann.cheminBetting,
      'Nobody says banco; forty are put up against thirty in the bank, and the banker declines ten.',
      'beyond the bank only if the banker lets it stand',
    ),
    scored(cites.hoffmann.cheminDeal, '4.5', '10.8', 'A nine against an eight, both dealt.', 20, 'The bank pays 20'),
    scored(cites.hoffmann.cheminDraw, '10.6.2', '10.7', 'The punter draws on 6, which is a false draw, and wins with 8.', 20, 'The bank pays 20'),
    scored(cites.hoffmann.cheminDeal, '10.6', '10.7', 'Six against seven, and nobody draws.', -20, 'The bank wins 20'),
    scored(cites.hoffmann.cheminScoring, '10.5', '2.3', 'Both stand on 5.', 0, 'A tie'),
    scored(cites.blue.cheminDeFer, '10.3.2', '10.6', 'The punter has 5 against 6.', -20, 'The bank wins 20'),
    scored(cites.blue.cheminDeFer, '10.7', '10.6', 'The punter has 7 against 6.', 20, 'The bank pays 20'),
    scored(cites.blue.cheminDeFer, '10.6', '10.6', 'Both have 6.', 0, 'A tie'),
  ],
});
