import { doubted } from '../../core/cites.ts';
import { lawExample, scoreExample } from '../../core/examples.ts';
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
];
