import { fact, law } from '../../../laws/laws.ts';
import { isDone, losesAmount, pays, scoresAmount } from '../../../laws/remedies.ts';
import { BLUE, cites, USPC } from '../cites.ts';
import { bete, eachOfPair, gameMultiple, oneAdversary, poolUntouched, stamm, toutValue, valueToEach } from '../words.ts';

const { blue, uspc } = cites;

/** How a game ends, and who pays. */
export const ends = {
  'played-on': law({
    question: 'what-counts',
    title: 'Played on after five tricks',
    gist: 'The caller has their five tricks and leads to the sixth.',
    aka: ['went on after five', 'led the sixth trick', 'tried for tout', 'had five already and went for the rest'],
    moment: 'play',
    facts: {
      made: fact('How many tricks does the caller make in the end?', 'Tricks in the end', {
        all: { label: 'All eight', if: 'if the caller makes all eight tricks' },
        fewer: { label: 'Fewer than eight', chip: 'Fewer', if: 'if the caller makes fewer than eight tricks' },
      }),
    },
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
            then: [pays('each-opponent', gameMultiple, 'bidder')],
            note: 'What the five tricks would have brought is lost.{partners: Of a simple game it is also said that all eight tricks bring as much as a solo.}',
          },
          { when: { made: 'fewer' }, then: [losesAmount('bidder', toutValue)], note: 'What the five tricks would have brought is lost.' },
        ],
        [uspc.sixth, uspc.simple],
      ),
    }),
    verdict: {
      kind: 'disagree',
      say: 'The books disagree only if the caller takes all eight tricks: by Blue Ribbon the caller scores the price of a tout; by U.S. Playing Card each opponent pays the caller twice the value of the game (four times in color) and the matadors. With fewer tricks, the caller loses the price of a tout by both.',
    },
    leads: {
      'blue-ribbon-1940': 'With all eight tricks, the caller scores the price of a tout. With fewer, the caller loses the price of a tout.',
      'uspc-1898':
        'With all eight tricks, each opponent pays the caller twice the value of the game (four times in color) and the matadors. With fewer, the caller loses the price of a tout.',
    },
    see: ['solo.points.played-on'],
  }),
  'game-lost': law({
    question: 'not-made',
    title: 'Game not made',
    gist: 'The caller has fewer than five tricks, or not all of them in a tout.',
    aka: ['lost the game', 'only four tricks', 'bidder failed', 'who pays when it fails'],
    moment: 'hand-over',
    facts: {
      side: fact(
        'How did the caller play?',
        'Caller played',
        { alone: { label: 'Alone', if: 'if the caller played alone' }, ace: { label: 'With a called ace', if: 'if the caller played with a called ace' } },
        { needs: { ace: 'partners' } },
      ),
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
    leads: {
      'blue-ribbon-1940':
        'A caller who played alone pays each opponent the value of the game and the matadors. If an ace was called, each of the two partners pays that to a different opponent.',
      'uspc-1898':
        'A caller who played alone pays each opponent the value of the game and the matadors. If an ace was called, each of the two partners pays that to a different opponent.',
    },
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
        'Game',
        {
          solo: { label: 'A solo', chip: 'Solo', if: 'if the game was a solo' },
          tout: { label: 'A tout, alone', chip: 'Tout, alone', if: 'if the game was a tout, played alone' },
          ace: { label: 'One with a called ace', chip: 'With a called ace', if: 'if the game was played with a called ace' },
        },
        { needs: { ace: 'partners' } },
      ),
      made: fact('How did it end?', 'Ended', { won: { label: 'Won', if: 'if the game was won' }, lost: { label: 'Lost', if: 'if the game was lost' } }),
      agreed: fact('Is it agreed that a tout draws from the pool and pays to it?', 'Pool for a tout', {
        yes: { label: 'Yes', chip: 'Agreed', if: 'if it is agreed that touts draw from and pay to the pool' },
        no: { label: 'No', chip: 'Not agreed', if: 'if it is not agreed that touts draw from and pay to the pool' },
      }),
    },
    usual: { game: 'solo' },
    readings: (says) => ({
      [BLUE]: says(
        [
          { when: { game: ['solo', 'tout'], made: 'won' }, then: [scoresAmount('lone-player', stamm)] },
          { when: { game: ['solo', 'tout'], made: 'lost' }, then: [pays('lone-player', bete, 'pool')] },
          { when: { game: 'ace' }, then: [isDone(poolUntouched)], note: 'The book says this of a player without a partner.' },
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
          { when: { game: 'ace' }, then: [isDone(poolUntouched)], note: 'The book says this of a solo, and of a tout without an ace.' },
        ],
        [uspc.solo, uspc.tout],
      ),
    }),
    verdict: {
      kind: 'distinguishes',
      say: 'Blue Ribbon and U.S. Playing Card agree: a lone player who won scores what the pool holds, at most 16, and one who lost pays the pool as much; with a called ace the pool is left as it is. By U.S. Playing Card it is left as it is after a tout too, unless it is agreed that touts draw from it.',
    },
    leads: {
      'blue-ribbon-1940':
        'A lone player who won scores all that the pool holds, at most 16. One who lost pays the pool as much. If an ace was called, the pool is left as it is.',
      'uspc-1898':
        'After a solo, a winner scores what the pool holds, at most 16, and a loser pays in as much. After a tout, the same only if agreed. With a called ace, the pool is left as it is.',
    },
    see: ['solo.points.stamm', 'solo.points.bete'],
  }),
};
