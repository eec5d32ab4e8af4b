import { doubted } from '../../../../laws/cites.ts';
import { lawExample, sheetExample, valueExample } from '../../../../laws/examples.ts';
import { law } from '../../../../laws/one-book.ts';
import { allowed, carriesOver, wins } from '../../../../laws/remedies.ts';
import { cites } from '../../cites.ts';
import { variant } from '../../code.ts';
import { buyTickets, holderOfCard, prizeLeft } from '../../words.ts';
import { own } from './points.ts';
import { prizes } from './scorers.ts';

const { three, dealers, cut } = cites.donohue;
const NO_FUND = 'There is no fund: what is paid for the tickets lies on the three prizes.';
const NO_LOTS = 'Three cards lie face down as prizes, and nobody has a lot of their own.';
const NO_CLAUSE =
  'There is no express clause. The book gives it as another method of the game; who deals and cuts is taken to hold, though tickets are bought here.';
const TABLE = { players: '4', names: 'Ann.Ben.Cora.Dan', price: '2' };

export default variant({
  title: 'Lottery with three prizes',
  aliases: [],
  books: { donohue: { heading: 'Lottery', pages: '335', inherits: { from: 'lottery', cite: doubted(three, NO_CLAUSE) } } },
  players: { min: 4, max: 12, say: 'four or more' },
  packs: ['double-104'],
  glance: {
    'What changes': 'three cards of one pack lie face down as prizes',
    Tickets: 'bought from the other pack, as many as a player likes, at a fixed price',
    'The prizes': 'what was paid, in different parts',
    'Not drawn': 'stays on until the next deal',
  },
  laws: {
    repeal: {
      'lot-looked-at': NO_LOTS,
      'counters-on-lot': NO_LOTS,
      'counters-from-where': NO_FUND,
      'ticket-answers': 'The tickets answer to three prizes, which have a law of their own.',
      'lot-not-drawn': NO_FUND,
      'lasts-too-long': 'Tickets are bought, as many as a player likes.',
      'fund-empty': NO_FUND,
    },
    add: {
      'how-many-tickets': law({
        question: 'allowed',
        title: 'How many tickets may be bought?',
        gist: 'A player wants ten cards, another one.',
        aka: ['buy more tickets', 'as many as I like', 'limit of tickets'],
        moment: 'betting',
        cases: [{ then: [allowed('anyone', buyTickets)] }],
        cites: three,
      }),
      'prize-drawn': law({
        question: 'who-wins',
        title: 'Who draws a prize',
        gist: 'The three cards are turned up.',
        aka: ['matching card', 'who wins the prize'],
        moment: 'showdown',
        leads: { donohue: 'The player who bought the card that answers to a prize wins the counters on it.' },
        cases: [{ then: [wins(holderOfCard, prizeLeft)] }],
        cites: three,
      }),
      'prize-not-drawn': law({
        question: 'what-counts',
        title: 'A prize that nobody draws',
        gist: 'Nobody has bought the card that answers to a prize.',
        aka: ['undrawn prize', 'nobody has the card', 'carried over'],
        moment: 'count',
        cases: [{ then: [carriesOver(prizeLeft)] }],
        cites: three,
        see: ['lottery/three-prize.points.prize-left'],
      }),
    },
  },
  points: { repeal: { stake: NO_FUND, lot: NO_LOTS, drawn: NO_LOTS, undrawn: NO_FUND, end: NO_FUND }, add: own },
  scorers: { prizes },
  repealScorers: { draw: NO_LOTS, fund: NO_FUND },
  examples: [
    lawExample('who-deals', dealers, {}, 'Six sit down with two packs.', 'deal one of the two packs'),
    lawExample('who-cuts', cut, {}, 'The prizes are to be taken from a pack that is not cut.', 'left must cut'),
    lawExample('how-many-tickets', three, {}, 'A player would buy ten cards.', 'any number of tickets'),
    lawExample(
      'prize-drawn',
      three,
      {},
      'The nine of clubs is a prize, and a player has bought the nine of clubs.',
      'who bought the card that answers to it wins',
    ),
    lawExample('prize-not-drawn', three, {}, 'Nobody has bought the card that lies there.', 'stay for the next deal'),
    valueExample('ticket', three, 'Two counters for each card.', 'a fixed sum or number of counters'),
    valueExample('prize', three, 'The third prize is turned up.', 'the corresponding card'),
    valueExample('prize-left', three, 'The first prize is not drawn.', 'until the next deal'),
    sheetExample(
      'prizes',
      three,
      TABLE,
      [
        { bought: '2.1.0.3', laid: '6.4.2', drawn: 'nobody.first.nobody' },
        { bought: '1.1.1.1', laid: '4.2.2', drawn: 'third.nobody.nobody' },
      ],
      'Six tickets at two counters and a prize of four; then four tickets, and a first prize of ten.',
      { Ann: -2, Ben: -4, Cora: 8, Dan: -8, 'First prize': 0, 'Second prize': 2, 'Third prize': 4 },
      'Third prize 4',
    ),
    sheetExample(
      'prizes',
      three,
      { ...TABLE, price: '1' },
      [{ bought: '5.0.5.0', laid: '5.3.2', drawn: 'first.first.third' }],
      'Ten tickets at a counter each, and all three prizes are drawn.',
      { Ann: 3, Ben: 0, Cora: -3, Dan: 0, 'First prize': 0, 'Second prize': 0, 'Third prize': 0 },
    ),
  ],
});
