import { doubted } from '../../laws/cites.ts';
import { fact } from '../../laws/laws.ts';
import { law } from '../../laws/one-book.ts';
import { allowed, isDone, loses, losesAmount, must, noPenaltyPrinted, notDecided, stands } from '../../laws/remedies.ts';
import { cites } from './cites.ts';
import { anyWay, asItLies, ballBackOnSpot, caromAndPocket, playBlack, runOver, valueOfBall } from './words.ts';

const { both, counts, eighteen, first, opening, wrong } = cites.blue;
const FORFEITS = 'The value of the ball is forfeited, and twice that of the black where both go wrong (p. 56).';
const BALL = fact('Which ball?', 'Ball', {
  black: { label: 'The black', chip: 'Black', if: 'if it was the black' },
  blue: { label: 'The blue', chip: 'Blue', if: 'if it was the blue' },
  brown: { label: 'The brown', chip: 'Brown', if: 'if it was the brown' },
  yellow: { label: 'The yellow', chip: 'Yellow', if: 'if it was the yellow' },
  red: { label: 'The red', chip: 'Red', if: 'if it was the red' },
});
const PRICES = { black: 9, blue: 7, brown: 3, yellow: 2 } as const;
const byBall = Object.entries(PRICES).map(([ball, n]) => ({
  when: { ball: ball as keyof typeof PRICES },
  then: [loses('player', n), must('player', runOver)],
}));

/** Offences and questions at Russian pool. */
export const laws = {
  'wrong-pocket': law({
    offence: 'foul-stroke',
    title: 'Ball in the wrong pocket',
    gist: 'A ball is driven into a pocket that is not its own.',
    aka: ['wrong pocket', 'blue in a corner pocket', 'black in a side pocket'],
    moment: 'stroke',
    ownFigures: FORFEITS,
    facts: { ball: BALL },
    leads: {
      'blue-ribbon-1940':
        'The run ends, and the player loses 9 points for the black, 7 for the blue, 3 for the brown or 2 for the yellow. Every pocket is right for the red.',
    },
    cases: [...byBall, { when: { ball: 'red' }, then: [stands('count')], note: 'Every pocket is right for the red.' }],
    cites: [wrong, counts],
    see: ['russian-pool.law.in-off-wrong', 'russian-pool.law.black-and-white'],
  }),
  'in-off-wrong': law({
    offence: 'foul-stroke',
    title: 'Cue ball in a pocket off the wrong ball',
    gist: 'The cue ball goes into a pocket, and the ball that it struck first does not belong to that pocket.',
    aka: ['in off the wrong ball', 'scratch', 'cue ball in the wrong pocket'],
    moment: 'stroke',
    ownFigures: FORFEITS,
    facts: { ball: { ...BALL, ask: 'Which ball was struck first?' } },
    leads: {
      'blue-ribbon-1940':
        'The run ends, and the player loses 9 points off the black, 7 off the blue, 3 off the brown or 2 off the yellow. Off the red there is no penalty: any pocket scores.',
    },
    cases: [...byBall, { when: { ball: 'red' }, then: [stands('count')], note: 'Off the red any pocket counts.' }],
    cites: [wrong, first],
    see: ['russian-pool.law.wrong-pocket'],
  }),
  'black-and-white': law({
    offence: 'foul-stroke',
    title: 'Carom off the black, and black and cue ball both pocketed',
    gist: 'The striker makes a carom from the black to another ball, and both the black and the cue ball go into pockets.',
    aka: ['eighteen', 'black and white both went in'],
    moment: 'stroke',
    ownFigures: FORFEITS,
    facts: {
      where: fact('Into which pockets?', 'Pockets', {
        wrong: { label: 'Neither at the foot', chip: 'None at the foot', if: 'if neither went in at the foot' },
        foot: { label: 'One of them or both at the foot', chip: 'At the foot', if: 'if one or both went in at the foot' },
      }),
    },
    leads: {
      'blue-ribbon-1940':
        'If neither the black nor the cue ball went in at the foot of the table, the player loses 18 points, and the run ends. The book covers nothing else.',
    },
    cases: [
      { when: { where: 'wrong' }, then: [loses('player', 18), must('player', runOver)] },
      {
        when: { where: 'foot' },
        then: [notDecided],
        note: 'By the list, ball and cue ball have nine each; the book mentions the two together only where neither pocket is at the foot.',
        doubtful: true,
      },
    ],
    cites: [doubted(eighteen, 'That both in a foot pocket count eighteen is to be guessed from what both cost elsewhere; the book does not say it.'), wrong],
    see: ['russian-pool.points.black-and-white', 'russian-pool.law.carom-and-pocket'],
  }),
  'carom-and-pocket': law({
    question: 'what-counts',
    title: 'Carom and pocket at a stroke',
    gist: 'By one stroke a carom is made and another ball goes into its own pocket.',
    aka: ['carom and a ball', 'both count'],
    moment: 'count',
    leads: { 'blue-ribbon-1940': 'Both count: the carom and the ball in its pocket.' },
    cases: [{ then: [stands(caromAndPocket)] }],
    cites: both,
    see: ['russian-pool.points.carom'],
  }),
  opening: law({
    offence: 'foul-stroke',
    title: 'First stroke at another ball',
    gist: 'The first striker does not play at the black.',
    aka: ['opening shot', 'break', 'first shot'],
    moment: 'stroke',
    ownFigures: FORFEITS,
    cases: [{ then: [must('player', playBlack), noPenaltyPrinted] }],
    cites: opening,
  }),
  spotting: law({
    question: 'what-counts',
    title: 'What becomes of a pocketed ball',
    gist: 'A ball has gone into a pocket, right or wrong.',
    aka: ['respot', 'does it come back'],
    moment: 'next-stroke',
    leads: { 'blue-ribbon-1940': 'The ball goes back on its spot.' },
    cases: [{ then: [isDone(ballBackOnSpot)] }],
    cites: opening,
  }),
  'in-hand': law({
    question: 'allowed',
    title: 'In hand',
    gist: 'The cue ball is in hand, and the striker would play at a ball behind the D.',
    aka: ['ball in hand', 'play backwards', 'from the D'],
    moment: 'stroke',
    cases: [{ then: [allowed('player', anyWay)] }],
    cites: opening,
  }),
  'no-count': law({
    question: 'obliged',
    title: 'After a stroke that counts nothing',
    gist: 'The striker has failed to count.',
    aka: ['whose turn', 'cue ball as it lies'],
    moment: 'next-stroke',
    cases: [{ then: [must('opponent', asItLies)] }],
    cites: wrong,
  }),
  'value-forfeited': law({
    question: 'who-pays',
    title: 'What a wrong pocket costs',
    gist: 'A ball went into a wrong pocket and costs its value. Who loses the points?',
    aka: ['who gets the points', 'minus points'],
    moment: 'count',
    leads: { 'blue-ribbon-1940': 'The player who made the stroke loses them. The book does not say that anyone scores them.' },
    cases: [{ then: [losesAmount('player', valueOfBall)], doubtful: true }],
    cites: doubted(wrong, 'Forfeited, without a word on who has it: taken off the striker.'),
  }),
};
