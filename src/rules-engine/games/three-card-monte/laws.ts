import { fact } from '../../laws/laws.ts';
import { law } from '../../laws/one-book.ts';
import { allowed, must, noPenaltyPrinted, paysPoints, wins } from '../../laws/remedies.ts';
import { pointsOf } from '../../scoring/points.ts';
import { cites } from './cites.ts';
import { points } from './points.ts';
import { bendCards, payTwo, shiftCards, showBlack, takeTwoRed } from './words.ts';

const { blue } = cites;
const paid = (key: 'fair' | 'even') => paysPoints('banker', pointsOf(points[key], 'blue-ribbon-1940'), 'stake', 'player');

export const laws = {
  'other-cards': law({
    question: 'what-counts',
    title: 'Which three cards',
    gist: 'The banker takes three cards that are no aces.',
    aka: ['no aces', 'find the lady', 'queen', 'which cards are used'],
    moment: 'set-up',
    cases: [{ then: [must('banker', takeTwoRed)], note: 'Usually the red aces and the ace of spades.' }],
    cites: blue.cards,
  }),
  'bent-cards': law({
    question: 'allowed',
    title: 'The cards are bent',
    gist: 'A player sees that the three cards have a bend.',
    aka: ['bend in the cards', 'crimped', 'marked cards', 'folded corner'],
    moment: 'set-up',
    cases: [{ then: [allowed('banker', bendCards)], note: 'The book says nothing about one card bent differently from the rest.' }],
    cites: blue.cards,
  }),
  'ace-not-shown': law({
    question: 'obliged',
    title: 'The black card is not shown',
    gist: 'The banker begins to shift the cards, and nobody has seen which is black.',
    aka: ['never showed it', 'where is the ace', 'did not show the card'],
    moment: 'deal',
    cases: [{ then: [must('banker', showBlack), noPenaltyPrinted] }],
    cites: blue.shifting,
  }),
  shifting: law({
    question: 'allowed',
    title: 'Nobody can follow the cards',
    gist: 'The banker’s passes are so quick that the players have lost the black card.',
    aka: ['too fast', 'sleight of hand', 'switched the cards', 'could not follow', 'cheating'],
    moment: 'play',
    cases: [{ then: [allowed('banker', shiftCards)], note: 'That is the purpose; a few skilful passes usually do it.' }],
    cites: blue.shifting,
    see: ['three-card-monte.law.even-money'],
  }),
  'even-money': law({
    question: 'obliged',
    title: 'What the banker should pay',
    gist: 'The banker offers even money for finding the black card.',
    aka: ['what odds', 'only even money', 'fair price', 'is it fair', 'rip-off'],
    moment: 'betting',
    cases: [{ then: [must('banker', payTwo), noPenaltyPrinted], note: 'At even money the player bets 2 to 1 against themselves.' }],
    cites: blue.price,
    see: ['three-card-monte.points.fair', 'three-card-monte.points.even'],
  }),
  'card-picked': law({
    question: 'who-wins',
    title: 'The card is turned up',
    gist: 'A player has picked a card, and it is turned up.',
    aka: ['found the ace', 'picked a red one', 'who wins', 'how much'],
    moment: 'showdown',
    facts: {
      card: fact('Which is it?', 'Card picked', {
        black: { label: 'The black one', chip: 'Black', if: 'if the card picked is the black one' },
        red: { label: 'A red one', chip: 'Red', if: 'if the card picked is a red one' },
      }),
      pays: fact('What does the banker pay?', 'Banker pays', {
        two: { label: '2 for 1', if: 'if the banker pays 2 for 1' },
        even: { label: 'Even money', if: 'if the banker pays even money' },
      }),
    },
    leads: {
      'blue-ribbon-1940': 'If it is the black card, the banker pays 2 stakes, or 1 where even money is paid. If it is red, the banker wins the stakes.',
    },
    cases: [
      { when: { card: 'black', pays: 'two' }, then: [paid('fair')] },
      { when: { card: 'black', pays: 'even' }, then: [paid('even')] },
      { when: { card: 'red' }, then: [wins('banker', 'stakes')] },
    ],
    cites: blue.implied,
    see: ['three-card-monte.points.red'],
  }),
};
