import { fact, law, silent } from '../../../laws/laws.ts';
import { allowed, barred, choice, must, noPenaltyPrinted, notDecided, pays } from '../../../laws/remedies.ts';
import { cites } from '../cites.ts';
import {
  buyParoli,
  changeBet,
  leaveBet,
  masqueBet,
  refuseWithdrawal,
  samePrice,
  settleByIt,
  stakeOver,
  takeGain,
  ventureAgain,
  ventureAll,
  ventureGain,
} from '../words.ts';

export const bets = {
  'over-limit': law({
    offence: 'irregular-bet',
    title: 'More than the bank allows',
    gist: 'A punter stakes above the limit that the banker has set.',
    aka: ['over the limit', 'bank limit', 'maximum bet'],
    moment: 'betting',
    facts: {},
    readings: (says) => ({
      'blue-ribbon-1940': silent(),
      donohue: says(
        [{ then: [barred('player', stakeOver), noPenaltyPrinted], note: 'Up to that, any number of stakes on any number of cards.' }],
        [cites.donohue.stakes, cites.donohue.limit],
      ),
    }),
  }),
  'bet-moved': law({
    question: 'allowed',
    title: 'A bet moved or withdrawn',
    gist: 'Between two turns a player wants to change a bet whose card has not come.',
    aka: ['take back a bet', 'change my bet', 'move chips', 'withdraw a card'],
    moment: 'betting',
    facts: {
      left: fact('How many cards are still to be dealt?', 'Cards left', {
        more: { label: 'More than 8', if: 'if more than 8 cards are still to be dealt' },
        few: { label: '8 or fewer', if: 'if 8 cards or fewer are still to be dealt' },
      }),
    },
    leads: {
      donohue: 'The player may move the bet, withdraw it or leave it. Once 8 cards or fewer are left, the banker may refuse to let it be withdrawn.',
    },
    verdict: {
      kind: 'distinguishes',
      say: 'The books agree: the player may move the bet, withdraw it or leave it. Only Donohue makes an exception: once 8 cards or fewer are left, the banker may refuse to let the bet be withdrawn.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says([{ then: [allowed('player', changeBet)] }], cites.blue.moved),
      donohue: says(
        [
          { when: { left: 'more' }, then: [allowed('player', changeBet)] },
          { when: { left: 'few' }, then: [allowed('banker', refuseWithdrawal)], note: 'The punter is no longer free to leave off with a card undecided.' },
        ],
        [cites.donohue.stakes, cites.donohue.hoclyTerm],
      ),
    }),
    see: ['faro.law.end-cards'],
  }),
  'bet-masked': law({
    question: 'allowed',
    title: 'A bet held back',
    gist: 'A punter wants the stake to stay on its card but not to count for some turns (coups).',
    aka: ['masque', 'mask the card', 'skip a turn', 'bet face down'],
    moment: 'betting',
    facts: {},
    readings: (says) => ({
      'blue-ribbon-1940': silent(),
      donohue: says(
        [
          {
            then: [allowed('player', masqueBet)],
            note: 'For any number of coups; the player may play it again at any time. The player’s own card may be turned instead.',
          },
        ],
        cites.donohue.masque,
      ),
    }),
  }),
  'bought-paroli': law({
    question: 'allowed',
    title: 'A paroli bought',
    gist: 'A punter wants a paroli, stake and gain left on the card together, and would pay for it without having won.',
    aka: ['buy a paroli', 'pay for a paroli'],
    moment: 'betting',
    facts: {},
    readings: (says) => ({
      'blue-ribbon-1940': silent(),
      donohue: says(
        [{ then: [allowed('player', buyParoli), pays('player', samePrice, 'bank')], note: 'An "etc." takes in what follows a paroli.' }],
        cites.donohue.bought,
      ),
    }),
    see: ['faro.points.paroli'],
  }),
  'several-cards': law({
    question: 'what-counts',
    title: 'A bet on several cards',
    gist: 'One stake takes in two or more cards of the layout.',
    aka: ['bet between two cards', 'split bet', 'corner bet', 'heeled bet', "l'une pour l'autre", 'one wins one loses'],
    moment: 'play',
    facts: {
      came: fact('What came in the turn?', 'Came', {
        one: { label: 'One of the cards', if: 'if one card of the bet came in the turn' },
        both: { label: 'Two of them, one to win and one to lose', chip: 'Two of them', if: 'if two cards of the bet came, one to win and one to lose' },
      }),
      cards: fact('How many cards does the bet take in?', 'Bet takes in', {
        two: { label: 'Two', chip: 'Two cards', if: 'if the bet takes in two cards' },
        more: { label: 'Three or more', if: 'if the bet takes in three cards or more' },
      }),
    },
    leads: {
      'blue-ribbon-1940':
        'If one of its cards came, that card decides the bet. If one came to win and one to lose, a bet on two cards is neither taken nor paid. The book does not cover a bet on more.',
      donohue: 'If one of its cards came, that card decides the bet. If one came to win and one to lose, the bet is neither taken nor paid.',
    },
    verdict: {
      kind: 'adds',
      say: 'The books agree: if one card of the bet came in the turn, that card decides the bet; if two came, one to win and one to lose, a bet on two cards is neither taken nor paid. Only Donohue says the same of a bet on three cards or more.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { came: 'one' }, then: [must('banker', settleByIt)], note: 'Whichever comes first decides it.' },
          { when: { came: 'both', cards: 'two' }, then: [must('banker', leaveBet)], note: 'A stand-off.' },
          { when: { came: 'both', cards: 'more' }, then: [notDecided], note: 'The book gives the stand-off for a bet between two cards.' },
        ],
        cites.blue.covering,
      ),
      donohue: says(
        [
          { when: { came: 'one' }, then: [must('banker', settleByIt)] },
          { when: { came: 'both' }, then: [must('banker', leaveBet)], note: 'The book calls it a drawn game.' },
        ],
        [cites.donohue.drawn, cites.donohue.livret],
      ),
    }),
    see: ['faro.points.stand-off'],
  }),
  'winner-goes-on': law({
    question: 'allowed',
    title: 'The winner leaves it on',
    gist: 'A punter has won and does not want to take the money yet.',
    aka: ['let it ride', 'press the bet', 'cocking', 'sept et le va', 'paroli', 'double or quits'],
    moment: 'hand-over',
    facts: {
      won: fact('What has been won?', 'Won', {
        stake: { label: 'A plain stake, paroli, sept, quinze or trente', chip: 'Up to trente', if: 'if a plain stake or any step up to trente has been won' },
        last: { label: 'Soixante et le va', if: 'if soixante et le va has been won' },
      }),
    },
    usual: { won: 'stake' },
    leads: {
      donohue:
        'A winner may leave stake and winnings on the card, or the winnings alone. But after soixante et le va, the fifth win with all left on, the winner may not leave all on again.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': silent('The bank pays what it loses after every turn.'),
      donohue: says(
        [
          {
            when: { won: 'stake' },
            then: [choice('player', must('player', takeGain), must('player', ventureAll), must('player', ventureGain))],
            note: 'A corner of the card is bent for each step, up to trente; a card bent double is a paix.',
          },
          { when: { won: 'last' }, then: [barred('player', ventureAgain)], note: 'It is the highest chance of the game.' },
        ],
        [cites.donohue.gains, cites.donohue.paroli, cites.donohue.paix, cites.donohue.soixante],
      ),
    }),
    see: ['faro.points.paroli', 'faro.points.paix'],
  }),
};
