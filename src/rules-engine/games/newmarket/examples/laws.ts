import { citedBy, lawExample } from '../../../laws/examples.ts';
import type { ExampleOf } from '../../../rulesets/games.ts';
import { cites } from '../cites.ts';
import type { Newmarket } from '../code.ts';
import { laws } from '../laws/index.ts';

const { blue, uspc } = cites;

export const lawCases: readonly ExampleOf<Newmarket>[] = [
  lawExample('stake-too-large', blue.spread, {}, 'The dealer bets six, and a player puts down five.', 'must stake as many counters as the dealer'),
  lawExample('stake-too-large', uspc.stakes, {}, 'The dealer has put down two.', '3 counters to the layout'),
  lawExample('all-on-one-card', blue.spread, {}, 'He puts all eight on the first card.', 'may put all'),
  lawExample('all-on-one-card', uspc.stakes, {}, 'Both chips lie on the ace of hearts.', 'may put all'),
  lawExample('matching-card-played', blue.card, {}, 'Eleven counters lie on the card that she plays.', 'wins the counters'),
  lawExample('matching-card-played', uspc.card, {}, 'The jack of clubs is played on the ten.', 'wins the counters'),
  lawExample('counters-forgotten', uspc.card, { asks: 'now' }, 'He sees it two cards later.', 'wins the counters'),
  lawExample(
    'counters-forgotten',
    citedBy(laws['counters-forgotten'].readings['uspc-1898'], 1),
    { asks: 'later' },
    'The next stakes are down.',
    'stay for the next deal',
  ),
  lawExample('matching-card-not-played', blue.card, {}, 'The queen was held when another player went out.', 'stay for the next deal'),
  lawExample('matching-card-not-played', uspc.end, {}, 'The king of diamonds lay in the extra hand.', 'stay for the next deal'),
  lawExample('spare-hand-taken', uspc.deal, { wants: 'spare' }, 'He has looked at his own cards and does not like them.', 'take the spare one'),
  lawExample('spare-hand-taken', uspc.deal, { wants: 'back' }, 'The extra hand was worse.', 'must play the spare hand'),
  lawExample('dead-hand-seen', uspc.deal, { which: 'own', who: 'dealer' }, 'The dealer looks once more at what he laid down.', 'may look at it'),
  lawExample('dead-hand-seen', uspc.deal, { which: 'own', who: 'other' }, 'Her neighbour turns it up.', 'No other player may look at it'),
  lawExample('dead-hand-seen', uspc.deal, { which: 'spare', who: 'dealer' }, 'The dealer has kept his own hand.', 'does not cover'),
  lawExample('not-the-lowest', blue.lead, { lead: 'first' }, 'The eldest hand begins with the nine of clubs and has the four.', 'must begin with the lowest'),
  lawExample('not-the-lowest', blue.stops, { lead: 'same' }, 'Spades were stopped at the eight, and he leads spades again.', 'must begin with the lowest'),
  lawExample('not-the-lowest', blue.stops, { lead: 'other' }, 'He turns to hearts and leads the ten.', 'does not cover'),
  lawExample('not-the-lowest', uspc.lead, { lead: 'first' }, 'The first lead is the nine of clubs, with the four in hand.', 'must begin with the lowest'),
  lawExample('next-card', blue.lead, {}, 'The leader says "no nine", and the player on his left has it.', 'must play it'),
  lawExample('next-card', uspc.lead, {}, 'The five of spades lies there, and the third player has the six.', 'must play it'),
  lawExample('held-back', blue.lead, { above: 'no' }, 'He had the queen and said nothing.', 'The holder of the next card of the suit must play it'),
  lawExample('held-back', uspc.revoke, { above: 'no' }, 'The seven of hearts was wanted, and she kept it.', '1 counter to each other player'),
  lawExample(
    'held-back',
    uspc.revoke,
    { above: 'held' },
    'He keeps the queen of diamonds; another has the king.',
    'as many counters as lie on the layout card',
  ),
  lawExample('held-back', uspc.revoke, { above: 'dead' }, 'He keeps the ten of clubs, and the jack lies in the extra hand.', 'must double the counters'),
  lawExample('king-and-ace', uspc.rank, {}, 'The king of hearts is played, and she holds the ace.', 'may go on from the king'),
  lawExample('stop-made', uspc.stop, {}, 'A king is played, with four others at the table.', '1 counter to each other player'),
  lawExample('after-a-stop', blue.stops, {}, 'Nobody has the nine; the eight was his.', 'may lead the same suit again'),
  lawExample('after-a-stop', uspc.stop, {}, 'She has played the king of clubs.', 'may lead any suit'),
  lawExample('player-out', blue.end, {}, 'He plays his last card in the middle of a sequence.', 'each card left'),
  lawExample('player-out', uspc.end, {}, 'She is out; three others hold seven cards.', 'each card left'),
];
