import type { BookId } from '../../books.ts';
import { fact, law, silent, yesNo } from '../../laws/laws.ts';
import {
  allowed,
  barred,
  choice,
  isVoid,
  mayChange,
  must,
  noPenaltyPrinted,
  notDecided,
  pays,
  paysPoints,
  stands,
  takesBack,
  wins,
} from '../../laws/remedies.ts';
import { pointsOf } from '../../scoring/points.ts';
import { cites } from './cites.ts';
import { points } from './points.ts';
import {
  backToFirst,
  byFirstOfAll,
  byFirstOfWinner,
  cutUnderThree,
  doubleAll,
  goFree,
  halfOfRest,
  imprisonCoup,
  intoSecond,
  makePaix,
  refuseStake,
  theCoup,
  toSoixante,
} from './words.ts';

const { blue, donohue } = cites;
const halfOrPrison = (book: BookId) => choice('player', paysPoints('player', -pointsOf(points.refait, book), 'stake', 'bank'), must('player', imprisonCoup));

export const laws = {
  'short-cut': law({
    offence: 'improper-cut',
    title: 'Too few cards cut',
    gist: 'The player who cuts puts the blank card within the first few of the six packs.',
    aka: ['cut two cards', 'blank card', 'how many cards must be cut'],
    moment: 'cut',
    notGeneral: true,
    facts: {},
    readings: (says) => ({
      'blue-ribbon-1940': silent('The packs are cut; the book does not say how.'),
      donohue: says([{ then: [barred('player', cutUnderThree), noPenaltyPrinted] }], donohue.cut),
    }),
  }),
  'stake-limits': law({
    offence: 'irregular-bet',
    title: 'Too little or too much staked',
    gist: 'A stake is smaller or larger than the table takes.',
    aka: ['table limit', 'minimum', 'maximum', 'over the limit'],
    moment: 'betting',
    facts: {
      size: fact('How large is the stake?', 'Stake', {
        small: { label: 'Under 5 francs', if: 'if the stake is under 5 francs' },
        large: { label: 'Over 12,000 francs', chip: 'Over 12,000', if: 'if the stake is over 12,000 francs' },
        within: { label: 'From 5 to 12,000 francs', chip: 'Within the limits', if: 'if the stake is from 5 to 12,000 francs' },
      }),
      raised: fact('Has the banker agreed to it, or does a martingale force it?', 'Exception', {
        no: { label: 'Neither', if: 'if the banker has not agreed and no martingale forces it' },
        yes: { label: 'One of the two', chip: 'Agreed or forced', if: 'if the banker agreed to it or a martingale forces it' },
      }),
    },
    usual: { raised: 'no' },
    readings: (says) => ({
      'blue-ribbon-1940': silent('The book mentions no limit to a stake.'),
      donohue: says(
        [
          { when: { size: 'within' }, then: [stands('stakes')] },
          { when: { size: 'small' }, then: [barred('player', 'lay-such-stake')] },
          { when: { size: 'large', raised: 'no' }, then: [barred('player', 'lay-such-stake')] },
          { when: { size: 'large', raised: 'yes' }, then: [allowed('player', 'lay-such-stake')] },
        ],
        donohue.exceptions,
      ),
    }),
    leads: {
      donohue:
        'A stake must be from 5 to 12,000 francs. More is allowed if the banker agreed to it, or if a martingale (raising the stake after a loss) forces it.',
    },
    see: ['rouge-et-noir.points.least-stake', 'rouge-et-noir.points.largest-stake'],
  }),
  'stake-refused': law({
    question: 'allowed',
    title: 'The banker refuses a stake',
    gist: 'A punter aims at the bank, and the banker does not want the stake.',
    aka: ['va banque', 'banker will not take my bet', 'bet the whole bank'],
    moment: 'betting',
    facts: {
      fund: yesNo(
        'Is it more than the banker’s fund?',
        'Over the fund',
        'if the stake is more than the banker’s fund',
        'if the stake is no more than the banker’s fund',
      ),
    },
    readings: (says) => ({
      'blue-ribbon-1940': silent('The book does not say whether a bet may be refused.'),
      donohue: says(
        [
          { when: { fund: 'no' }, then: [barred('banker', refuseStake)], note: 'The punter declares it by calling va banque.' },
          { when: { fund: 'yes' }, then: [notDecided] },
        ],
        donohue.funds,
      ),
    }),
    leads: { donohue: 'The banker must take a stake that is no more than the banker’s fund. The book does not cover a higher one.' },
  }),
  'winner-goes-on': law({
    question: 'allowed',
    title: 'The winner lets it run',
    gist: 'A punter has won and wants to venture stake and gain.',
    aka: ['paroli', 'let it ride', 'soixante', 'paix', 'pont'],
    moment: 'betting',
    facts: {
      how: fact('How does the winner let it run?', 'Left on as', {
        paroli: { label: 'As a paroli', chip: 'A paroli', if: 'if the winner plays it as a paroli' },
        paix: { label: 'As a paix or a pont', chip: 'A paix or a pont', if: 'if the winner plays it as a paix or a pont' },
      }),
    },
    readings: (says) => ({
      'blue-ribbon-1940': silent('The book does not say whether a winner may let it lie.'),
      donohue: says(
        [
          { when: { how: 'paroli' }, then: [allowed('player', toSoixante)], note: 'As at faro.' },
          { when: { how: 'paix' }, then: [barred('player', makePaix)], note: 'Punters have no cards of their own here.' },
        ],
        donohue.parolis,
      ),
    }),
    leads: {
      donohue:
        'The player may risk stake and gain together (a paroli), win after win, up to the highest step (soixante), as at faro. Risking the gain alone (a paix or pont) is not allowed.',
    },
  }),
  'late-stake': law({
    offence: 'irregular-bet',
    title: 'A stake laid too late',
    gist: 'Money is put down after it was called that nothing more goes.',
    aka: ['rien ne va plus', 'no more bets', 'late bet', 'bet after the deal began'],
    moment: 'deal',
    facts: {},
    readings: (says) => ({
      'blue-ribbon-1940': silent('The book does not say when betting ends.'),
      donohue: says([{ then: [takesBack('player', 'stakes')], note: 'A dealer takes it up and returns it; it can neither win nor lose.' }], donohue.late),
    }),
    leads: { donohue: 'The player takes back the stake, which can neither win nor lose.' },
  }),
  'misdealt-coup': law({
    offence: 'misdeal',
    title: 'A fault in dealing',
    gist: 'The dealer makes a mistake, a fausse taille.',
    aka: ['fausse taille', 'false deal', 'dealer misdealt', 'dealer error'],
    moment: 'deal',
    notGeneral: true,
    facts: {},
    leads: {
      donohue: 'The dealer must double all the money that the players have staked.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': silent('The book does not mention a mistake of the dealer.'),
      donohue: says([{ then: [must('dealer', doubleAll)], note: 'This is among the terms. The book does not say what counts as a mistake.' }], donohue.fault),
    }),
  }),
  'colour-card': law({
    question: 'what-counts',
    title: 'Which card decides colour and inverse',
    gist: 'The two rows begin with cards of different colours.',
    aka: ['first card', 'color or inverse', 'couleur', 'which first card counts'],
    moment: 'hand-over',
    facts: {},
    leads: {
      donohue: 'The first card of the first row decides colour and inverse.',
      'blue-ribbon-1940': 'The first card of the winning row decides colour and inverse.',
    },
    verdict: {
      kind: 'disagree',
      say: 'The books disagree on which card decides colour and inverse: by Blue Ribbon the first of the winning row, by Donohue the first of the first row.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says([{ then: [must('dealer', byFirstOfWinner)], note: 'The first card of either row is noted as it is dealt.' }], blue.colour),
      donohue: says([{ then: [must('dealer', byFirstOfAll)], note: 'That is as a rule the first card dealt to black.' }], [donohue.couleur, donohue.sample]),
    }),
    see: ['rouge-et-noir.points.colour', 'rouge-et-noir.points.inverse'],
  }),
  'equal-rows': law({
    question: 'tie',
    title: 'Both rows come to the same',
    gist: 'Black and red have the same point.',
    aka: ['refait', 'refait at 31', 'thirty-one each', 'apres', 'tie', 'both rows thirty one', 'same point', 'en prison'],
    moment: 'hand-over',
    facts: {
      point: fact('Which point?', 'Point', {
        '31': { label: 'Exactly 31', if: 'if both rows come to exactly 31' },
        more: { label: '32 to 40', if: 'if both rows come to one point from 32 to 40' },
      }),
    },
    usual: { point: '31' },
    verdict: {
      kind: 'adds',
      say: 'Both books agree: at 31 the player pays half the stake or puts the stake in prison; at another equal point nothing is won or lost. Only Donohue adds that the player may then change the stakes.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { point: 'more' }, then: [stands('stakes')], note: 'A stand-off: nothing is paid or taken, and the dealer calls it after, “après”.' },
          { when: { point: '31' }, then: [halfOrPrison('blue-ribbon-1940')], note: 'All bets on the table are meant, colour and inverse too.' },
        ],
        [blue.equal, blue.refait],
      ),
      donohue: says(
        [
          {
            when: { point: 'more' },
            then: [isVoid(theCoup), mayChange('player', 'stakes')],
            note: 'Other cards are turned; a punter may stake more, less or nothing.',
          },
          {
            when: { point: '31' },
            then: [halfOrPrison('donohue')],
            note: 'On all four chances. The prison is that of a colour which the punter then chooses. Some banks waive it during the first deal.',
          },
        ],
        [donohue.equal, donohue.refait, donohue.firstDeal],
      ),
    }),
    leads: {
      'blue-ribbon-1940':
        'At 31, the player may pay ½ stake to the bank or put the stake in prison for the next coup to decide. At a point from 32 to 40, the stakes stand.',
      donohue:
        'At 31, the player may pay ½ stake to the bank or put the stake in prison for the next coup to decide. At a point from 32 to 40, the coup does not count.',
    },
    see: ['rouge-et-noir.points.refait', 'rouge-et-noir.points.equal'],
  }),
  'out-of-prison': law({
    question: 'who-wins',
    title: 'The coup after a stake goes to prison',
    gist: 'A stake lies in prison, and the next coup has been dealt.',
    aka: ['prison', 'second refait', 'does my stake come back', 'after the refait'],
    moment: 'hand-over',
    facts: {
      next: fact('What came of the chance that was bet on?', 'Chance bet on', {
        won: { label: 'It won', chip: 'Won', if: 'if the chance that was bet on won' },
        lost: { label: 'It lost', chip: 'Lost', if: 'if the chance that was bet on lost' },
        refait: { label: '31 to both rows again', chip: '31 to both again', if: 'if both rows came to 31 again' },
        equal: { label: '32 to 40 to both rows', chip: '32 to 40 to both', if: 'if both rows came to one point from 32 to 40' },
      }),
      prison: fact('In which prison does it lie?', 'Prison', {
        first: { label: 'The first, or the only one', chip: 'The first, or only', if: 'if the stake lies in the first or only prison' },
        second: { label: 'The second', if: 'if the stake lies in the second prison' },
      }),
    },
    usual: { prison: 'first' },
    verdict: {
      kind: 'adds',
      say: 'Both books agree: the stake is saved if the chance bet on wins the next coup, and lost if it loses. Only Donohue covers another 31: half of what is left is paid, and the rest goes to a second prison.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { next: 'won', prison: 'first' }, then: [takesBack('player', 'stakes')], note: 'It is saved and wins nothing.' },
          { when: { next: 'lost', prison: 'first' }, then: [wins('banker', 'stakes')], note: 'The book says only when it is saved.' },
          { when: { next: ['refait', 'equal'], prison: 'first' }, then: [notDecided] },
          { when: { prison: 'second' }, then: [notDecided], note: 'The book mentions only one prison.' },
        ],
        blue.refait,
      ),
      donohue: says(
        [
          { when: { next: 'won', prison: 'first' }, then: [must('player', goFree)] },
          { when: { next: 'won', prison: 'second' }, then: [must('player', backToFirst)] },
          { when: { next: 'lost' }, then: [wins('banker', 'stakes')] },
          { when: { next: 'refait', prison: 'first' }, then: [pays('player', halfOfRest, 'bank'), must('player', intoSecond)] },
          {
            when: { next: 'refait', prison: 'second' },
            then: [pays('player', halfOfRest, 'bank')],
            note: 'The example halves the stake at a third and a fourth refait; the book does not say where it then lies.',
          },
          { when: { next: 'equal' }, then: [notDecided], note: 'Such a coup is void; the book says nothing about a stake in prison.' },
        ],
        donohue.prisons,
      ),
    }),
    leads: {
      'blue-ribbon-1940': 'If the chance that was bet on won, the player takes back the stake. If it lost, the banker wins it. The book covers nothing else.',
      donohue:
        'If the chance bet on won, the stake leaves the prison. If it lost, the banker wins it. If both rows came to 31 again, the player pays half of the rest. There are more cases.',
    },
    see: ['rouge-et-noir.points.prisons', 'rouge-et-noir.law.equal-rows'],
  }),
};
