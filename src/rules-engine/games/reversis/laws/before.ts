import { fact } from '../../../laws/laws.ts';
import { law } from '../../../laws/one-book.ts';
import { allowed, barred, cannotRecall, isVoid, losesDeal, must, newDeal, pays } from '../../../laws/remedies.ts';
import { cites } from '../cites.ts';
import {
  checkStakes,
  discardQuinola,
  exchangeCard,
  leadAnother,
  leaveTableCard,
  missingStakes,
  partyAmount,
  partyWinner,
  stakeOfQuinola,
  takeTableCard,
} from '../words.ts';

const { law: laws, caps, discard, exchange } = cites.donohue;
const STAKES = fact('How many stakes are in its pool?', 'Stakes in its pool', {
  three: { label: 'Three, or 100 fish (50 in the little pool)', chip: 'Three', if: 'if its pool has three stakes, 100 fish or, for the queen, 50' },
  fewer: { label: 'Fewer', if: 'if its pool has fewer than three stakes and too few fish' },
});

/** Stakes, the deal, the discard and the exchange. */
export const before = {
  'stakes-missing': law({
    offence: 'irregular-bet',
    title: 'Stakes missing from the pools',
    gist: 'Play begins, and somebody has not put in their stake.',
    aka: ['forgot to ante', 'did not put in', 'stake not paid'],
    moment: 'ante',
    cases: [{ then: [must('right-of-dealer', checkStakes), pays('right-of-dealer', missingStakes, 'pool')] }],
    cites: laws('I'),
    leads: {
      donohue: 'The player on the dealer’s right must see that all have staked, and must pay the pool the stake of each player who was not asked to put it in.',
    },
  }),
  misdeal: law({
    offence: 'misdeal',
    title: 'Misdeal',
    gist: 'The dealer deals wrongly.',
    aka: ['dealt wrong', 'thirteen cards', 'bad deal'],
    moment: 'deal',
    cases: [{ then: [losesDeal(null)], note: 'The book does not say what makes a misdeal.' }],
    cites: laws('II'),
  }),
  'card-taken-before-discard': law({
    offence: 'irregular-draw',
    title: 'Card taken without a discard',
    gist: 'A player takes the card before them on the table and has put none out.',
    aka: ['took the table card first', 'forgot to put out', 'drew before discarding'],
    moment: 'discard',
    cases: [{ then: [isVoid('deal')] }],
    cites: laws('III'),
  }),
  'discard-changed': law({
    offence: 'irregular-discard',
    title: 'Discard taken back',
    gist: 'A player has put a card out and would rather put out another.',
    aka: ['change the discard', 'swap the discard', 'take back the discard'],
    moment: 'discard',
    cases: [{ then: [cannotRecall('player', 'discard')] }],
    cites: laws('IV'),
  }),
  'table-card-refused': law({
    question: 'obliged',
    title: 'Must the card on the table be taken?',
    gist: 'A card lies before a player, and they would rather keep their hand as it is.',
    aka: ['leave the table card', 'not exchange', 'keep my eleven', 'refuse the card'],
    moment: 'discard',
    facts: {
      stakes: fact('How many stakes are in the pools?', 'Stakes in pools', {
        three: { label: 'Three', if: 'if three stakes are in the pools' },
        fewer: { label: 'Fewer', if: 'if fewer than three stakes are in the pools' },
      }),
    },
    leads: {
      donohue:
        'The player must discard a card and take the one on the table. If three stakes are in the pools, the player may instead look at the table card and lay it with the discards.',
    },
    cases: [
      { when: { stakes: 'three' }, then: [allowed('player', leaveTableCard)] },
      { when: { stakes: 'fewer' }, then: [must('player', 'discard'), must('player', takeTableCard)] },
    ],
    note: 'The dealer has no such card, and so puts one out and takes none.',
    cites: discard,
  }),
  'quinola-discarded': law({
    question: 'allowed',
    title: 'May a quinola be put out?',
    gist: 'A player would lay the knave or the queen of hearts with the discards.',
    aka: ['discard the quinola', 'put the knave of hearts out', 'hide the queen of hearts'],
    moment: 'discard',
    facts: { stakes: STAKES },
    leads: { donohue: 'The knave may be discarded only if its pool holds three stakes or 100 fish, the queen only if its pool holds three stakes or 50 fish.' },
    cases: [
      { when: { stakes: 'three' }, then: [allowed('player', discardQuinola)] },
      { when: { stakes: 'fewer' }, then: [barred('player', discardQuinola)] },
    ],
    cites: caps,
    see: ['reversis.law.quinola-in-the-discards'],
  }),
  'exchange-with-opposite': law({
    question: 'obliged',
    title: 'The exchange with the player opposite',
    gist: 'The discards are made, and a player would keep all their cards.',
    aka: ['must I exchange', 'refuse to swap', 'pass a card across'],
    moment: 'draw',
    cases: [{ then: [must('all-players', exchangeCard)], note: 'It is done before a card is played. The book does not say what follows if it is forgotten.' }],
    cites: exchange,
  }),
  'lead-before-discard': law({
    offence: 'irregular-play',
    title: 'Card led before the discards are complete',
    gist: 'The eldest hand has led, and somebody has not put out a card.',
    aka: ['led too soon', 'led before discard'],
    moment: 'opening-lead',
    facts: {
      followed: fact('Has anybody played to it?', 'Played to it', {
        no: { label: 'No', chip: 'Nobody', if: 'before anybody has played to the lead' },
        yes: { label: 'Yes', chip: 'Somebody', if: 'once somebody has played to the lead' },
      }),
    },
    usual: { followed: 'no' },
    leads: { donohue: 'Before anybody has played to the lead, the card may be taken up and another played. After that, it may not.' },
    cases: [
      { when: { followed: 'no' }, then: [allowed('right-of-dealer', leadAnother)] },
      {
        when: { followed: 'yes' },
        then: [barred('right-of-dealer', leadAnother)],
        note: 'The book allows it while nobody has played; it does not say what becomes of the missing discard.',
      },
    ],
    cites: laws('V'),
  }),
  'discards-wrong-number': law({
    offence: 'wrong-number-of-cards',
    title: 'Too many or too few cards in the discards',
    gist: 'At the end there are not four cards in the discards.',
    aka: ['five there at the end', 'three discards', 'somebody put two cards out'],
    moment: 'hand-over',
    cases: [{ then: [isVoid('deal'), newDeal(null)] }],
    cites: laws('IX'),
  }),
  'quinola-in-the-discards': law({
    offence: 'irregular-discard',
    title: 'Quinola found in the discards',
    gist: 'The game is played, and the knave or queen of hearts is among the discards.',
    aka: ['quinola discarded', 'hid the knave of hearts', 'put the quinola out wrongly'],
    moment: 'hand-over',
    facts: { stakes: STAKES },
    usual: { stakes: 'fewer' },
    leads: {
      donohue:
        'If its pool held three stakes or 100 fish (50 for the queen), nothing is due. If not, the player who put it there pays the party to its winner and the quinola’s stake to the pool.',
    },
    cases: [
      {
        when: { stakes: 'fewer' },
        then: [pays('offender', partyAmount, partyWinner), pays('offender', stakeOfQuinola, 'pool')],
        note: 'The stake is paid as if the quinola had been forced.',
      },
      { when: { stakes: 'three' }, then: [allowed('player', discardQuinola)] },
    ],
    cites: [laws('IX'), caps],
    see: ['reversis.law.quinola-discarded'],
  }),
};
