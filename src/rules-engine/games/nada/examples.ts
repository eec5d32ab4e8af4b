import { doubted } from '../../core/cites.ts';
import { lawExample, scoreExample, sheetExample } from '../../core/examples.ts';
import type { ExampleOf } from '../../core/games.ts';
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
];
