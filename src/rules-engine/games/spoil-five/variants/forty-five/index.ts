import { lawExample, scoreExample, sheetExample, worthExample } from '../../../../laws/examples.ts';
import { cites } from '../../cites.ts';
import { variant } from '../../code.ts';
import { trickBy } from '../../reckoning/trick.ts';
import { added, amended } from './laws.ts';
import { own, amended as ranks } from './points.ts';
import { deal, game } from './scorers.ts';

const { blue, donohue } = cites;
const trick = trickBy(['blue-ribbon-1940', 'donohue']);

export default variant({
  title: 'Forty-five',
  aliases: ['45', 'Five and ten', 'Five or ten'],
  books: {
    'blue-ribbon-1940': { heading: 'Forty-Five; Five and Ten', pages: '370', inherits: { from: 'spoil-five', cite: blue.fortyFive } },
    donohue: { heading: 'Forty-Five', pages: '37-39' },
  },
  has: { pool: false, partners: true, 'each-for-himself': false },
  players: { min: 2, max: 10, usual: 2, say: '2, or two sides of equal number' },
  packs: ['standard-52'],
  glance: {
    Players: 'two, or two equal sides',
    'Best trumps': 'the five, the jack, the ace of hearts',
    'Score, 1940': '{points.majority blue-ribbon-1940} for most of the tricks, {points.all-tricks blue-ribbon-1940} for all',
    'Score, Donohue': '{points.trick donohue} a trick, {points.turned-card donohue} to the dealer for a king or an ace turned',
    Game: '{points.game} points',
  },
  laws: { amend: amended, add: added },
  points: { amend: ranks, add: own },
  scorers: { trick, deal, game },
  repealScorers: { pool: 'There is no pool.' },
  examples: [
    lawExample('misdeal', blue.penalties, {}, 'A card too many is dealt.', 'deals again'),
    lawExample('robbing', blue.ace, { who: 'ace' }, 'The ten is turned, and the ace is in hand.', 'may take the turned card'),
    lawExample('robbing', blue.ace, { who: 'king' }, 'The ten is turned, and one has the king.', 'may not take the turned card'),
    lawExample('robbing', donohue.robbing, { who: 'ace' }, 'The ten is turned, and the ace is in hand.', 'wins the turned card'),
    lawExample(
      'robbing',
      donohue.robbing,
      { who: 'king' },
      'The king is in hand, and the ace in the pack.',
      'The player with the king of trumps must lay out a card for the turned one when it is the turn to play and wins the turned card',
    ),
    lawExample('robbing', donohue.robbing, { who: 'king-under-ace' }, 'One has the king, and the other the ace.', 'take up again'),
    lawExample('robbing', donohue.robbing, { who: 'other' }, 'The queen is the best trump out.', 'may not take'),
    lawExample('follow-or-trump', donohue.plain, { what: 'trump' }, 'A club is led, and trumped with clubs in hand.', 'may trump'),
    lawExample('follow-or-trump', donohue.plain, { what: 'other' }, 'A club is led, and a player with clubs throws a plain diamond.', 'follow suit or trump'),
    lawExample('follow-or-trump', donohue.plain, { what: 'none' }, 'A club is led, and one without clubs throws a diamond.', 'does not decide'),
    lawExample('high-trump-held-back', donohue.privilege, { how: 'kept' }, 'The ten is led; the knave is his only trump.', 'may hold it back'),
    lawExample('high-trump-held-back', donohue.privilege, { how: 'smaller' }, 'The ten is led; he has the five and the six.', 'follow suit to the trump'),
    lawExample('high-trump-held-back', donohue.privilege, { how: 'higher' }, 'The five is led on the bare knave.', 'follow suit to the trump'),
    lawExample('high-trump-held-back', donohue.privilege, { how: 'between' }, 'The knave is led; he has the five and the ace of hearts.', 'follow suit'),
    lawExample('revoke', blue.follow, { led: 'plain' }, 'A club is led, and a player with clubs throws a diamond.', 'follow suit or trump'),
    lawExample('revoke', donohue.privilege, { led: 'trump' }, 'Trumps are led, and a player keeps the king.', 'loses the game'),
    lawExample('revoke', donohue.plain, { led: 'plain' }, 'A club is led, and a player with clubs throws a diamond.', 'follow suit or trump'),
    lawExample('turned-king-or-ace', donohue.turned, {}, 'The dealer turns the king of hearts.', '5 points'),
    lawExample('both-reach-the-game', donohue.count, {}, 'Both stood at 40.', 'wins the game'),
    worthExample('trumps', blue.trumps, 'Which trump is the second?', 'jack'),
    worthExample('plain-red', blue.rank, 'Is the ten of diamonds above the nine?', '10 down to 2'),
    worthExample('plain-black', blue.rank, 'Where does the ace of clubs stand?', 'queen, jack, ace'),
    worthExample('trumps', donohue.rank, 'Which trump is the third?', 'ace of hearts'),
    worthExample('plain-red', donohue.rank, 'Is the ace of diamonds good?', 'ace of diamonds last'),
    worthExample('plain-black', donohue.rank, 'Is the two of clubs above the three?', 'two up to ten'),
    worthExample('game', blue.fortyFive, 'Who comes to it has won.', 45),
    worthExample('game', donohue.count, 'Who comes to it first has won.', 45),
    scoreExample('trick', donohue.rank, { trumps: 'clubs', trick: '10C 2C' }, 'In a black suit the two beats the ten.', 'The second card wins'),
    scoreExample('trick', donohue.rank, { trumps: 'spades', trick: '2D AD' }, 'Diamonds are not trumps, and their ace is the lowest.', 'The first card wins'),
    scoreExample('deal', blue.fortyFive, { dealer: '3', other: '2' }, 'Three tricks to the dealer’s side.', { Dealer: 5 }),
    scoreExample('deal', blue.fortyFive, { dealer: '0', other: '5' }, 'The other side wins all five.', { 'Other side': 10 }),
    scoreExample('deal', donohue.count, { turned: 'yes', dealer: '3', other: '2' }, 'A king is turned, and three tricks are won.', {
      Dealer: 20,
      'Other side': 10,
    }),
    scoreExample('deal', donohue.count, { turned: 'no', dealer: '1', other: '4' }, 'One trick and four.', { Dealer: 5, 'Other side': 20 }),
    sheetExample(
      'game',
      blue.fortyFive,
      { we: 'Ann', they: 'Ben' },
      [
        { dealer: 'we', ours: '5', theirs: '0' },
        { dealer: 'they', ours: '5', theirs: '0' },
        { dealer: 'we', ours: '2', theirs: '3' },
        { dealer: 'they', ours: '5', theirs: '0' },
        { dealer: 'we', ours: '5', theirs: '0' },
        { dealer: 'they', ours: '4', theirs: '1' },
      ],
      'Four times all the tricks, and then most of them.',
      { Ann: 45, Ben: 5 },
      'Ann reached 45',
    ),
    sheetExample('game', blue.fortyFive, {}, [{ dealer: 'we', ours: '1', theirs: '4' }], 'One deal.', { We: 0, They: 5 }, 'playing to 45'),
    sheetExample(
      'game',
      donohue.count,
      { we: 'Ann', they: 'Ben' },
      [
        { dealer: 'we', turned: 'yes', ours: '3', theirs: '2' },
        { dealer: 'they', turned: 'no', ours: '2', theirs: '3' },
        { dealer: 'we', turned: 'no', ours: '2', theirs: '3' },
        { dealer: 'they', turned: 'no', ours: '1', theirs: '0' },
      ],
      'Both stand at 40 after three deals; Ann wins the first trick of the next.',
      { Ann: 45, Ben: 40 },
    ),
    sheetExample(
      'game',
      donohue.turned,
      { we: 'Ann', they: 'Ben' },
      [
        { dealer: 'we', turned: 'yes', ours: '4', theirs: '1' },
        { dealer: 'they', turned: 'no', ours: '3', theirs: '2' },
        { dealer: 'we', turned: 'yes', ours: '0', theirs: '0' },
      ],
      'Ann stands at 40, and turns an ace.',
      { Ann: 45, Ben: 15 },
      'Ann reached 45',
    ),
  ],
});
