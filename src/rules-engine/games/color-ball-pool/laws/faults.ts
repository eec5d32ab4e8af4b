import { doubted } from '../../../laws/cites.ts';
import { fact, yesNo } from '../../../laws/laws.ts';
import { law } from '../../../laws/one-book.ts';
import { barred, isDone, isVoid, loses, noPenalty, notDecided, pays } from '../../../laws/remedies.ts';
import { cites } from '../cites.ts';
import { ballToItsPlace, bothInHand, claimLife, hazard, rightOwner, sameForfeit, strokeRepeated } from '../words.ts';

const { rules } = cites.blue;
const oneLife = loses('player', 1, 'life');

/** Faults of the striker: rules 6 to 9, 11, 18 and 20. */
export const faults = {
  'own-ball': law({
    offence: 'foul-stroke',
    title: 'Own ball pocketed or off the table',
    gist: 'The striker’s own ball goes into a pocket or off the table, even without hitting another (a coup).',
    aka: ['pocketed my own ball', 'coup', 'white went in', 'jumped off the table', 'both balls went in'],
    moment: 'stroke',
    facts: {
      object: yesNo(
        'Was the ball played at pocketed by the same stroke?',
        'Other one gone too',
        'if the ball played at was pocketed too',
        'if the ball played at was not pocketed',
      ),
    },
    cases: [
      { when: { object: 'no' }, then: [oneLife] },
      { when: { object: 'yes' }, then: [oneLife, isVoid(hazard)], note: 'The player whose ball went in loses nothing.' },
    ],
    cites: [rules(6), rules(7)],
    leads: {
      'blue-ribbon-1940':
        'The striker loses 1 life. If the ball played at was pocketed too, that does not count, and the player whose ball it is loses nothing.',
    },
    see: [
      'color-ball-pool.points.lost',
      'color-ball-pool.law.foul',
      'color-ball-pool.law.miss',
      'color-ball-pool.law.wrong-ball',
      'color-ball-pool.law.out-of-turn',
      'color-ball-pool.law.pocketed',
    ],
  }),
  miss: law({
    offence: 'foul-stroke',
    title: 'Ball played on missed',
    gist: 'The striker does not hit the ball that should be played at.',
    aka: ['missed', 'hit nothing', 'missed and pocketed another'],
    moment: 'stroke',
    facts: {
      other: yesNo(
        'Was another ball pocketed by the stroke?',
        'Another pocketed',
        'if another ball was pocketed by the stroke',
        'if no other ball was pocketed by the stroke',
      ),
    },
    cases: [
      { when: { other: 'no' }, then: [oneLife] },
      {
        when: { other: 'yes' },
        then: [oneLife, isVoid(hazard), isDone(bothInHand)],
        note: 'The owner of the other ball loses nothing; the striker’s ball is taken up.',
      },
    ],
    cites: [rules(6), rules(9)],
    leads: {
      'blue-ribbon-1940':
        'The striker loses 1 life. If another ball was pocketed, that does not count, and both that ball and the striker’s are kept in hand until their turns come.',
    },
    see: [
      'color-ball-pool.law.wrong-ball',
      'color-ball-pool.law.three-left',
      'color-ball-pool.law.own-ball',
      'color-ball-pool.law.out-of-turn',
      'color-ball-pool.law.pocketed',
    ],
  }),
  'wrong-ball': law({
    offence: 'foul-stroke',
    title: 'Wrong ball',
    gist: 'The striker plays with a ball that is not theirs, or plays at or strikes a ball that they should not.',
    aka: ['played with the wrong ball', 'hit the wrong ball', 'played at the wrong color', 'wrong colour'],
    moment: 'stroke',
    facts: {
      which: fact('What was wrong?', 'Wrong ball', {
        with: { label: 'Another’s ball was used', chip: 'Played with', if: 'if the player used another’s ball' },
        at: { label: 'The wrong ball was aimed at, and not struck', chip: 'Played at, missed', if: 'if the player aimed at the wrong ball and missed it' },
        struck: { label: 'The wrong ball was struck', chip: 'Struck', if: 'if the player struck the wrong ball' },
      }),
    },
    cases: [
      { when: { which: ['with', 'at'] }, then: [oneLife] },
      { when: { which: 'struck' }, then: [oneLife, pays('player', sameForfeit, rightOwner)] },
    ],
    cites: [rules(6), doubted(rules(8), 'The payment stands with the striking of a wrong ball alone, which rule 6 tells apart from playing at one.')],
    leads: {
      'blue-ribbon-1940':
        'The striker loses 1 life. If a wrong ball was struck, the striker must also pay the owner of the right ball what it costs to pocket one’s own ball.',
    },
    see: [
      'color-ball-pool.law.misinformed',
      'color-ball-pool.law.own-ball',
      'color-ball-pool.law.miss',
      'color-ball-pool.law.out-of-turn',
      'color-ball-pool.law.pocketed',
    ],
  }),
  'out-of-turn': law({
    offence: 'play-out-of-turn',
    title: 'Played out of turn',
    gist: 'A player strikes when it is not their turn.',
    aka: ['not his turn', 'shot out of turn'],
    moment: 'stroke',
    cases: [{ then: [oneLife] }],
    cites: rules(6),
    see: [
      'color-ball-pool.law.information',
      'color-ball-pool.law.own-ball',
      'color-ball-pool.law.miss',
      'color-ball-pool.law.wrong-ball',
      'color-ball-pool.law.pocketed',
    ],
  }),
  misinformed: law({
    question: 'what-counts',
    title: 'Wrongly told which ball to play at',
    gist: 'The striker asks while taking aim, and the marker or one of the company gives a wrong answer.',
    aka: ['told me the wrong ball', 'marker was wrong', 'misinformed'],
    moment: 'stroke',
    cases: [{ then: [noPenalty, isDone(strokeRepeated)] }],
    cites: rules(11),
    see: ['color-ball-pool.law.wrong-ball', 'color-ball-pool.law.information'],
  }),
  foul: law({
    offence: 'foul-stroke',
    title: 'Ball moved in the act of striking',
    gist: 'The striker moves their own ball or another while striking.',
    aka: ['foul stroke', 'sleeve moved a ball', 'touched a ball'],
    moment: 'stroke',
    facts: {
      gone: fact('What went into a pocket or off the table by it?', 'Lost by it', {
        other: { label: 'The ball of another', chip: 'Another’s ball', if: 'if the ball of another went into a pocket or off' },
        own: { label: 'The striker’s own ball', chip: 'Own ball', if: 'if the striker’s own ball went into a pocket or off' },
        none: { label: 'Nothing', if: 'if no ball went into a pocket or off' },
      }),
    },
    cases: [
      { when: { gone: 'other' }, then: [isVoid(hazard), isDone(ballToItsPlace)], note: 'Its owner loses no life.' },
      { when: { gone: 'own' }, then: [oneLife] },
      { when: { gone: 'none' }, then: [notDecided], note: 'The stroke is foul, and no life is named for it.' },
    ],
    cites: rules(18),
    leads: {
      'blue-ribbon-1940':
        'If another player’s ball went into a pocket, it is put back, and its owner loses no life. If the striker’s own ball did, the striker loses 1 life. The book covers nothing else.',
    },
    see: ['color-ball-pool.law.own-ball'],
  }),
  'stopped-early': law({
    offence: 'foul-stroke',
    title: 'Own ball taken up too soon',
    gist: 'After a hazard the striker takes up their ball, or stops it, while it is still running.',
    aka: ['picked up my ball', 'stopped my ball', 'ball still rolling'],
    moment: 'stroke',
    cases: [{ then: [barred('player', claimLife)] }],
    cites: rules(20),
    see: ['color-ball-pool.law.stop-a-miss'],
  }),
};
