import { fact } from '../../../laws/laws.ts';
import { law } from '../../../laws/one-book.ts';
import { allowed, isDone, losesAmount, losesGame, must, passesTo, permitted, stands } from '../../../laws/remedies.ts';
import { cites } from '../cites.ts';
import { ballLeftOff, ballOnOwnSpot, earlierPoints, handOfPoints, haveAllSpotted, playBeyondString } from '../words.ts';

const { rules } = cites.blue;
/** The run is lost and the turn passes; what was marked before it stays (rule 6). */
const HAND_LOST = [losesAmount('player', handOfPoints), passesTo('turn', 'next-player')] as const;

/** Scratches, misses and fouls: rules 3, 6, 9 and 11 to 13. */
export const faults = {
  opening: law({
    offence: 'foul-stroke',
    title: 'First stroke not at the 3 ball',
    gist: 'The player who opens strikes another ball before the 3.',
    aka: ['opening shot', 'break', 'hit the 5 first'],
    moment: 'stroke',
    cases: [{ then: [passesTo('turn', 'next-player')], note: 'They forfeit the rest of their turn.' }],
    cites: rules(3),
  }),
  'hand-lost': law({
    offence: 'foul-stroke',
    title: 'Scratch, miss or foul',
    gist: 'A turn that has made points ends by a scratch, a miss or a foul.',
    aka: ['lose my points', 'scratch', 'lost the run'],
    moment: 'stroke',
    cases: [{ then: [...HAND_LOST, stands(earlierPoints)] }],
    cites: rules(6),
    see: ['cowboy-pool.law.scratch', 'cowboy-pool.law.miss', 'cowboy-pool.law.ball-touched'],
  }),
  scratch: law({
    offence: 'foul-stroke',
    title: 'Cue ball pocketed or off the table',
    gist: 'The cue ball goes into a pocket or leaves the table.',
    aka: ['scratch', 'cue ball went in', 'jumped off the table'],
    moment: 'stroke',
    facts: {
      when: fact('Which stroke was it?', 'Stroke', {
        last: { label: 'The last, for the 101st point, and the pocket named', chip: 'The last', if: 'if it was the last stroke, with the pocket named' },
        other: { label: 'Any other', if: 'if it was any other stroke' },
      }),
    },
    usual: { when: 'other' },
    leads: {
      'blue-ribbon-1940':
        'The points made in that turn are lost, and the next player has the cue ball in hand. On the last stroke, the cue ball may go into the pocket named.',
    },
    cases: [
      { when: { when: 'last' }, then: [permitted], note: 'It is how the last point is made.' },
      { when: { when: 'other' }, then: [...HAND_LOST, must('next-player', playBeyondString)], note: 'The next player has the cue ball in hand.' },
    ],
    cites: rules(11, 13),
    see: ['cowboy-pool.law.hand-lost', 'cowboy-pool.law.last-pocket'],
  }),
  'twice-in': law({
    offence: 'foul-stroke',
    title: 'Cue ball pocketed twice running',
    gist: 'A player pockets the cue ball twice in succession and has struck no object ball.',
    aka: ['two scratches', 'scratched twice'],
    moment: 'stroke',
    cases: [{ then: [losesGame('player')] }],
    cites: rules(9),
  }),
  miss: law({
    offence: 'foul-stroke',
    title: 'Miss',
    gist: 'The cue ball strikes no object ball.',
    aka: ['missed', 'hit nothing'],
    moment: 'stroke',
    cases: [{ then: [...HAND_LOST] }],
    cites: rules(6, 13),
    see: ['cowboy-pool.law.scratch', 'cowboy-pool.law.hand-lost', 'cowboy-pool.law.ball-touched'],
  }),
  'ball-touched': law({
    offence: 'foul-stroke',
    title: 'Ball touched, or struck wrongly',
    gist: 'A ball is touched with the person or clothing, the cue ball struck twice, or not with the point of the cue.',
    aka: ['double hit', 'sleeve touched the ball', 'touched a ball'],
    moment: 'stroke',
    cases: [{ then: [...HAND_LOST] }],
    cites: rules(6, 13),
    see: ['cowboy-pool.law.scratch', 'cowboy-pool.law.hand-lost', 'cowboy-pool.law.miss'],
  }),
  'spot-taken': law({
    question: 'what-counts',
    title: 'Where a pocketed ball goes',
    gist: 'An object ball is off the table.',
    aka: ['respot', 'spot occupied', 'where does the 5 go'],
    moment: 'next-stroke',
    facts: {
      spot: fact('How is it with its spot?', 'Its spot is', {
        free: { label: 'Free', if: 'if its spot is free' },
        taken: { label: 'Taken by another ball', chip: 'Taken', if: 'if its spot is taken by another ball' },
        hundred: {
          label: 'Taken, it is the 1 ball, and the player is exactly at 100',
          chip: 'Taken, at 100',
          if: 'if it is the 1 ball, its spot taken, and the player at 100',
        },
      }),
    },
    leads: {
      'blue-ribbon-1940':
        'The pocketed ball is put back on its own spot. If another ball lies there, the pocketed ball stays off the table until that spot is free and no ball moves. There are more cases.',
    },
    cases: [
      { when: { spot: 'free' }, then: [isDone(ballOnOwnSpot)] },
      { when: { spot: 'taken' }, then: [isDone(ballLeftOff)] },
      { when: { spot: 'hundred' }, then: [allowed('player', haveAllSpotted)] },
    ],
    cites: rules(2, 12),
  }),
};
