import { doubted } from '../../../laws/cites.ts';
import { lawExample } from '../../../laws/examples.ts';
import type { ExampleOf } from '../../../rulesets/games.ts';
import { cites } from '../cites.ts';
import type { FanTan } from '../code.ts';

const { game } = cites.blue;
const { deal, misdeal, play, pool, back } = cites.uspc;

export const rulings: readonly ExampleOf<FanTan>[] = [
  lawExample('uneven-deal', game, {}, 'Five play; two of them have eleven cards.', 'The deal stands'),
  lawExample('uneven-deal', deal, {}, 'Three play; one of them has eighteen cards.', 'The deal stands'),
  lawExample('misdeal', misdeal, { disturbed: 'no' }, 'The dealer skips a player and deals on.', 'The dealer loses the deal'),
  lawExample('misdeal', misdeal, { disturbed: 'yes' }, 'A player picks his cards up during the deal, and the dealer loses count.', 'same dealer deals again'),
  lawExample('first-play-sold', game, {}, 'The eldest hand lets another begin for three counters.', 'sell the right to play first'),
  lawExample('first-card', game, { holds: 'no' }, 'The eldest hand begins with a jack.', 'lead any card'),
  lawExample('first-card', play, { holds: 'yes' }, 'He has the seven of clubs and would keep it.', 'card of the starting rank'),
  lawExample('first-card', pool, { holds: 'no' }, 'He has no seven.', '1 chip'),
  lawExample('second-card', game, { card: 'below' }, 'The ten of hearts is laid beside the jack.', 'may play'),
  lawExample('second-card', game, { card: 'rank' }, 'Another jack is laid down.', 'may play'),
  lawExample(
    'second-card',
    doubted(game, 'For the second player two kinds of card are named; that first cards are built upon comes later in the text.'),
    { card: 'above' },
    'The queen is laid upon the jack.',
    'may not play',
  ),
  lawExample('second-card', play, { card: 'above' }, 'The eight is laid beside the seven.', 'may play'),
  lawExample('card-out-of-order', game, { card: 'next' }, 'The nine is laid on the ten.', 'may play'),
  lawExample('card-out-of-order', game, { card: 'rank' }, 'A third six comes down.', 'may play'),
  lawExample('card-out-of-order', game, { card: 'low' }, 'Sixes were set first; the five of clubs comes before its six.', 'may not play'),
  lawExample('card-out-of-order', play, { card: 'next' }, 'The nine is laid on the eight.', 'may play'),
  lawExample('card-out-of-order', play, { card: 'low' }, 'A six of clubs is laid down, and its seven is not out.', 'may not play'),
  lawExample('past-the-king', game, {}, 'The king is out, and the ace is laid on it.', 'an ace on the king'),
  lawExample('past-the-king', play, {}, 'The ace is laid on the king.', 'may not put an ace on the king'),
  lawExample('cannot-play', game, {}, 'Nothing fits.', '1 counter'),
  lawExample('cannot-play', pool, {}, 'Nothing fits.', '1 chip'),
  lawExample('card-held-back', game, { card: 'other', next: 'other' }, 'A player pays a counter and keeps the nine that fits.', 'must play the card'),
  lawExample('card-held-back', back, { card: 'other', next: 'other' }, 'The nine is kept back; the ten is in another hand.', '3 chips'),
  lawExample('card-held-back', back, { card: 'starter', next: 'other' }, 'The seven of hearts is kept back.', '5 chips'),
  lawExample(
    'card-held-back',
    back,
    { card: 'other', next: 'own' },
    'The nine and the ten are in one hand.',
    'The player at fault must play the card at the first chance that the rules give',
  ),
  lawExample('first-without-cards', game, {}, 'A player puts down his last card.', 'wins the pool'),
  lawExample('first-without-cards', pool, {}, 'A player puts down his last card; another has four.', '1 chip'),
];
