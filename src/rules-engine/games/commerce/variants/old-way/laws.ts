import { doubted } from '../../../../laws/cites.ts';
import { fact } from '../../../../laws/laws.ts';
import { law } from '../../../../laws/one-book.ts';
import { allowed, barred, must, noPenaltyPrinted, notDecided, wins } from '../../../../laws/remedies.ts';
import { cites } from '../../cites.ts';
import { abideByTable, buyHorse, changeAgain, firstOut, laterOut, sitBy, sumAgreed, takeTable, takeTableLate, tiedEldest } from '../../words.ts';

const { oldTable, oldChange, oldPay, oldHorse, oldEnd } = cites.donohue;

export const added = {
  'dealer-takes-table': law({
    question: 'allowed',
    title: 'The dealer takes the three cards of the table',
    gist: 'The dealer likes the cards turned up better than their own.',
    aka: ['dealer takes the widow', 'dealer swaps his hand', 'looked at his hand first'],
    moment: 'cards-lifted',
    facts: {
      looked: fact('Has the dealer looked at the hand dealt?', 'Own hand seen', {
        no: { label: 'No', if: 'before the dealer has looked at the hand dealt' },
        yes: { label: 'Yes', if: 'once the dealer has looked at the hand dealt' },
      }),
    },
    usual: { looked: 'yes' },
    leads: {
      donohue:
        'Before looking at the hand dealt, the dealer may take those three cards and must then keep them for the whole deal. After looking, the dealer may not.',
    },
    cases: [
      { when: { looked: 'no' }, then: [allowed('dealer', takeTable), must('dealer', abideByTable)] },
      { when: { looked: 'yes' }, then: [barred('dealer', takeTableLate), noPenaltyPrinted] },
    ],
    cites: oldTable,
  }),
  'changes-after-standing': law({
    offence: 'irregular-draw',
    title: 'A player who stood wants to change',
    gist: 'A player has stood, the turn comes round again, and now they want a card of the table.',
    aka: ['stood and then changed', 'knock with cards in hand', 'changed his mind after standing', 'change a card after knocking'],
    moment: 'draw',
    cases: [{ then: [barred('player', changeAgain), noPenaltyPrinted] }],
    cites: oldChange,
  }),
  'when-exchange-ends': law({
    question: 'allowed',
    title: 'One stands: may the others go on?',
    gist: 'A player is content, and others still want to change cards with the table.',
    aka: ['knock', 'keep changing after someone stands', 'when do we show'],
    moment: 'draw',
    cases: [
      {
        then: [allowed('other-players', 'play-on')],
        note: 'They change in their turns, round after round, until all refuse or are satisfied; then the hands are shown.',
      },
    ],
    cites: oldChange,
  }),
  'equal-hands': law({
    question: 'tie',
    title: 'Two best hands of the same value',
    gist: 'The hands are shown, and two of them are equally good.',
    aka: ['tie', 'same hand', 'both have a sequence'],
    moment: 'showdown',
    leads: { donohue: 'Of those who tie, the eldest (the first in turn) wins the agreed sum out of the pool.' },
    cases: [{ then: [wins(tiedEldest, sumAgreed)] }],
    cites: oldPay,
  }),
  'equal-worst': law({
    question: 'tie',
    title: 'Two worst hands',
    gist: 'Two hands are equally bad, and only one counter, called a fish, is to be paid up.',
    aka: ['who loses the life', 'tie for worst'],
    moment: 'showdown',
    cases: [{ then: [notDecided], note: 'The eldest has the better of a tie for the best hand. The book says nothing about a tie for the worst.' }],
    cites: oldPay,
  }),
  'last-fish-gone': law({
    question: 'allowed',
    title: 'The last counter is paid',
    gist: 'A player has none of the counters, called fish, left and wants to stay in.',
    aka: ['buy a horse', 'another life', 'out of counters', 'no lives left'],
    moment: 'count',
    facts: {
      first: fact('Is the player the first to lose them all?', 'First to lose all', {
        yes: { label: 'Yes', if: 'if the player is the first to lose all their fish' },
        no: { label: 'No', if: 'if another player lost all their fish before' },
      }),
    },
    leads: { donohue: 'The first player to lose three fish may buy one more, with a sum put into the pool. Any later one must sit by until the game is over.' },
    cases: [
      { when: { first: 'yes' }, then: [allowed(firstOut, buyHorse)] },
      { when: { first: 'no' }, then: [must(laterOut, sitBy)] },
    ],
    cites: [doubted(oldHorse, 'Whether only one player may buy, or each player once, depends on the word “first”; we read it as only one.'), oldEnd],
    see: ['commerce/old-way.points.horse'],
  }),
  'last-player': law({
    question: 'who-wins',
    title: 'One player has counters left',
    gist: 'All the others sit by.',
    aka: ['who takes the pool', 'last one in', 'final sweep'],
    moment: 'game-over',
    cases: [{ then: [wins('last-in', 'pool')] }],
    cites: oldEnd,
    see: ['commerce/old-way.points.sweep'],
  }),
};
