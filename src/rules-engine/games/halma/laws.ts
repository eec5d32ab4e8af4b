import { law } from '../../laws/one-book.ts';
import { isDone, must, noPenaltyPrinted, notDecided } from '../../laws/remedies.ts';
import { cites } from './cites.ts';
import { haveNineteen, makersRules } from './words.ts';

export const laws = {
  'how-men-move': law({
    question: 'who-decides',
    title: 'How a man may move',
    gist: 'The players are not agreed how a man may move or jump.',
    aka: ['can I jump', 'may I move backwards', 'jump over my own men', 'illegal move', 'rules of halma'],
    moment: 'move',
    cases: [{ then: [isDone(makersRules)], note: 'The book gives no moves: it sends the reader to the instructions that come with the board.' }],
    cites: cites.blue.moves,
  }),
  'wrong-number': law({
    offence: 'wrong-set-up',
    title: 'Wrong number of men',
    gist: 'A player has more or fewer men than the others, or another number than the book’s.',
    aka: ['too few men', 'how many men', '13 men', 'missing a man'],
    moment: 'set-up',
    cases: [{ then: [must('all-players', haveNineteen), noPenaltyPrinted], note: 'No other number is named for a game of more than two.' }],
    cites: cites.blue.board,
  }),
  'who-wins': law({
    question: 'who-wins',
    title: 'Who has won',
    gist: 'The players are not agreed when the game is over.',
    aka: ['all men home', 'end of the game', 'man left behind'],
    moment: 'game-over',
    cases: [{ then: [notDecided], note: 'The object of the game is not told.' }],
    cites: cites.blue.moves,
  }),
};
