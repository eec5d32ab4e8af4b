// The counters on the layout: who puts them there, who takes them, and what happens to those that nobody takes.
import { doubted } from '../../../laws/cites.ts';
import { always, fact, law, silent } from '../../../laws/laws.ts';
import { allowed, carriesOver, must, noPenaltyPrinted, paysPoints, wins } from '../../../laws/remedies.ts';
import { cites } from '../cites.ts';
import { cardCounters, layout, matchPlayer, stakeAllOnOne, stakeAsMuch } from '../words.ts';
import { named } from './named.ts';

const { blue, uspc } = cites;

export const stakeLaws = {
  'stake-too-large': law({
    offence: 'irregular-bet',
    title: 'Wrong stake on the layout',
    gist: 'A player puts too many or too few counters on the layout.',
    aka: ['staked too much', 'staked too little', 'put too few chips', 'forgot to stake', 'how many chips must I put'],
    moment: 'ante',
    facts: {},
    leads: { 'uspc-1898': 'The dealer puts 3 counters on the layout, and each other player 2. The book names no penalty.' },
    verdict: {
      kind: 'disagree',
      say: 'The books disagree: by Blue Ribbon each other player stakes as many counters as the dealer, by U.S. Playing Card the dealer stakes 3 and each other player 2.',
    },
    readings: () => ({
      'blue-ribbon-1940': always([must('each-other-player', stakeAsMuch), noPenaltyPrinted], blue.spread),
      'uspc-1898': always([paysPoints('dealer', 3, 'counter', layout), paysPoints('each-other-player', 2, 'counter', layout), noPenaltyPrinted], uspc.stakes, {
        note: 'The counters lie there before the cards are dealt.',
      }),
      sierra: named,
    }),
    see: ['newmarket.points.stake', 'newmarket.points.dealer-stake'],
  }),
  'all-on-one-card': law({
    question: 'allowed',
    title: 'All the counters on one card',
    gist: 'A player puts everything on a single card of the layout.',
    aka: ['all on the ace', 'must I spread my chips', 'divide the stake', 'one card only'],
    moment: 'ante',
    facts: {},
    readings: () => ({
      'blue-ribbon-1940': always(allowed('anyone', stakeAllOnOne), blue.spread),
      'uspc-1898': always(allowed('anyone', stakeAllOnOne), uspc.stakes),
      sierra: named,
    }),
    see: ['newmarket.points.spread'],
  }),
  'matching-card-played': law({
    question: 'who-wins',
    title: 'Card of the layout is played',
    gist: 'Somebody plays the card that lies in the layout as well.',
    aka: ['who gets the chips', 'boodle card', 'money card', 'played the king of diamonds', 'duplicate'],
    moment: 'play',
    facts: {},
    leads: {
      'uspc-1898': 'The player who plays the matching card wins the counters on the layout card.',
      'blue-ribbon-1940': 'The player who plays the matching card wins the counters on the layout card.',
    },
    readings: () => ({
      'blue-ribbon-1940': always(wins(matchPlayer, cardCounters), blue.card),
      'uspc-1898': always(wins(matchPlayer, cardCounters), uspc.card),
      sierra: named,
    }),
    see: ['newmarket.points.layout-card', 'newmarket.law.counters-forgotten'],
  }),
  'counters-forgotten': law({
    offence: 'under-score',
    title: 'Counters on a card not taken in time',
    gist: 'A player put down a card of the layout and did not take what lay on it.',
    aka: ['forgot to take the chips', 'claim the stake later', 'can I still take the counters', 'too late to claim', 'forgotten stake'],
    moment: 'hand-over',
    facts: {
      asks: fact('When does the player ask for them?', 'Asked for', {
        now: { label: 'In the same deal', chip: 'In that deal', if: 'if the player asks for the counters before the deal is over' },
        later: { label: 'When that deal is over', chip: 'After that deal', if: 'if the player asks for the counters after the deal is over' },
      }),
    },
    usual: { asks: 'later' },
    leads: { 'uspc-1898': 'The player may still take the counters before the deal is over. After that, they stay for the next deal.' },
    readings: (says) => ({
      'blue-ribbon-1940': silent('The player who plays the card takes the counters; the book does not say until when they may do so.'),
      'uspc-1898': says(
        [
          { when: { asks: 'now' }, then: [wins(matchPlayer, cardCounters)] },
          { when: { asks: 'later' }, then: [carriesOver(cardCounters)], doubtful: true },
        ],
        [uspc.card, doubted(uspc.end, 'It lets what is unclaimed stay for the next deal; that forgotten counters are meant as well is how we read it.')],
      ),
      sierra: named,
    }),
    see: ['newmarket.law.matching-card-played', 'newmarket.law.matching-card-not-played'],
  }),
  'matching-card-not-played': law({
    question: 'what-counts',
    title: 'Card of the layout was held, or lay in the dead hand',
    gist: 'The deal is over, and a card of the layout was not played.',
    aka: ['the queen was held and not played', 'card in the dead hand is claimed', 'boodle not won', 'nobody had the king', 'unclaimed chips', 'held the ace'],
    moment: 'hand-over',
    facts: {},
    readings: () => ({
      'blue-ribbon-1940': always(carriesOver(cardCounters), blue.card, { note: 'Whether it lay in the stock or was kept in a hand makes no difference.' }),
      'uspc-1898': always(carriesOver(cardCounters), uspc.end, { note: 'They lie there beside the stakes of the next deal.' }),
      sierra: named,
    }),
    see: ['newmarket.points.not-played', 'newmarket.law.held-back'],
  }),
};
