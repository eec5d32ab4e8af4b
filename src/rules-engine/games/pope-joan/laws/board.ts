// Dressing the board, the deal, the card turned up, and the stock.
import { doubted } from '../../../laws/cites.ts';
import { fact, law, silent } from '../../../laws/laws.ts';
import { allowed, barred, forEach, handEnds, noPenaltyPrinted, pays, paysPoints, wins } from '../../../laws/remedies.ts';
import { cites } from '../cites.ts';
import { allTheStakes, board, cardDealt, cardStakes, lookThrough, popeAndGame } from '../words.ts';

const { blue, donohue } = cites;

export const boardLaws = {
  'who-dresses': law({
    question: 'who-pays',
    title: 'Who dresses the board',
    gist: 'The stakes for the deal are to be put on the board.',
    aka: ['dress the board', 'who pays for the stakes', 'must I put anything in', 'dealer dresses', 'two stakes apiece'],
    moment: 'ante',
    facts: {
      custom: fact('What is the custom of the company?', 'Custom', {
        dealer: { label: 'The dealer pays', chip: 'Dealer pays', if: 'if by custom the dealer pays' },
        all: { label: 'Everybody contributes', chip: 'Everybody pays', if: 'if by custom everybody contributes' },
      }),
    },
    verdict: {
      kind: 'distinguishes',
      say: 'Both books agree that the dealer pays the board all the stakes of the deal. Only Donohue makes an exception: if it is the custom that everybody pays, every player pays the board 2 counters.',
    },
    leads: { donohue: 'It goes by the custom of the table: either the dealer pays all the stakes, or every player pays 2 counters to the board.' },
    readings: (says) => ({
      'blue-ribbon-1940': says([{ then: [pays('dealer', allTheStakes, board)] }], blue.dressing),
      donohue: says(
        [
          { when: { custom: 'dealer' }, then: [pays('dealer', allTheStakes, board)] },
          { when: { custom: 'all' }, then: [paysPoints('all-players', 2, 'counter', board)], doubtful: true },
        ],
        doubted(donohue.dressing, 'Two stakes from each do not make the fifteen of a board; the book does not say who adds the rest.'),
      ),
    }),
    see: ['pope-joan.points.dressing', 'pope-joan.points.contribution'],
  }),
  misdeal: law({
    offence: 'misdeal',
    title: 'Misdeal',
    gist: 'The deal has gone wrong.',
    aka: ['wrong number of cards', 'dealt one too many', 'card exposed in the deal', 'deal again'],
    moment: 'deal',
    facts: {},
    readings: () => ({
      'blue-ribbon-1940': silent('It tells the deal by that of boodle, which names no fault of dealing.'),
      donohue: silent('The cards are dealt round equally; the book says nothing about a fault in the deal.'),
    }),
  }),
  'card-turned-up': law({
    question: 'who-wins',
    title: 'Staked card turned up',
    gist: 'The card that the dealer turns for trumps has stakes on the board.',
    aka: ['turned up the king', 'turned up pope', 'dealer takes the pool', 'nine of diamonds turned', 'is the hand over'],
    moment: 'trump-turned',
    facts: {
      card: fact('Which card is it?', 'Card turned up', {
        honour: { label: 'Ace, king, queen or jack', chip: 'Ace to jack', if: 'if it is an ace, king, queen or jack' },
        pope: { label: 'Pope, the nine of diamonds', chip: 'Pope', if: 'if it is Pope, the nine of diamonds' },
      }),
    },
    usual: { card: 'honour' },
    readings: (says) => ({
      'blue-ribbon-1940': silent('No card is turned up.'),
      donohue: says(
        [
          { when: { card: 'honour' }, then: [wins('dealer', cardStakes)] },
          {
            when: { card: 'pope' },
            then: [wins('dealer', popeAndGame), forEach(cardDealt, paysPoints('each-other-player', 1, 'counter', 'dealer')), handEnds],
          },
        ],
        donohue.turned,
      ),
    }),
    leads: {
      donohue:
        'The dealer wins the stakes on an ace, king, queen or jack. If it is the nine of diamonds (Pope), the dealer wins those on Pope and on game, and play stops.',
    },
    see: ['pope-joan.points.turned', 'pope-joan.points.pope-turned'],
  }),
  'stock-looked-at': law({
    offence: 'cards-touched-early',
    title: 'Stock looked at',
    gist: 'Somebody looks at the cards left over, to see what is a stop.',
    aka: ['looked at the dead hand', 'peeked at the stock', 'who may see the stock', 'look for stops'],
    moment: 'play',
    facts: {
      who: fact('Who looks?', 'Looked at by', {
        dealer: { label: 'The dealer', chip: 'Dealer', if: 'if the dealer looks' },
        other: { label: 'Another player', if: 'if a player other than the dealer looks' },
      }),
    },
    usual: { who: 'other' },
    readings: (says) => ({
      'blue-ribbon-1940': silent('The book does not say whether anybody may look at the stock.'),
      donohue: says(
        [
          { when: { who: 'dealer' }, then: [allowed('dealer', lookThrough)] },
          { when: { who: 'other' }, then: [barred('each-other-player', lookThrough), noPenaltyPrinted] },
        ],
        donohue.stock,
      ),
    }),
    leads: { donohue: 'Only the dealer may look in the stock for stops. The book names no penalty for another player.' },
  }),
};
