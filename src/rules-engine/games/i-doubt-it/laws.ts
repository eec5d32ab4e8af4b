import { doubted } from '../../laws/cites.ts';
import { fact, yesNo } from '../../laws/laws.ts';
import { law } from '../../laws/one-book.ts';
import { allowed, barred, forEach, isDone, must, noPenaltyPrinted, notDecided, passesTo, paysPoints } from '../../laws/remedies.ts';
import { pointsOf } from '../../scoring/points.ts';
import { cites } from './cites.ts';
import { points } from './points.ts';
import {
  cardInHand,
  doubter,
  firstDoubtCounts,
  layThree,
  leftUnseen,
  nameAnyRank,
  restOnTable,
  sayDoubt,
  sayFalse,
  speaker,
  takeAllOnTable,
  takeUpToThree,
  tellTruth,
} from './words.ts';

const { blue } = cites;
const paid = forEach(cardInHand, paysPoints('each-other-player', pointsOf(points['card-left'], 'blue-ribbon-1940'), 'chip', 'winner'));

export const laws = {
  'cards-left-over': law({
    question: 'what-counts',
    title: 'Cards left over',
    gist: 'The cards do not come out even.',
    aka: ['extra cards', 'rest of the pack', 'not the same number of cards', 'uneven deal'],
    moment: 'deal',
    cases: [{ then: [isDone(restOnTable)], note: 'Everybody gets the same number of cards.' }],
    cites: blue.deal,
  }),
  'says-what-is-false': law({
    question: 'allowed',
    title: 'Saying what is not true',
    gist: 'You lay three cards and call them something else.',
    aka: ['may I lie', 'may I bluff', 'is lying cheating', 'he said kings and they were not', 'fib'],
    moment: 'play',
    cases: [{ then: [allowed('player', sayFalse)], note: 'Any three cards go down. Any rank may be named.' }],
    cites: blue.say,
  }),
  'which-rank': law({
    question: 'allowed',
    title: 'Which rank to say',
    gist: 'The last player said kings, and you want to say fours.',
    aka: ['next rank', 'same rank again', 'must I say the next number', 'do I have to go in order'],
    moment: 'play',
    cases: [{ then: [allowed('player', nameAnyRank)], note: 'It is always three of a kind. The ranks go in no order.' }],
    cites: [blue.say, blue.next],
  }),
  'two-cards-under-one': law({
    offence: 'irregular-play',
    title: 'Two cards under one',
    gist: 'A player lays more than three cards, or fewer, and says three.',
    aka: [
      'hid a card underneath',
      'four cards instead of three',
      'put down too many',
      'only two cards',
      'one card stuck under another',
      'slipped in an extra card',
    ],
    moment: 'play',
    leads: { 'blue-ribbon-1940': 'The player must lay down exactly three cards. The book names no penalty.' },
    cases: [
      {
        then: [must('player', layThree), noPenaltyPrinted],
        note: 'It is always three cards. The book does not mention a fourth card.',
      },
    ],
    cites: [blue.say, blue.next],
    see: ['i-doubt-it.law.doubted'],
  }),
  doubted: law({
    offence: 'miscall',
    title: 'A doubt called, rightly or wrongly',
    gist: 'Somebody says "I doubt it", and the three cards are turned up.',
    aka: [
      'doubt called wrongly',
      'doubted and it was true',
      'doubted and he lied',
      'wrong doubt',
      'caught bluffing',
      'who takes the cards',
      'pick up the pile',
      'not three of a kind',
    ],
    moment: 'play',
    facts: {
      were: yesNo(
        'Were they what the player had said?',
        'Cards as said',
        'if the three cards were what the player had said',
        'if the three cards were not what the player had said',
      ),
    },
    leads: {
      'blue-ribbon-1940':
        'If the cards were what was said, the player who doubted must take all the cards on the table. If not, the player who laid them must take them.',
    },
    cases: [
      { when: { were: 'yes' }, then: [must(doubter, takeAllOnTable)], note: 'The doubt was wrong.' },
      { when: { were: 'no' }, then: [must(speaker, takeAllOnTable)], note: 'The doubt was right.' },
    ],
    cites: blue.doubt,
  }),
  'two-doubts': law({
    question: 'who-decides',
    title: 'Two players doubt',
    gist: 'Two players say "I doubt it" to the same three cards.',
    aka: ['both doubted', 'who doubted first', 'doubted at the same time', 'shouted together'],
    moment: 'play',
    leads: { 'blue-ribbon-1940': 'Only one of them counts as the doubter: the one whose turn comes first, going round to the left.' },
    cases: [{ then: [isDone(firstDoubtCounts)] }],
    cites: doubted(
      blue.say,
      'Each in turn to the left doubts or passes. That the nearer one comes first follows. The book does not mention two doubts at once.',
    ),
  }),
  'doubt-too-late': law({
    question: 'allowed',
    title: 'Doubt that comes late',
    gist: 'A player lets the cards go by and doubts them afterwards.',
    aka: ['too late to doubt', 'doubted after passing', 'doubted the cards before', 'changed his mind', 'next player already played'],
    moment: 'play',
    facts: {
      when: fact('When did the player speak?', 'Doubted', {
        turn: { label: 'When the turn to doubt had come', chip: 'In turn', if: 'if the player spoke when the turn to doubt had come' },
        passed: { label: 'After having passed', chip: 'After passing', if: 'if the player spoke after having passed' },
        laid: { label: 'After the next three cards were down', chip: 'After next cards', if: 'if the player spoke after the next three cards were down' },
      }),
    },
    leads: {
      'blue-ribbon-1940':
        'A player may doubt when their turn to doubt has come. The book does not cover a doubt after passing, or after the next cards are down.',
    },
    cases: [
      { when: { when: 'turn' }, then: [allowed('player', sayDoubt)] },
      { when: { when: ['passed', 'laid'] }, then: [notDecided], note: 'Each player speaks once, in turn. The book does not mention a late doubt.' },
    ],
    cites: blue.say,
  }),
  'nobody-doubts': law({
    question: 'allowed',
    title: 'Nobody doubts',
    gist: 'All have passed, and somebody wants to see the three cards.',
    aka: ['can I look at the cards', 'was it true', 'show me what you put down', 'look in the pile', 'do you have to tell'],
    moment: 'play',
    leads: {
      'blue-ribbon-1940': 'The three cards stay on the table, face down, and nobody may tell whether they were what was said. The book names no penalty.',
    },
    cases: [{ then: [isDone(leftUnseen), barred('anyone', tellTruth), noPenaltyPrinted] }],
    cites: blue.quiet,
  }),
  'fewer-than-three': law({
    question: 'runs-out',
    title: 'Fewer than three cards in the hand',
    gist: 'It is your turn, and you have only one card or two.',
    aka: ['only two cards left', 'not enough cards', 'one card left', 'cannot lay three', 'take from the table'],
    moment: 'play',
    facts: {
      table: fact('How many cards lie on the table?', 'On the table', {
        enough: { label: 'Enough to make three', chip: 'Enough', if: 'if enough cards lie on the table to make three' },
        few: { label: 'Some, but too few', chip: 'Too few', if: 'if some cards lie on the table, but too few to make three' },
        none: { label: 'None', if: 'if no card lies on the table' },
      }),
    },
    usual: { table: 'enough' },
    leads: {
      'blue-ribbon-1940':
        'The player makes up three from the cards on the table. If none lie there, the player must pass. If there are too few, the book does not cover this.',
    },
    cases: [
      { when: { table: 'enough' }, then: [must('lacking-player', takeUpToThree)] },
      { when: { table: 'few' }, then: [notDecided], note: 'Enough cards or none: the book mentions nothing in between.' },
      { when: { table: 'none' }, then: [must('lacking-player', 'pass'), passesTo('turn', 'next-player')], note: 'The player waits until their next turn.' },
    ],
    cites: blue.next,
  }),
  'last-three': law({
    question: 'who-goes-out',
    title: 'The last three cards doubted',
    gist: 'A player lays the last three cards of a hand, and they are doubted.',
    aka: ['doubt the last cards', 'went out on a lie', 'can you doubt the last three', 'lied to go out'],
    moment: 'hand-over',
    facts: {
      were: yesNo(
        'Were they what the player had said?',
        'Cards as said',
        'if the last three cards were what the player had said',
        'if the last three cards were not what the player had said',
      ),
    },
    leads: {
      'blue-ribbon-1940':
        'If they were what was said, the doubter takes all the cards, and each player pays the winner 1 chip for each card in hand. If not, the player who laid them takes all the cards.',
    },
    cases: [
      { when: { were: 'yes' }, then: [must(doubter, takeAllOnTable), paid] },
      { when: { were: 'no' }, then: [must(speaker, takeAllOnTable)], note: 'The hand is not empty, and the game goes on.' },
    ],
    cites: [blue.doubt, blue.pay],
  }),
  'first-out': law({
    question: 'who-wins',
    title: 'First without cards',
    gist: 'One player has no cards left.',
    aka: ['who wins', 'I have no cards', 'what do I get', 'who pays'],
    moment: 'hand-over',
    leads: { 'blue-ribbon-1940': 'Every other player pays the winner 1 chip for each card left in hand.' },
    cases: [{ then: [paid] }],
    cites: blue.pay,
    see: ['i-doubt-it.points.card-left'],
  }),
};
