import { always, fact, law, silent } from '../../../laws/laws.ts';
import { barred, must, notDecided, scores } from '../../../laws/remedies.ts';
import { pointsOf } from '../../../scoring/points.ts';
import { cites } from '../cites.ts';
import { points } from '../points.ts';
import { leaveDrawn, scoreMostCards, scoreSweep } from '../words.ts';

export const resultLaws = {
  'last-cards-sweep': law({
    question: 'what-counts',
    title: 'Is the last take a sweep?',
    gist: 'The player who takes the last trick gets all the cards that lie on the table.',
    aka: ['last cards', 'last trick sweep', 'sweep at the end'],
    moment: 'hand-over',
    facts: {
      matches: fact('Does the last card really match or combine every card left?', 'Takes every card', {
        yes: { label: 'Yes', if: 'if the last card really matches or combines all cards left' },
        no: { label: 'No', if: 'if the last card does not match or combine all cards left' },
      }),
    },
    leads: {
      'blue-ribbon-1940': 'It is a sweep, for 1 point, only if the last card really matches or combines all the cards left.',
      'uspc-1898': 'The cards left for the taker of the last trick are no sweep. The book does not cover a last card that really takes them all.',
    },
    verdict: {
      kind: 'distinguishes',
      say: 'Both books agree that getting the last cards is no sweep by itself. Only Blue Ribbon says that it is a sweep if the last card really matches or combines all the cards left.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { matches: 'yes' }, then: [scores('taking-side', pointsOf(points.sweep, 'blue-ribbon-1940'))] },
          { when: { matches: 'no' }, then: [barred('taking-side', scoreSweep)] },
        ],
        cites.blue.sweep,
      ),
      donohue: silent('The last trick takes the cards left; the book says nothing of a sweep there.'),
      'uspc-1898': says(
        [
          { when: { matches: 'no' }, then: [barred('taking-side', scoreSweep)] },
          {
            when: { matches: 'yes' },
            then: [notDecided],
            note: 'To take every card is a sweep at other times. What is no sweep is that the cards left go to the taker of the last trick.',
          },
        ],
        cites.uspc.play,
      ),
    }),
  }),
  'tie-for-cards': law({
    question: 'tie',
    title: 'Tie for cards or spades',
    gist: 'Two players have taken in the same number of cards, or of spades.',
    aka: ['26 cards each', 'equal cards', 'same number of spades'],
    moment: 'count',
    facts: {
      what: fact('What is equal?', 'Equal', {
        cards: { label: 'The cards', chip: 'Cards', if: 'if the numbers of cards are equal' },
        spades: { label: 'The spades', chip: 'Spades', if: 'if the numbers of spades are equal' },
      }),
    },
    usual: { what: 'cards' },
    leads: { 'blue-ribbon-1940': 'If the numbers of cards are equal, neither player scores for the most cards. The book does not cover equal spades.' },
    readings: (says) => ({
      'blue-ribbon-1940': says([{ when: { what: 'cards' }, then: [barred('tied-players', scoreMostCards)] }, { then: [notDecided] }], cites.blue.scoring),
      donohue: silent('The point is for the majority.'),
      'uspc-1898': silent('The point is for the most.'),
    }),
  }),
  'equal-points': law({
    question: 'tie',
    title: 'Equal points in a game of one deal',
    gist: 'Two players end the deal with the same number of points.',
    aka: ['drawn game', 'tie', 'nobody wins'],
    moment: 'game-over',
    facts: {},
    leads: { donohue: 'The game is drawn.' },
    readings: () => ({
      'blue-ribbon-1940': silent('The game goes to the majority of eleven points, which two players cannot share equally unless a point is not scored.'),
      donohue: always(must('both-sides', leaveDrawn), cites.donohue.valueGame),
      'uspc-1898': silent(),
    }),
  }),
};
