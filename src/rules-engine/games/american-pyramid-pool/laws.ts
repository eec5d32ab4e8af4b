import { fact, yesNo } from '../../laws/laws.ts';
import { law } from '../../laws/one-book.ts';
import { choice, isVoid, loses, must, noPenalty, notDecided, passesTo, stands, undecided } from '../../laws/remedies.ts';
import { cites } from './cites.ts';
import { allPocketed, ball, spotFirst, spotPocketed } from './words.ts';

const { pyramid, fouls } = cites.blue;
const oneBall = loses('player', 1, ball);
/** The choice of the next player after some fouls: replace the balls or play them as they lie. */
const asTheyLie = choice('next-player', must('next-player', 'replace-balls'), must('next-player', 'play-balls-as-lie'));

/** Offences and questions at American pyramid pool. */
export const laws = {
  opening: law({
    offence: 'foul-stroke',
    title: 'Weak opening stroke',
    gist: 'The opening stroke drives neither two object balls to a cushion nor one into a pocket.',
    aka: ['soft break', 'break did not reach a cushion', 'safe break'],
    moment: 'stroke',
    facts: {
      match: yesNo('Is it a match or tournament game?', 'Match or tournament', 'if it is a match or tournament game', 'if it is no match or tournament game'),
    },
    leads: {
      'blue-ribbon-1940':
        'The player loses 1 ball, and the turn passes. In a match or tournament, the player instead has the balls set up again and plays until the opening is fair.',
    },
    cases: [
      { when: { match: 'no' }, then: [oneBall, passesTo('turn', 'next-player')] },
      { when: { match: 'yes' }, then: [oneBall, must('player', 'open-again')] },
    ],
    cites: pyramid(1),
    see: ['american-pyramid-pool.law.owed-ball', 'american-pyramid-pool.law.called'],
  }),
  'owed-ball': law({
    question: 'what-counts',
    title: 'No ball to forfeit',
    gist: 'A player forfeits a ball and has none to their credit.',
    aka: ['owes a ball', 'has no ball to give back', 'ball owed'],
    moment: 'stroke',
    leads: {
      'blue-ribbon-1940': 'The first ball that the player scores later goes on the deep-red spot, or as near it as can be.',
    },
    cases: [{ then: [must('player', spotFirst)] }],
    cites: pyramid(1),
    see: ['american-pyramid-pool.law.opening', 'american-pyramid-pool.law.called'],
  }),
  called: law({
    question: 'what-counts',
    title: 'Called ball, and other balls',
    gist: 'Balls are pocketed, and one or more of them were called, or none.',
    aka: ['two balls pocketed, one called', 'called ball did not drop', 'lucky ball', 'slop', 'the wrong ball went in', 'called two balls'],
    moment: 'stroke',
    facts: {
      fell: fact('Did what was called fall?', 'What was called', {
        all: { label: 'Yes, every ball called, with others or without', chip: 'All fell', if: 'if every ball called fell' },
        one: { label: 'One ball was called, and it did not fall', chip: 'One, missed', if: 'if one ball was called and it did not fall' },
        some: {
          label: 'More than one was called, and one or more of them did not fall',
          chip: 'More, not all',
          if: 'if more than one was called and not all fell',
        },
        uncalled: {
          label: 'Nothing was called, and it was not the opening stroke',
          chip: 'Nothing called',
          if: 'if nothing was called after the opening stroke',
        },
        opening: { label: 'It was the opening stroke', chip: 'Opening stroke', if: 'on the opening stroke' },
      }),
    },
    leads: {
      'blue-ribbon-1940':
        'If every ball called fell, all balls pocketed count. If a called ball did not fall, none counts. The turn passes too if only that ball was called. There are more cases.',
    },
    cases: [
      { when: { fell: 'all' }, then: [stands(allPocketed)] },
      { when: { fell: 'one' }, then: [noPenalty, isVoid(allPocketed), must('player', spotPocketed), passesTo('turn', 'next-player')] },
      { when: { fell: 'some' }, then: [isVoid(allPocketed)] },
      { when: { fell: 'uncalled' }, then: [notDecided], note: 'The number of the ball has to be called; the pocket need not be.' },
      { when: { fell: 'opening' }, then: [stands(allPocketed)], note: 'Nothing need be called for it.' },
    ],
    cites: [pyramid(2), pyramid(4), pyramid(1)],
    see: ['american-pyramid-pool.law.called-not-hit'],
  }),
  'called-not-hit': law({
    offence: 'foul-stroke',
    title: 'Called ball not hit',
    gist: 'The cue-ball does not hit the ball that was called.',
    aka: ['missed the called ball', 'hit another ball'],
    moment: 'stroke',
    facts: { hit: yesNo('Was another ball hit?', 'Another ball hit', 'if another ball was hit', 'if no other ball was hit') },
    leads: {
      'blue-ribbon-1940': 'If no other ball was hit, the player loses 1 ball. If another ball was hit, there is no penalty.',
    },
    cases: [
      { when: { hit: 'yes' }, then: [noPenalty] },
      { when: { hit: 'no' }, then: [oneBall], note: 'It is a miss.' },
    ],
    cites: [pyramid(2), pyramid(6)],
    see: ['american-pyramid-pool.law.scratch', 'american-pyramid-pool.law.twice'],
  }),
  'no-cushion': law({
    offence: 'foul-stroke',
    title: 'Nothing pocketed and no cushion struck',
    gist: 'After the opening no ball is pocketed, no object ball strikes a cushion, and the cue-ball strikes none after hitting one.',
    aka: ['no rail', 'failed to reach a cushion', 'soft safety', 'playing safe'],
    moment: 'stroke',
    cases: [{ then: [oneBall], note: 'One ball for the stroke and no more, even where the cue-ball goes into a pocket as well.' }],
    cites: pyramid(3),
  }),
  scratch: law({
    offence: 'foul-stroke',
    title: 'Miss, or cue-ball pocketed or off the table',
    gist: 'The cue-ball hits nothing, goes into a pocket, or leaves the table.',
    aka: ['scratch', 'pocketed the white', 'cue ball jumped off', 'clean miss'],
    moment: 'stroke',
    facts: {
      made: yesNo(
        'Did a ball that was called fall by the same stroke?',
        'A called ball fell',
        'if a ball that was called fell too',
        'if no ball that was called fell',
      ),
    },
    leads: {
      'blue-ribbon-1940': 'The player loses 1 ball. If a ball that was called fell too, the book does not say whether it counts.',
    },
    cases: [
      { when: { made: 'no' }, then: [oneBall] },
      { when: { made: 'yes' }, then: [oneBall, undecided('balls-made')] },
    ],
    cites: pyramid(6),
    see: ['american-pyramid-pool.law.twice'],
  }),
  touched: law({
    offence: 'foul-stroke',
    title: 'Cue-ball touched',
    gist: 'The striker touches the cue-ball with the cue and misses, or touches it with their clothing or anything else.',
    aka: ['sleeve touched the ball', 'brushed the cue ball', 'feathered it'],
    moment: 'stroke',
    cases: [{ then: [stands('stroke'), oneBall] }],
    cites: pyramid(7),
  }),
  'ball-moving': law({
    offence: 'foul-stroke',
    title: 'Struck while a ball moves',
    gist: 'A stroke is made while a ball is in motion.',
    aka: ['shot too soon', 'ball still rolling', 'balls were moving'],
    moment: 'stroke',
    cases: [{ then: [oneBall, asTheyLie], claim: { by: 'opponents', until: 'next-stroke' } }],
    cites: [pyramid(8), pyramid(10), fouls(14)],
    see: ['billiards.law.unclaimed'],
  }),
  twice: law({
    offence: 'foul-stroke',
    title: 'Cue-ball struck twice',
    gist: 'The cue strikes the cue-ball a second time.',
    aka: ['double hit', 'hit it twice'],
    moment: 'stroke',
    cases: [{ then: [oneBall, asTheyLie], note: 'What may be put back are the balls that the second stroke disturbed.' }],
    cites: [pyramid(9), pyramid(6)],
  }),
};
