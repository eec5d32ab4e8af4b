import type { Citation } from '../../books.ts';
import type { Example } from '../../core/games.ts';
import { BARRING, DUMMY, GAME, LEAD, PLAY, SCORE } from './cites.ts';

const book = 'blue-ribbon-1940' as const;
const ruling = (law: string, answers: Record<string, string>, story: string, says: string, cite: Citation): Example => ({
  kind: 'law',
  law,
  book,
  story,
  answers,
  ruling: says,
  cite,
});
const scored = (input: Record<string, string>, totals: Record<string, number>, story: string, cite: Citation): Example => ({
  kind: 'score',
  scorer: 'deal',
  book,
  story,
  input,
  totals,
  cite,
});

export const examples: readonly Example[] = [
  ruling('lead-out-of-turn', { who: 'adversary' }, 'An adversary of the bidder leads out of turn.', 'loses the game', LEAD),
  ruling(
    'lead-out-of-turn',
    { who: 'bidder', followed: 'second' },
    'The bidder leads from the wrong hand, and the next player has played.',
    'may not take back the lead',
    LEAD,
  ),
  ruling('lead-out-of-turn', { who: 'bidder', followed: 'all' }, 'All four have played to a false lead from dummy.', 'lead stands', LEAD),
  ruling(
    'trump-not-open',
    { how: 'answer', bid: 'no' },
    'The dealer says "to lose seven, bar hearts", and the next player names clubs.',
    'may make the trump',
    BARRING,
  ),
  ruling('trump-not-open', { how: 'with-bid' }, 'A player bids eight and names clubs for trumps.', 'may not make the trump', BARRING),
  ruling('suit-barred-without-bid', { bid: 'no' }, 'The dealer’s partner does not bid, but bars clubs.', 'may not bar a suit', BARRING),
  ruling('bid-not-made', { lost: 'no' }, 'A nil bidder is forced to win five tricks.', '10 points for each trick by which the bid fails', GAME),
  ruling('revoke', { held: 'yes' }, 'A player throws off a spade with a heart in hand, hearts being led.', 'must follow suit', PLAY),
  ruling(
    'dummy-in-a-nil',
    { bid: 'nil' },
    'A nil bidder wants to play a low card from the hand on the table.',
    'may not play from the hand that lies dead',
    DUMMY,
  ),
  scored({ bid: 'nil', lost: '8' }, { 'Adversaries, above the line': 80 }, 'A nil bidder wins five tricks, three more than he undertook.', GAME),
  scored({ bid: 'seven', lost: '9' }, { Bidder: 10 }, 'Nine tricks are lost on a bid of seven.', SCORE),
  scored({ bid: 'nada', lost: '13' }, { Bidder: 100 }, 'All thirteen tricks are lost on a bid of nada.', SCORE),
];
