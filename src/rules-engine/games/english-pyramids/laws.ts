import { fact, yesNo } from '../../laws/laws.ts';
import { law } from '../../laws/one-book.ts';
import { allowed, isDone, isVoid, loses, must, notDecided, scores, stands } from '../../laws/remedies.ts';
import { cites } from './cites.ts';
import { ballBackForIt, ballOnSpot, firstOneBack, payPerBall, placeBall, playFromD, playWhiteOn, pocketedBack, strokeGain } from './words.ts';

const { rules } = cites.blue;

/** Offences and questions at English pyramids. */
export const laws = {
  forfeit: law({
    offence: 'foul-stroke',
    title: 'White pocketed or off, a miss or a coup',
    gist: 'The white goes into a pocket or off the table, or hits no ball, or both (a coup).',
    aka: ['scratch', 'missed', 'coup', 'white went in', 'lose a ball'],
    moment: 'stroke',
    cases: [{ then: [loses('player', 1), isDone(ballBackForIt)] }],
    cites: rules(8, 9),
    see: ['english-pyramids.points.forfeit', 'english-pyramids.law.ball-owed', 'english-pyramids.law.white-and-ball', 'english-pyramids.law.two-left'],
  }),
  'white-and-ball': law({
    offence: 'foul-stroke',
    title: 'White and a pyramid ball by one stroke',
    gist: 'The striker’s ball goes in or off, and by the same stroke a pyramid ball does.',
    aka: ['potted a ball and scratched', 'both went in', 'red and white in'],
    moment: 'stroke',
    cases: [{ then: [isVoid(strokeGain), isDone(pocketedBack), loses('player', 1), isDone(ballBackForIt)] }],
    cites: [rules(10), rules(8, 9)],
    leads: {
      'blue-ribbon-1940':
        'The stroke gains nothing, and the player loses 1 point. The ball pocketed and one that the player pocketed before go back on the spot.',
    },
    see: ['english-pyramids.law.forfeit'],
  }),
  'ball-owed': law({
    question: 'who-pays',
    title: 'A ball owed',
    gist: 'A player must put back a ball that they pocketed, and has none.',
    aka: ['no ball to put back', 'owes a ball', 'minus one'],
    moment: 'count',
    facts: {
      when: fact('When is it?', 'When', {
        later: { label: 'The player pockets one later', chip: 'Pockets one later', if: 'if the player pockets a ball later' },
        end: { label: 'The game is over, and the player never did', chip: 'Never did', if: 'if the game is over and the player never did' },
      }),
    },
    cases: [
      { when: { when: 'later' }, then: [must('player', firstOneBack)] },
      { when: { when: 'end' }, then: [must('player', payPerBall)] },
    ],
    cites: rules(11),
    leads: {
      'blue-ribbon-1940':
        'The first ball that the player pockets later goes back on the table. If they pocket none before the game ends, each ball owed costs the price of a life or is taken off the score.',
    },
    see: ['english-pyramids.law.forfeit'],
  }),
  touching: law({
    question: 'allowed',
    title: 'White touching a pyramid ball',
    gist: 'The white lies frozen to a pyramid ball.',
    aka: ['frozen', 'touching ball'],
    moment: 'stroke',
    facts: {
      did: fact('What does the striker do?', 'The shooter', {
        pots: { label: 'The player pockets a ball', chip: 'Pockets a ball', if: 'if the shooter pockets a ball' },
        miss: { label: 'The player gives a miss', chip: 'Gives a miss', if: 'if the shooter gives a miss' },
      }),
    },
    cases: [
      { when: { did: 'pots' }, then: [stands('count')], note: 'All that the player pockets counts.' },
      { when: { did: 'miss' }, then: [loses('player', 1)] },
    ],
    cites: rules(12),
    leads: { 'blue-ribbon-1940': 'All that the player pockets counts. If the player misses, they lose 1 point.' },
    see: ['english-pyramids.law.forfeit'],
  }),
  'ball-moved': law({
    offence: 'foul-stroke',
    title: 'Ball moved in aiming or striking',
    gist: 'The striker moves a ball while aiming or striking.',
    aka: ['touched a ball', 'sleeve moved a ball', 'cue moved a ball'],
    moment: 'stroke',
    cases: [{ then: [isVoid(strokeGain)] }],
    cites: rules(13),
    leads: { 'blue-ribbon-1940': 'The player gains nothing by the stroke.' },
  }),
  'ball-off': law({
    offence: 'foul-stroke',
    title: 'Pyramid ball off the table',
    gist: 'The striker forces one or more pyramid balls off the table.',
    aka: ['red on the floor', 'ball jumped off'],
    moment: 'stroke',
    cases: [{ then: [isVoid(strokeGain), isDone(ballOnSpot)] }],
    cites: rules(14),
    leads: { 'blue-ribbon-1940': 'The player gains nothing by the stroke, and the ball is put on the spot.' },
  }),
  'two-left': law({
    offence: 'foul-stroke',
    title: 'Fault with two balls left',
    gist: 'Only two balls are on the table, and the striker pockets their own or misses.',
    aka: ['last two balls', 'missed at the end', 'white and one red left'],
    moment: 'stroke',
    facts: {
      players: fact('Who plays?', 'Players', {
        two: { label: 'Two persons', chip: 'Two', if: 'if two play' },
        more: { label: 'More than two, and not as partners', chip: 'More than two', if: 'if more than two play, and not as partners' },
        sides: { label: 'More than two, as partners', chip: 'Partners', if: 'if more than two play as partners' },
      }),
    },
    cases: [
      { when: { players: 'two' }, then: [scores('opponent', 1)], note: 'The game is finished.' },
      { when: { players: 'more' }, then: [must('player', placeBall)] },
      { when: { players: 'sides' }, then: [notDecided] },
    ],
    cites: rules(17),
    leads: {
      'blue-ribbon-1940':
        'If two play, the opponent scores 1 point. If more play, each for themselves, the player must place a ball on the spot. The book covers nothing else.',
    },
    ownFigures: 'With two balls left the opponent gains what otherwise the striker loses (rules 8 and 17).',
    see: ['english-pyramids.points.opponent-adds', 'english-pyramids.law.forfeit'],
  }),
  'last-red': law({
    question: 'obliged',
    title: 'One red left',
    gist: 'All the coloured balls but one are pocketed.',
    aka: ['last red', 'who plays the white', 'which ball do I play'],
    moment: 'stroke',
    cases: [{ then: [must('player', playWhiteOn)], note: 'It is the player who made the last hazard that goes on with the white.' }],
    leads: { 'blue-ribbon-1940': 'The player who has just pocketed a ball goes on with the white, and the opponent plays with the red. They play in turn.' },
    cites: rules(16),
    see: ['english-pyramids.law.two-left'],
  }),
  'last-hazard': law({
    question: 'what-counts',
    title: 'What the last hazard counts',
    gist: 'The last ball goes in.',
    aka: ['last ball counts two', 'final ball', 'fifteenth ball'],
    moment: 'count',
    facts: {
      odd: yesNo(
        'Was the number of pyramid balls odd, such as fifteen?',
        'Number was odd',
        'if the number of pyramid balls was odd',
        'if the number of pyramid balls was even',
      ),
    },
    usual: { odd: 'yes' },
    cases: [
      { when: { odd: 'yes' }, then: [scores('player', 2)] },
      { when: { odd: 'no' }, then: [scores('player', 1)] },
    ],
    cites: rules(7, 15),
    leads: { 'blue-ribbon-1940': 'The player scores 2 points if the number of pyramid balls was odd, and 1 point if it was even.' },
    see: ['english-pyramids.points.last-ball'],
  }),
  balk: law({
    question: 'allowed',
    title: 'Ball in balk',
    gist: 'The white is in hand, and a ball lies behind the string.',
    aka: ['behind the line', 'balk protects', 'ball in hand'],
    moment: 'stroke',
    cases: [{ then: [allowed('player', playFromD)], note: 'Neither balk nor string protects a ball.' }],
    cites: rules(18),
  }),
  dispute: law({
    question: 'who-decides',
    title: 'Disputes',
    gist: 'The players do not agree.',
    aka: ['referee', 'who settles it', 'marker is playing'],
    moment: 'any-time',
    facts: {
      marker: yesNo(
        'Does the marker play, or have an interest?',
        'Marker interested',
        'if the marker plays or has an interest',
        'if the marker neither plays nor has an interest',
      ),
    },
    usual: { marker: 'no' },
    cases: [
      { when: { marker: 'no' }, then: [must('all-players', 'follow-marker')] },
      { when: { marker: 'yes' }, then: [must('all-players', 'follow-majority')] },
    ],
    cites: rules(19),
    leads: { 'blue-ribbon-1940': 'A marker who neither plays nor has an interest decides. If there is none, most of the company decide.' },
  }),
};
