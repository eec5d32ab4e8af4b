import { doubted } from '../../laws/cites.ts';
import { lawExample, scoreExample, sheetExample, valueExample } from '../../laws/examples.ts';
import type { ExampleOf } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import type { Nada } from './code.ts';

export const examples: readonly ExampleOf<Nada>[] = [
  lawExample(
    'lead-out-of-turn',
    doubted(cites.blue.scoring, 'The book says that the lead loses the game; the game in hand is taken to be meant, not the contract alone.'),
    { who: 'adversary' },
    'An adversary of the bidder leads out of turn.',
    'loses the game',
  ),
  lawExample(
    'lead-out-of-turn',
    doubted(cites.blue.scoring, 'The book says that the lead loses the game; the game in hand is taken to be meant, not the contract alone.'),
    { who: 'bidder', followed: 'second' },
    'The bidder leads from the wrong hand, and the next player has played.',
    'may not take back the lead',
  ),
  lawExample(
    'lead-out-of-turn',
    doubted(cites.blue.scoring, 'The book says that the lead loses the game; the game in hand is taken to be meant, not the contract alone.'),
    { who: 'bidder', followed: 'all' },
    'All four have played to a false lead from dummy.',
    'lead stands',
  ),
  lawExample(
    'trump-not-open',
    cites.blue.bidding,
    { how: 'answer', bid: 'no' },
    'The dealer says "to lose seven, bar hearts", and the next player names clubs.',
    'may make the trump',
  ),
  lawExample('trump-not-open', cites.blue.bidding, { how: 'with-bid' }, 'A player bids eight and names clubs for trumps.', 'may not make the trump'),
  lawExample('suit-barred-without-bid', cites.blue.bidding, { bid: 'no' }, 'The dealer’s partner does not bid, but bars clubs.', 'may not bar a suit'),
  lawExample(
    'bid-not-made',
    cites.blue.scoring,
    { lost: 'no' },
    'A nil bidder is forced to win five tricks.',
    '10 points for each trick by which the bid fails',
  ),
  lawExample('revoke', cites.blue.bidding, { held: 'yes' }, 'A player throws off a spade with a heart in hand, hearts being led.', 'must follow suit'),
  lawExample(
    'dummy-in-a-nil',
    cites.blue.play,
    { bid: 'nil' },
    'A nil bidder wants to play a low card from the hand on the table.',
    'may not play from the hand that lies dead',
  ),
  scoreExample('deal', cites.blue.scoring, { bid: 'nil', lost: '8' }, 'A nil bidder wins five tricks, three more than he undertook.', {
    'Adversaries, above the line': 80,
  }),
  scoreExample(
    'deal',
    doubted(cites.blue.made, 'The second page is numbered 303 in our copy.'),
    { bid: 'seven', lost: '9' },
    'Nine tricks are lost on a bid of seven.',
    { Bidder: 10 },
  ),
  scoreExample(
    'deal',
    doubted(cites.blue.made, 'The second page is numbered 303 in our copy.'),
    { bid: 'nada', lost: '13' },
    'All thirteen tricks are lost on a bid of nada.',
    { Bidder: 100 },
  ),
  sheetExample(
    'game',
    cites.blue.scoring,
    { we: 'North', they: 'South', length: 'game' },
    [
      { bidder: 'we', bid: 'grand-nil', ended: 'played', lost: '12' },
      { bidder: 'they', bid: 'nil', ended: 'played', lost: '8' },
      { bidder: 'we', bid: 'nine', ended: 'played', lost: '10' },
    ],
    'A grand nil is made; a nil that wins five tricks costs 80, which stand above the line and win no game; then nine are bid and ten lost.',
    { North: 285, South: 0 },
    'North won the game. North 285, South 0.',
  ),
  sheetExample(
    'game',
    cites.blue.scoring,
    { length: 'rubber' },
    [
      { bidder: 'we', bid: 'nada', ended: 'played', lost: '13' },
      { bidder: 'they', bid: 'ten', ended: 'played', lost: '10' },
      { bidder: 'we', bid: 'nil', ended: 'played', lost: '6' },
      { bidder: 'we', bid: 'seven', ended: 'led' },
    ],
    'A nada wins the first game. In the second a nil falls five tricks short, and then an adversary leads out of turn, which loses the game at once.',
    { We: 300, They: 140 },
    'We won the rubber',
  ),
  scoreExample('deal', doubted(cites.blue.made, 'The second page is numbered 303 in our copy.'), { bid: 'eight', lost: '8' }, 'Just eight are lost.', {
    Bidder: 20,
  }),
  scoreExample(
    'deal',
    doubted(cites.blue.made, 'The second page is numbered 303 in our copy.'),
    { bid: 'nine', lost: '9' },
    'Four tricks are won, and no more were allowed.',
    { Bidder: 30 },
  ),
  scoreExample(
    'deal',
    doubted(cites.blue.made, 'The second page is numbered 303 in our copy.'),
    { bid: 'ten', lost: '11' },
    'Ten are bid, and one more gets away.',
    { Bidder: 40 },
  ),
  scoreExample(
    'deal',
    doubted(cites.blue.made, 'The second page is numbered 303 in our copy.'),
    { bid: 'nil', lost: '11' },
    'A nil bidder wins two tricks and may.',
    { Bidder: 50 },
  ),
  scoreExample('deal', doubted(cites.blue.made, 'The second page is numbered 303 in our copy.'), { bid: 'grand-nil', lost: '12' }, 'One trick alone is won.', {
    Bidder: 75,
  }),
  valueExample('more-than-bid', cites.blue.scoring, 'Seven were bid, and all thirteen get away.', 'No more than the bid'),
  valueExample('game', cites.blue.scoring, 'Ninety below the line and sixty above it win nothing yet.', 100),
  valueExample('bonus', cites.blue.scoring, 'The first game is entered and something written beside it.', 100),
  valueExample('rubber', cites.blue.scoring, 'One game all.', 'first with two games'),
  valueExample('eight', cites.blue.made, 'A player offers to lose one more than the least.', 20),
  valueExample('nine', cites.blue.made, 'The offer goes up to nine.', 30),
  valueExample('ten', cites.blue.made, 'It is the last bid with a number.', 40),
  valueExample('nil', cites.blue.made, 'Eleven are to be lost, alone.', 50),
  valueExample('grand-nil', cites.blue.made, 'Twelve are to be lost, with the partner laid down.', 75),
];
