import { fact } from '../../laws/laws.ts';
import { law } from '../../laws/one-book.ts';
import { isDone, must, noPenaltyPrinted, notDecided, wins } from '../../laws/remedies.ts';
import { cites } from './cites.ts';
import { betBeforeGate, bottomBets, drawFromEnds, gateAside, offerCut, payBoth, payBottom, payThat, payTop, putUpBank, thatLayout, topBets } from './words.ts';

const { blue } = cites;

export const laws = {
  'bank-not-shown': law({
    question: 'obliged',
    title: 'The bank is not on the table',
    gist: 'The banker deals and has put up no money, or keeps some back.',
    aka: ['where is the bank', 'put up the money', 'banker has no money'],
    moment: 'before-play',
    cases: [{ then: [must('banker', putUpBank), noPenaltyPrinted] }],
    cites: blue.bank,
  }),
  'pack-not-cut': law({
    offence: 'improper-cut',
    title: 'The pack is not cut',
    gist: 'The banker has shuffled and draws without offering the cut.',
    aka: ['forgot to cut', 'who cuts', 'stacked deck'],
    moment: 'cut',
    cases: [{ then: [must('banker', offerCut), noPenaltyPrinted] }],
    cites: blue.layouts,
  }),
  'layout-from-wrong-end': law({
    offence: 'misdeal',
    title: 'A layout drawn from the wrong end',
    gist: 'The banker draws the cards of a layout from the other end of the pack.',
    aka: ['dealt from the bottom', 'dealt from the top', 'wrong layout first', 'drew them off the wrong end'],
    moment: 'deal',
    cases: [{ then: [must('banker', drawFromEnds), noPenaltyPrinted], note: 'The bottom layout is drawn first.' }],
    cites: blue.layouts,
  }),
  'bet-after-gate': law({
    offence: 'irregular-bet',
    title: 'A bet after the gate is seen',
    gist: 'The pack has been turned up, and a player still wants to bet.',
    aka: ['late bet', 'bet too late', 'saw the gate', 'past posting'],
    moment: 'betting',
    cases: [{ then: [must('all-players', betBeforeGate), noPenaltyPrinted] }],
    cites: blue.bets,
  }),
  gate: law({
    question: 'who-wins',
    title: 'What the gate decides',
    gist: 'The pack is turned up, and the card in sight is the gate.',
    aka: ['who wins', 'port card', 'gate matches both', 'no match', 'does suit count'],
    moment: 'showdown',
    facts: {
      suit: fact('In which layout is there a card of its suit?', 'Suit is in', {
        top: { label: 'In the top layout alone', chip: 'Top layout only', if: 'if only the top layout has a card of the gate’s suit' },
        bottom: { label: 'In the bottom layout alone', chip: 'Bottom layout only', if: 'if only the bottom layout has a card of the gate’s suit' },
        both: { label: 'In both', chip: 'Both layouts', if: 'if both layouts have a card of the gate’s suit' },
        none: { label: 'In neither', chip: 'Neither', if: 'if neither layout has a card of the gate’s suit' },
      }),
    },
    leads: {
      'blue-ribbon-1940': 'The banker pays the bets on a layout that has a card of the gate’s suit, and wins the bets on one that has none.',
    },
    cases: [
      { when: { suit: 'top' }, then: [must('banker', payTop), wins('banker', bottomBets)] },
      { when: { suit: 'bottom' }, then: [must('banker', payBottom), wins('banker', topBets)] },
      { when: { suit: 'both' }, then: [must('banker', payBoth)] },
      { when: { suit: 'none' }, then: [wins('banker', 'stakes')] },
    ],
    cites: blue.gate,
    see: ['monte-bank.points.top', 'monte-bank.points.bottom'],
  }),
  'two-of-suit': law({
    question: 'who-pays',
    title: 'Both cards of a layout are of one suit',
    gist: 'The two cards of a layout are two clubs.',
    aka: ['same suit twice', 'pair of suits', 'paid double', 'doublet'],
    moment: 'showdown',
    facts: {
      gate: fact('Of what suit is the gate?', 'Gate', {
        same: { label: 'Of that suit', if: 'if the gate is of the suit of those two cards' },
        other: { label: 'Of another', chip: 'Of another suit', if: 'if the gate is not of the suit of those two cards' },
      }),
    },
    usual: { gate: 'same' },
    cases: [
      { when: { gate: 'same' }, then: [must('banker', payThat)], note: 'For two cards of the suit nothing more is promised than for one.' },
      { when: { gate: 'other' }, then: [wins('banker', thatLayout)] },
    ],
    cites: blue.gate,
    see: ['monte-bank.law.gate'],
  }),
  'gate-after': law({
    question: 'what-counts',
    title: 'The gate after the bets are settled',
    gist: 'All bets are settled; what becomes of the card in sight?',
    aka: ['gate card again', 'next layouts', 'what happens next'],
    moment: 'hand-over',
    cases: [{ then: [isDone(gateAside)] }],
    cites: blue.gate,
  }),
  'bank-short': law({
    offence: 'irregular-bet',
    title: 'The bank cannot pay everyone',
    gist: 'More is won than lies in the bank.',
    aka: ['bank is short', 'not enough money', 'broke the bank'],
    moment: 'hand-over',
    cases: [{ then: [notDecided], note: 'The banker risks what lies on the table. The book does not say who is paid first if it is not enough.' }],
    cites: blue.bank,
  }),
};
