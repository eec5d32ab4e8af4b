import { lawExample } from '../../../core/examples.ts';
import type { ExampleOf } from '../../../core/games.ts';
import { cites } from '../cites.ts';
import type { Pinochle } from '../code.ts';

/** A ruling for each reading that the examples beside this folder leave to another book. */
export const rulings: readonly ExampleOf<Pinochle>[] = [
  lawExample('melds-at-once', cites.sierra.twoHanded, { wants: 'show' }, 'Four kings and a marriage are both laid out after one trick.', 'a turn has one meld'),
  lawExample('melds-at-once', cites.blue.twoHandScoring, { wants: 'score' }, '100 aces and 40 jacks are claimed together.', 'may not score more than one'),
  lawExample(
    'melds-at-once',
    cites.donohue.twoHandedPlay,
    { wants: 'score' },
    'Penuchle and 60 queens are announced in one breath.',
    'may not score more than one',
  ),
  lawExample('meld-out-of-time', cites.blue.twoHandShowing, { when: 'lost-trick' }, 'The loser of a trick lays down a marriage.', 'may not meld'),
  lawExample(
    'marriage-after-sequence',
    cites.sierra.twoHanded,
    { first: 'marriage', cards: 'same' },
    'To a royal marriage on the table come the ace, ten and jack.',
    'may meld',
  ),
  lawExample(
    'marriage-after-sequence',
    cites.uspc.bezique,
    { first: 'sequence', cards: 'same' },
    'After 150 trumps a player asks 40 for the pair that lies among them.',
    'may not use the card',
  ),
  lawExample(
    'card-used-again',
    cites.sierra.twoHanded,
    { second: 'no-better' },
    'The queen of a club marriage is to marry the other king of clubs.',
    'may not use',
  ),
  lawExample('card-used-again', cites.sierra.twoHanded, { second: 'worth-more' }, 'A single pinochle is to grow into the double one.', 'may use the card'),
  lawExample(
    'card-used-again',
    cites.donohue.twoHandedScoring,
    { second: 'other-class' },
    'A married queen of spades is wanted for penuchle.',
    'does not decide',
  ),
  lawExample(
    'no-fresh-card',
    cites.blue.twoHandScoring,
    { fresh: 'no' },
    'Three marriages lie open, and the fourth makes kings and queens complete.',
    'without a fresh',
  ),
  lawExample('dix-and-meld', cites.sierra.twoHanded, { how: 'shown' }, 'A nine of trumps is laid down beside aces around.', 'may not score more than one'),
  lawExample(
    'dix-and-meld',
    cites.blue.twoHandObject,
    { how: 'exchanged' },
    'The turn-up is taken for the nine, and a marriage is shown as well.',
    'does not decide',
  ),
  lawExample(
    'dix-and-meld',
    cites.donohue.twoHandedPlay,
    { how: 'exchanged' },
    'A seven goes for the turn-up, and four kings are announced too.',
    'more than one',
  ),
  lawExample('second-dix', cites.sierra.twoHanded, { why: 'done' }, 'The opponent made the trade long ago; the other nine comes up.', 'scores 10 points'),
  lawExample('second-dix', cites.blue.twoHandShowing, { why: 'done' }, 'One nine has been changed, and the twin is drawn.', 'does not decide'),
  lawExample(
    'revoke',
    cites.sierra.twoHanded,
    { stock: 'no', fault: 'trump' },
    'Void of the suit in the last twelve tricks, a player throws a plain nine.',
    'must trump',
  ),
  lawExample('revoke', cites.sierra.twoHanded, { stock: 'yes', fault: 'follow' }, 'A club is thrown on a diamond while the stock lies there.', 'no penalty'),
  lawExample(
    'revoke',
    cites.uspc.twoHandedShowing,
    { stock: 'no', fault: 'win' },
    'The stock is gone; a jack goes under the king, the ace stays in hand.',
    'must win',
  ),
  lawExample(
    'both-reach-game',
    cites.sierra.twoHanded,
    { first: 'known' },
    'The king in an early trick made 1,000, the other player came later.',
    'out first wins',
  ),
  lawExample(
    'both-reach-game',
    cites.donohue.twoHandedScoring,
    { called: 'in-time' },
    'Both have 500 and more; one throws his hand down first.',
    'The caller wins',
  ),
  lawExample(
    'both-reach-game',
    cites.uspc.twoHandedGame,
    { first: 'known' },
    'A meld makes 1,000 for one while the other has it in his tricks.',
    'out first wins',
  ),
];
