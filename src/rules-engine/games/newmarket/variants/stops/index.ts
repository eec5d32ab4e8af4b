import { lawExample, scoreExample, sheetExample, valueExample } from '../../../../laws/examples.ts';
import { always, law, silent } from '../../../../laws/laws.ts';
import { allowed, forEach, paysPoints, wins } from '../../../../laws/remedies.ts';
import { cites } from '../../cites.ts';
import { variant } from '../../code.ts';
import { beginOther, lastPlayer, leftNeighbour, playAceOnKing } from '../../words.ts';
import { own } from './points.ts';
import { pool, sitting } from './scorers.ts';

const { stops1, pool: into, play, end1 } = cites.blue;
const NO_LAYOUT = 'There is no layout.';
const NO_STOCK = 'The whole pack is dealt, and no cards are out of play.';

export default variant({
  title: 'Simple stops',
  aliases: ['Stops', 'Stops without a layout', 'Simplest stops'],
  books: { 'blue-ribbon-1940': { heading: 'Stops', pages: '370-371' } },
  has: { pool: true, stock: false },
  players: { min: 2, max: 26, usual: 5, say: 'any number' },
  packs: ['standard-52'],
  glance: {
    Deal: 'the whole pack, even where some have a card more',
    Pool: '{points.ante} from each player',
    Play: 'one card in turn, the next of the suit; king, ace, two and on',
    'Cannot play': '{points.forfeit} to the pool',
    'First out': 'the pool, and {points.left-over} for each card of the others',
  },
  laws: {
    amend: {
      misdeal: {
        readings: () => ({ 'blue-ribbon-1940': silent('The whole pack is dealt, one card at a time; the book says nothing about a fault in the deal.') }),
      },
      'king-and-ace': {
        leads: { 'blue-ribbon-1940': 'The player on the left of the one who played last may go on from the king to the ace.' },
        readings: () => ({ 'blue-ribbon-1940': always(allowed(leftNeighbour, playAceOnKing), play) }),
      },
      'after-a-stop': {
        title: 'Lead after a suit has run out',
        gist: 'The last card of a suit has been played.',
        readings: () => ({ 'blue-ribbon-1940': always(allowed(lastPlayer, beginOther), end1) }),
      },
      'player-out': {
        readings: () => ({
          'blue-ribbon-1940': always([wins('first-out', 'pool'), forEach('card-left', paysPoints('each-other-player', 1, 'counter', 'first-out'))], end1),
        }),
        see: ['newmarket/stops.points.left-over', 'newmarket/stops.points.pool-won'],
      },
    },
    add: {
      'next-not-played': law({
        offence: 'held-back',
        title: 'Next card not played',
        gist: 'A player whose turn it is does not play the next card of the suit.',
        aka: ['cannot go on', 'held the next card', 'forfeit a counter', 'pass', 'kept the card back'],
        moment: 'play',
        facts: {},
        leads: { 'blue-ribbon-1940': 'That player pays 1 counter to the pool.' },
        readings: () => ({
          'blue-ribbon-1940': always(paysPoints(leftNeighbour, 1, 'counter', 'pool'), play, {
            note: 'The book does not ask whether that player has the card or not.',
          }),
        }),
        see: ['newmarket/stops.points.forfeit'],
      }),
      'first-lead': law({
        question: 'allowed',
        title: 'What the first lead may be',
        gist: 'The eldest hand begins, and would lead a card from the middle of a suit.',
        aka: ['must I lead my lowest', 'any card', 'who begins'],
        moment: 'lead',
        facts: {},
        readings: () => ({ 'blue-ribbon-1940': always(allowed('eldest-hand', 'lead-any-card'), play) }),
      }),
    },
    repeal: {
      'stake-too-large': NO_LAYOUT,
      'all-on-one-card': NO_LAYOUT,
      'matching-card-played': NO_LAYOUT,
      'matching-card-not-played': NO_LAYOUT,
      'counters-forgotten': NO_LAYOUT,
      'spare-hand-taken': NO_STOCK,
      'dead-hand-seen': NO_STOCK,
      'stop-made': NO_STOCK,
      'not-the-lowest': 'Any card may be led.',
      'next-card': 'Each plays in turn, one card at a time.',
      'held-back': 'A counter is forfeited whenever the next card is not played.',
    },
  },
  points: { add: own },
  scorers: { pool, sitting },
  repealScorers: { deal: NO_LAYOUT, account: NO_LAYOUT },
  examples: [
    lawExample('king-and-ace', play, {}, 'The king of hearts lies there, and he holds the ace.', 'may go on from the king'),
    lawExample('after-a-stop', end1, {}, 'She has played the last of the thirteen spades.', 'may begin another suit'),
    lawExample('player-out', end1, {}, 'He is out, and the others hold nine cards.', 'wins the pool'),
    lawExample('next-not-played', play, {}, 'The seven of hearts is wanted on the six.', '1 counter to the pool'),
    lawExample('first-lead', play, {}, 'The eldest hand leads the six of hearts and keeps the two.', 'any card'),
    valueExample('ante', into, 'Five play.', 1),
    scoreExample(
      'pool',
      end1,
      { players: 'three', names: 'Ann.Ben.Cora', dealer: 'third', forfeits: '6.4.5', out: 'second', left: '2.0.3' },
      'Three put in one each and forfeit fifteen more; Ben is out first.',
      { Ann: -9, Ben: 18, Cora: -9 },
      'Ben is out first',
    ),
    sheetExample(
      'sitting',
      stops1,
      { players: 'three', names: 'Ann.Ben.Cora' },
      [
        { dealer: 'first', forfeits: '3.2.4', out: 'third', left: '1.4.0' },
        { dealer: 'second', forfeits: '0.1.0', out: 'first', left: '0.2.2' },
      ],
      'Cora takes twelve out of the first pool, and Ann four out of the second.',
      { Ann: 2, Ben: -11, Cora: 9 },
      'Cora +9',
    ),
  ],
});
