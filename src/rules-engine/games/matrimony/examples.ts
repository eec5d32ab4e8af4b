import { citedBy, lawExample, scoreExample, sheetExample, valueExample } from '../../laws/examples.ts';
import type { ExampleOf } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import type { Matrimony } from './code.ts';
import { points } from './points.ts';

const { blue, donohue } = cites;
const less = citedBy(points.less.books.donohue);
const LAID = { 'on-best': '10', 'on-matrimony': '12', 'on-confederacy': '8', 'on-intrigue': '9', 'on-pair': '6' };

export const examples: readonly ExampleOf<Matrimony>[] = [
  lawExample('wrong-stake', blue.stakes, {}, 'The dealer bets twenty, and a player puts up twenty too.', 'one counter less than the dealer'),
  lawExample('wrong-stake', donohue.stakes, {}, 'The dealer lays twelve, and a player lays twelve too.', 'one counter less than the dealer'),
  lawExample('which-chances', blue.stakes, {}, 'Eleven counters, and all of them on confederacy.', 'in any way'),
  lawExample('which-chances', donohue.stakes, {}, 'The dealer leaves intrigue empty.', 'dealer may divide the counters'),
  lawExample('next-stake', blue.left, {}, 'Nobody had a pair; the deal passes to the left.', 'say how many counters are staked'),
  lawExample('who-deals-next', blue.left, {}, 'The layout is settled.', 'left'),
  lawExample('who-deals-next', donohue.left, {}, 'The layout is settled.', 'does not cover'),
  lawExample('ace-turned-up', blue.ace, {}, 'The third player’s second card is the ace of diamonds.', 'all the counters on the layout'),
  lawExample('ace-turned-up', donohue.ace, {}, 'The card turned up to the last player is the ace of diamonds.', 'all the counters on the layout'),
  lawExample('ace-not-turned-up', blue.best, {}, 'The ace of diamonds is found among the cards face down.', 'stay for the next deal'),
  lawExample('ace-not-turned-up', donohue.best, {}, 'The ace of clubs is in a hand.', 'holder of the highest card'),
  lawExample('same-combination', blue.tie, {}, 'Two hands have a king and a queen.', 'dealer’s left'),
  lawExample('same-combination', donohue.tie, {}, 'Two hands have a king and a queen.', 'nearest the dealer’s left'),
  lawExample('two-in-one-hand', donohue.take, { of: 'shared' }, 'King, queen and knave in one hand.', 'does not cover'),
  lawExample('two-in-one-hand', donohue.best, { of: 'best' }, 'Ace, queen and knave in one hand.', 'the counters on each of them'),
  lawExample('not-won', blue.left, {}, 'Nobody has a queen and a jack.', 'stay for the next deal'),
  lawExample('not-won', donohue.left, {}, 'Nobody has a queen and a knave.', 'stay for the next deal'),
  valueExample('dealers-stake', blue.stakes, 'I put up twelve, says the dealer.', 'as many as the dealer names'),
  valueExample('dealers-stake', donohue.stakes, 'The dealer puts twelve on the board.', 'as many as the dealer pleases'),
  valueExample('less', blue.stakes, 'The dealer bets twelve, the others eleven.', 1),
  valueExample('less', less, 'The dealer stakes twelve, the others eleven.', 1),
  valueExample('cards', blue.deal, 'The cards go round twice.', 'one face down and one face up'),
  valueExample('cards', donohue.deal, 'The cards go round three times.', 'two face down and one turned up'),
  valueExample('layout', blue.ace, 'The ace of diamonds shows.', 'everything on the layout'),
  valueExample('layout', donohue.ace, 'The ace of diamonds is turned up.', 'the whole pool'),
  valueExample('best', blue.best, 'The ace of diamonds does not show.', 'stays for the next deal'),
  valueExample('best', donohue.best, 'No ace is in hand, and a king is.', 'without one a king'),
  valueExample('matrimony', blue.layout, 'The king of clubs and the queen of hearts.', 'any king and queen'),
  valueExample('matrimony', donohue.names, 'A hand has matrimony.', 'king and queen'),
  valueExample('confederacy', blue.layout, 'The king of clubs and the jack of hearts.', 'any king and jack'),
  valueExample('confederacy', donohue.names, 'A king and a knave.', 'king and knave'),
  valueExample('intrigue', blue.layout, 'The queen of clubs and the jack of hearts.', 'any queen and jack'),
  valueExample('intrigue', donohue.chances, 'A queen and a knave.', 'queen and knave'),
  valueExample('pair', blue.layout, 'Two nines and two fours.', 'the highest pair'),
  valueExample('pair', donohue.chances, 'Two nines and two fours.', 'the highest'),
  scoreExample(
    'deal',
    blue.take,
    { hands: 'KC-QH.9S-9D.KD-QC.AD-4S', ...LAID },
    'The ace of diamonds lies face down; eldest hand and the third both have king and queen, and the second a pair of nines.',
    { 'Hand 1': 12, 'Hand 2': 6 },
    '18 counters are won, and 27 stay',
  ),
  scoreExample(
    'deal',
    blue.ace,
    { hands: 'KC-QH.4S-AD', ...LAID },
    'The dealer’s second card is the ace of diamonds.',
    { Dealer: 45 },
    'Dealer takes the whole layout: 45 counters',
  ),
  scoreExample(
    'deal',
    donohue.best,
    { hands: '7C-5H-2D.AD-9S-9D.KD-QC-3H', ...LAID },
    'The ace of diamonds in hand is an ace like another; the dealer has king and queen.',
    { 'Hand 2': 16, Dealer: 12 },
    '28 counters are won, and 17 stay',
  ),
  scoreExample(
    'deal',
    donohue.tie,
    { hands: 'KC-7H-7D.KS-8S-8D.KD-10C-3H', ...LAID },
    'Three kings and no ace: the eldest has best, and the higher pair wins.',
    { 'Hand 1': 10, 'Hand 2': 6 },
  ),
  sheetExample(
    'account',
    blue.stakes,
    { players: '3', names: 'Ann.Ben.Cora' },
    [
      { dealer: 'first', staked: '12', laid: '4.10.5.5.10', 'took-matrimony': 'second', 'took-pair': 'third' },
      { dealer: 'second', staked: '4', laid: '2.2.2.2.2', ace: 'first' },
    ],
    'Thirty-four counters are laid, and twenty won; ten more come, and the ace of diamonds takes all twenty-four.',
    { Ann: 9, Ben: -5, Cora: -4, Best: 0, Matrimony: 0, Confederacy: 0, Intrigue: 0, Pair: 0 },
    '0 counters on the layout',
  ),
  sheetExample(
    'account',
    donohue.best,
    { players: '3', names: 'Ann.Ben.Cora' },
    [{ dealer: 'third', staked: '12', laid: '10.10.4.4.6', 'took-best': 'first', 'took-intrigue': 'first' }],
    'Ann has an ace, a queen and a knave.',
    { Ann: 3, Ben: -11, Cora: -12, Best: 0, Matrimony: 10, Confederacy: 4, Intrigue: 0, Pair: 6 },
    '20 counters on the layout',
  ),
];
