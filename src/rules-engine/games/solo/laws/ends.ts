import { fact, law, yesNo } from '../../../core/laws.ts';
import { isDone, losesAmount, pays, scoresAmount } from '../../../core/remedies.ts';
import { BLUE, cites, USPC } from '../cites.ts';
import { bete, eachOfPair, gameMultiple, oneAdversary, poolUntouched, stamm, toutValue, valueToEach } from '../words.ts';

const { blue, uspc } = cites;

/** How a game ends, and who pays. */
export const ends = {
  'played-on': law({
    question: 'what-counts',
    title: 'Played on after five tricks',
    gist: 'The caller has his five tricks and leads to the sixth.',
    aka: ['went on after five', 'led the sixth trick', 'tried for tout', 'had five already and went for the rest'],
    moment: 'play',
    facts: { made: fact('How many tricks does he make in the end?', { all: ['All eight', 'all eight'], fewer: ['Fewer than eight', 'fewer'] }) },
    readings: (says) => ({
      [BLUE]: says(
        [
          { when: { made: 'all' }, then: [scoresAmount('bidder', toutValue)] },
          { when: { made: 'fewer' }, then: [losesAmount('bidder', toutValue)] },
        ],
        blue.five,
      ),
      [USPC]: says(
        [
          {
            when: { made: 'all' },
            then: [scoresAmount('bidder', gameMultiple)],
            note: 'What the five tricks would have brought is lost.{partners: Of a simple game it is also said that all eight tricks bring as much as a solo.}',
          },
          { when: { made: 'fewer' }, then: [losesAmount('bidder', toutValue)], note: 'What the five tricks would have brought is lost.' },
        ],
        [uspc.sixth, uspc.simple],
      ),
    }),
    see: ['solo.points.played-on'],
  }),
  'game-lost': law({
    question: 'not-made',
    title: 'Game not made',
    gist: 'The caller has fewer than five tricks, or not all of them in a tout.',
    aka: ['lost the game', 'only four tricks', 'bidder failed', 'who pays when it fails'],
    moment: 'hand-over',
    facts: {
      side: fact('How did he play?', { alone: 'Alone', ace: ['With a called ace', 'called ace'] }, { needs: { ace: 'partners' } }),
    },
    readings: (says) => ({
      [BLUE]: says(
        [
          { when: { side: 'alone' }, then: [pays('bidder', valueToEach, 'each-opponent')] },
          { when: { side: 'ace' }, then: [pays(eachOfPair, valueToEach, oneAdversary)] },
        ],
        [blue.settle, blue.matadors],
      ),
      [USPC]: says(
        [
          { when: { side: 'alone' }, then: [pays('bidder', valueToEach, 'each-opponent')] },
          { when: { side: 'ace' }, then: [pays(eachOfPair, valueToEach, oneAdversary)] },
        ],
        [uspc.solo, uspc.simple],
      ),
    }),
    see: ['solo.law.pool-in-color', 'solo.score.deal'],
  }),
  'pool-in-color': law({
    question: 'who-pays',
    title: 'The pool, after a game in color',
    gist: 'Color was trumps, and the caller has won or lost.',
    aka: ['takes the pool', 'doubles the pool', 'stamm', 'bête', 'who gets the pool', 'how much out of the pot', 'clubs played alone'],
    moment: 'hand-over',
    facts: {
      game: fact(
        'Which game was it?',
        { solo: 'A solo', tout: ['A tout, alone', 'tout alone'], ace: ['One with a called ace', 'called ace'] },
        { needs: { ace: 'partners' } },
      ),
      made: fact('How did it end?', { won: 'Won', lost: 'Lost' }),
      agreed: yesNo('Is it agreed that a tout draws from the pool and pays to it?', 'tout agreed on', 'tout not agreed on'),
    },
    readings: (says) => ({
      [BLUE]: says(
        [
          { when: { game: ['solo', 'tout'], made: 'won' }, then: [scoresAmount('lone-player', stamm)] },
          { when: { game: ['solo', 'tout'], made: 'lost' }, then: [pays('lone-player', bete, 'pool')] },
          { when: { game: 'ace' }, then: [isDone(poolUntouched)], note: 'It is told of a player without a partner.' },
        ],
        blue.drawn,
      ),
      [USPC]: says(
        [
          { when: { game: 'solo', made: 'won' }, then: [scoresAmount('lone-player', stamm)] },
          { when: { game: 'solo', made: 'lost' }, then: [pays('lone-player', bete, 'pool')] },
          { when: { game: 'tout', agreed: 'yes', made: 'won' }, then: [scoresAmount('lone-player', stamm)] },
          { when: { game: 'tout', agreed: 'yes', made: 'lost' }, then: [pays('lone-player', bete, 'pool')] },
          { when: { game: 'tout', agreed: 'no' }, then: [isDone(poolUntouched)] },
          { when: { game: 'ace' }, then: [isDone(poolUntouched)], note: 'It is told of a solo, and of a tout without an ace.' },
        ],
        [uspc.solo, uspc.tout],
      ),
    }),
    see: ['solo.points.stamm', 'solo.points.bete'],
  }),
};
