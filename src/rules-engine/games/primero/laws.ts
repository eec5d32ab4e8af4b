import { law } from '../../laws/one-book.ts';
import { must, notDecided } from '../../laws/remedies.ts';
import { cites } from './cites.ts';
import { dealThree } from './words.ts';

/** The manual mentions the game as an ancestor of poker and leaves most of it open. */
export const laws = {
  'cards-each': law({
    question: 'obliged',
    title: 'How many cards each',
    gist: 'Some at the table know the game with three cards, others one like it with five.',
    aka: ['three cards or five', 'five card primero', 'how many cards to deal'],
    moment: 'deal',
    cases: [
      {
        then: [must('dealer', dealThree)],
        note: 'With five cards, as it came to be played by the 18th century, it goes by the names of brag, pochen and poque.',
      },
    ],
    cites: cites.sierra.history,
    see: ['primero.points.kinds'],
  }),
  'which-hand-wins': law({
    question: 'who-wins',
    title: 'Which kind of hand is better',
    gist: 'Three of a kind, a pair and a flux meet.',
    aka: ['does a flush beat three of a kind', 'order of the hands', 'pair against flux', 'best hand at primero'],
    moment: 'showdown',
    cases: [{ then: [notDecided], note: 'The three kinds are named, and not which of them is the better.' }],
    cites: cites.sierra.history,
    see: ['primero.points.kinds'],
  }),
};
