import { fact } from '../../laws/laws.ts';
import { law } from '../../laws/one-book.ts';
import { allowed, barred, isDone, must, noPenaltyPrinted, notDecided, wins } from '../../laws/remedies.ts';
import { cites } from './cites.ts';
import { addedToFund, countersOnLot, dealOnePack, differ, keeperOfFund, lookAtLot, moreTickets, payInMoney, placeAny, takenFromFund } from './words.ts';

const { dealers, cut, faceDown, price, fromFund, drawn, undrawn, end, long } = cites.donohue;

export const laws = {
  'who-deals': law({
    offence: 'seats-and-partners',
    title: 'Who deals',
    gist: 'Two packs are to be dealt, and several players would like to.',
    aka: ['first deal', 'who are the dealers', 'cut for deal'],
    moment: 'before-play',
    cases: [
      {
        then: [allowed('anyone', dealOnePack)],
        note: 'It is no advantage to be eldest or youngest; the packs are handed to two of the players as a compliment.',
      },
    ],
    cites: dealers,
  }),
  'who-cuts': law({
    offence: 'improper-cut',
    title: 'The packs are not cut',
    gist: 'A dealer has shuffled and would deal.',
    aka: ['not cut', 'who cuts', 'forgot to cut'],
    moment: 'cut',
    cases: [{ then: [must('left-of-dealer', 'cut'), noPenaltyPrinted], note: 'Each of the two dealers has the pack cut so.' }],
    cites: cut,
  }),
  'lot-looked-at': law({
    offence: 'cards-touched-early',
    title: 'A lot is looked at too soon',
    gist: 'A player looks at a lot before the tickets have been dealt.',
    aka: ['peeked at the lot', 'saw the lot', 'turned the lot early'],
    moment: 'deal-done',
    cases: [{ then: [barred('anyone', lookAtLot), noPenaltyPrinted] }],
    cites: faceDown,
  }),
  'counters-on-lot': law({
    question: 'allowed',
    title: 'How many counters on a lot?',
    gist: 'A player puts one counter on a lot, or as many as lie on another.',
    aka: ['how much may I place', 'same number on two lots', 'lots alike', 'price of my lot'],
    moment: 'betting',
    leads: { donohue: 'The player may place any number, but the lots should have different values as far as possible. The book names no penalty.' },
    cases: [{ then: [allowed('player', placeAny), must('all-players', differ), noPenaltyPrinted] }],
    cites: price,
    see: ['lottery.points.lot'],
  }),
  'counters-from-where': law({
    question: 'who-pays',
    title: 'Whose counters lie on a lot?',
    gist: 'A player has given all their counters to the fund and is to place some on their lot.',
    aka: ['where do the counters come from', 'do I pay for my lot', 'out of the fund'],
    moment: 'betting',
    cases: [{ then: [isDone(takenFromFund)] }],
    cites: fromFund,
  }),
  'ticket-answers': law({
    question: 'who-wins',
    title: 'A ticket answers to a lot',
    gist: 'The lots are turned up, and a player has a card like one of them.',
    aka: ['my ticket matches', 'same card', 'only the same rank', 'who takes the lot', 'own lot'],
    moment: 'showdown',
    facts: {
      how: fact('How like the lot is the ticket?', 'Ticket', {
        same: { label: 'The same card, of the other pack', chip: 'Same card', if: 'if the ticket is the lot’s very card, of the other pack' },
        rank: { label: 'The same rank in another suit', chip: 'Same rank only', if: 'if the ticket has the rank of the lot in another suit' },
      }),
    },
    leads: { donohue: 'If it is the very same card of the other pack, the player wins the counters on that lot. The book covers nothing else.' },
    cases: [
      { when: { how: 'same' }, then: [wins('player', countersOnLot)], note: 'This is so of any of the lots, no matter who placed it.' },
      { when: { how: 'rank' }, then: [notDecided], note: 'In the instance every lot is named by rank and suit.' },
    ],
    cites: drawn,
    see: ['lottery.points.drawn'],
  }),
  'lot-not-drawn': law({
    question: 'what-counts',
    title: 'A lot that nobody draws',
    gist: 'No ticket answers to a lot.',
    aka: ['nobody has the card', 'undrawn lot', 'does my lot come back to me', 'left over'],
    moment: 'count',
    cases: [{ then: [isDone(addedToFund)] }],
    cites: undrawn,
    see: ['lottery.points.undrawn'],
  }),
  'lasts-too-long': law({
    question: 'allowed',
    title: 'The lottery lasts too long',
    gist: 'The fund is still large, and the players would like to end.',
    aka: ['takes forever', 'more than one ticket', 'two tickets each', 'speed it up'],
    moment: 'any-time',
    cases: [{ then: [allowed('all-players', moreTickets)], note: 'Larger lots shorten it too.' }],
    cites: long,
  }),
  'fund-empty': law({
    question: 'who-pays',
    title: 'The fund is empty',
    gist: 'The last lot has been drawn.',
    aka: ['end of the lottery', 'who pays out', 'settle up', 'counters into money'],
    moment: 'game-over',
    leads: { donohue: 'The player who ran the lottery must collect the stakes and pay each player in money for the counters won.' },
    cases: [{ then: [must(keeperOfFund, payInMoney)] }],
    cites: end,
    see: ['lottery.points.end'],
  }),
};
