import { doubted } from '../../../laws/cites.ts';
import { fact } from '../../../laws/laws.ts';
import { law } from '../../../laws/one-book.ts';
import { loses, losesAmount, notDecided, permitted } from '../../../laws/remedies.ts';
import { cites } from '../cites.ts';
import { COLOURS } from '../reckoning/colours.ts';
import { missPrice, wrongBallPrice } from '../words.ts';
import { byColour, costs, PENALTY_VARIES, whichBall, whichColour } from './rows.ts';

const { atColour, colourFirst, colourWithRed, missRed, redFirst, redWithColour, severalColours, snookered, white, wrongColour } = cites.blue;
const FOUL = { offence: 'foul-stroke', moment: 'stroke', ownFigures: PENALTY_VARIES } as const;
const ON = fact('What ball was on?', 'Ball on', {
  red: { label: 'A red', if: 'if a red was on' },
  order: { label: 'The lowest colour, the reds being gone', chip: 'Lowest colour', if: 'if the lowest colour was on, the reds being gone' },
  choice: { label: 'A colour of choice, after a red', chip: 'A colour chosen', if: 'if a colour of choice was on, after a red' },
});
const [, ...ABOVE_YELLOW] = COLOURS;
const BY_CHOICE = 'The price is given for the colours in their order; for one struck or pocketed instead of the colour chosen after a red there is none.';
const AFTER_RED = 'The book says this of a colour aimed at after a red; for the colours in their order it is taken to be the same.';
const YELLOW_IN_ORDER = 'In their order the yellow comes first: while it is on the table it is the ball to play at.';

/** Strokes that forfeit points, each with its cost (p. 321-322). */
export const fouls = {
  'wrong-ball': law({
    ...FOUL,
    title: 'Wrong ball struck first',
    gist: 'The white meets a colour that was not on.',
    aka: ['hit the wrong ball', 'struck a colour instead of a red', 'hit the black first', 'wrong colour', 'foul ball'],
    facts: { on: ON, hit: whichColour('Which ball was struck first?', 'if the ball struck first was') },
    leads: {
      'blue-ribbon-1940':
        'The player loses the value of the colour struck: 2 points for the yellow, up to 7 for the black. If another colour had been chosen after a red, the book does not name the cost.',
    },
    cases: [
      { when: { on: 'red', hit: 'yellow' }, then: [costs('yellow')] },
      { when: { on: 'order', hit: 'yellow' }, then: [permitted], note: YELLOW_IN_ORDER },
      ...ABOVE_YELLOW.map((hit) => ({ when: { on: ['red', 'order'], hit } as const, then: [costs(hit)] })),
      { when: { on: 'choice' }, then: [notDecided], note: BY_CHOICE },
    ],
    note: 'In their order the higher of the two counts, the ball struck or the one due; what is lower is gone, so it is always the ball struck.',
    cites: [colourFirst, wrongColour],
    see: ['snooker.law.red-first', 'snooker.law.wrong-pocketed'],
  }),
  'red-first': law({
    ...FOUL,
    title: 'Red struck instead of a colour',
    gist: 'A colour was on, and the white meets a red first.',
    aka: ['hit a red first', 'red instead of the black', 'hit a red when he was on a colour'],
    facts: { aimed: whichColour('Which colour was played at?', 'if the colour played at was') },
    leads: { 'blue-ribbon-1940': 'The player loses the value of the colour played at: 2 points for the yellow, up to 7 for the black.' },
    cases: byColour('aimed'),
    cites: redFirst,
    see: ['snooker.law.wrong-ball'],
  }),
  'wrong-pocketed': law({
    ...FOUL,
    title: 'Wrong colour pocketed',
    gist: 'A colour goes in that was not on, and no other ball with it.',
    aka: ['potted the wrong colour', 'wrong ball went in', 'sank the wrong ball', 'potted out of order'],
    facts: {
      on: fact('What ball was on?', 'Ball on', {
        order: { label: 'The lowest colour, the reds being gone', chip: 'Lowest colour', if: 'if the lowest colour was on, the reds being gone' },
        choice: { label: 'Another colour, of choice after a red', chip: 'Another colour', if: 'if another colour was on, of choice after a red' },
      }),
      ball: whichColour('Which colour went in?', 'if the colour that went in was'),
    },
    leads: {
      'blue-ribbon-1940':
        'If the reds are gone, the player loses the value of the colour that went in: 3 points for the green, up to 7 for the black. If another was chosen after a red, no cost is named.',
    },
    cases: [
      { when: { on: 'order', ball: 'yellow' }, then: [permitted], note: YELLOW_IN_ORDER },
      ...ABOVE_YELLOW.map((ball) => ({ when: { on: 'order', ball } as const, then: [costs(ball)] })),
      { when: { on: 'choice' }, then: [notDecided], note: BY_CHOICE },
    ],
    note: 'It costs the same though the right ball was struck first.',
    cites: wrongColour,
    see: ['snooker.law.wrong-ball', 'snooker.law.two-colours'],
  }),
  'colour-with-red': law({
    ...FOUL,
    title: 'Colour pocketed when a red was on',
    gist: 'The player plays at a red, or pockets one, and a colour goes in.',
    aka: ['potted a colour with the red', 'black went in too', 'red and a colour together'],
    facts: { ball: whichColour('Which colour went in?', 'if the colour that went in was') },
    leads: { 'blue-ribbon-1940': 'The player loses the value of the colour that went in: 2 points for the yellow, up to 7 for the black.' },
    cases: byColour('ball'),
    cites: colourWithRed,
    see: ['snooker.law.red-with-colour'],
  }),
  'red-with-colour': law({
    ...FOUL,
    title: 'Red pocketed when a colour was on',
    gist: 'The player plays at a colour, or pockets it, and a red goes in.',
    aka: ['potted a red by accident', 'red went in with the black', 'sank a red too'],
    facts: { aimed: whichColour('Which colour was played at?', 'if the colour played at was') },
    leads: { 'blue-ribbon-1940': 'The player loses the value of the colour played at: 2 points for the yellow, up to 7 for the black.' },
    cases: byColour('aimed'),
    cites: redWithColour,
    see: ['snooker.law.colour-with-red'],
  }),
  'two-colours': law({
    ...FOUL,
    title: 'Two or more colours pocketed',
    gist: 'The player plays at a colour and pockets more than one.',
    aka: ['potted two colours', 'pink and black both went in'],
    facts: {
      highest: fact('Which is the highest that went in?', 'Highest in', {
        green: { label: 'The green', chip: 'Green', if: 'if the green is the highest that went in' },
        brown: { label: 'The brown', chip: 'Brown', if: 'if the brown is the highest that went in' },
        blue: { label: 'The blue', chip: 'Blue', if: 'if the blue is the highest that went in' },
        pink: { label: 'The pink', chip: 'Pink', if: 'if the pink is the highest that went in' },
        black: { label: 'The black', chip: 'Black', if: 'if the black is the highest that went in' },
      }),
      due: whichColour('Which should have been played on?', 'if the colour to be played on was'),
    },
    leads: {
      'blue-ribbon-1940': 'The player loses the value of the highest colour that went in, or of the colour played on if that is higher: from 3 to 7 points.',
    },
    cases: ABOVE_YELLOW.flatMap((colour, n) => [
      { when: { highest: colour, due: COLOURS.slice(0, n + 2) }, then: [costs(colour)] },
      ...(n === 0 ? [] : [{ when: { highest: ABOVE_YELLOW.slice(0, n), due: colour }, then: [costs(colour)] }]),
    ]),
    cites: severalColours,
    see: ['snooker.law.wrong-pocketed'],
  }),
  'white-in': law({
    ...FOUL,
    title: 'White pocketed',
    gist: 'The white runs into a pocket.',
    aka: ['scratch', 'in off', 'cue ball went in', 'went in off'],
    facts: {
      struck: fact('Had it struck a ball?', 'Had struck a ball', {
        no: { label: 'No', if: 'if the white had struck no ball' },
        yes: { label: 'Yes', if: 'if the white had struck a ball' },
      }),
      on: whichBall('What ball was on?', 'if the ball on was'),
    },
    leads: {
      'blue-ribbon-1940':
        'With a colour on, the player loses its value, 2 to 7 points. If the white hit no ball, the player loses at least 3, even at a red. If it hit a ball at a red, the book has no rule.',
    },
    cases: [
      { when: { struck: 'no', on: ['red', 'green'] }, then: [loses('player', 3)] },
      { when: { struck: 'no', on: 'yellow' }, then: [loses('player', 3)], doubtful: true },
      ...COLOURS.slice(2).map((on) => ({ when: { struck: 'no', on } as const, then: [costs(on)] })),
      { when: { struck: 'yes', on: 'red' }, then: [notDecided], note: 'The three points are for a white that has struck nothing.' },
      ...COLOURS.map((on) => ({ when: { struck: 'yes', on } as const, then: [costs(on)] })),
    ],
    cites: [
      doubted(
        white,
        'At the yellow, of two, this sentence gives three, and the next one, for a white pocketed when a colour is aimed at, the value of the ball.',
      ),
      doubted(atColour, AFTER_RED),
    ],
    see: ['snooker.law.miss', 'snooker.points.white-in'],
  }),
  miss: law({
    ...FOUL,
    title: 'Clear miss',
    gist: 'The white strikes nothing and stays on the table.',
    aka: ['missed', 'hit nothing', 'air shot'],
    facts: { on: whichBall('What ball was on?', 'if the ball on was') },
    leads: { 'blue-ribbon-1940': 'The player loses the value of the ball on: 1 point for a red, 2 for the yellow, up to 7 for the black.' },
    cases: [{ when: { on: 'red' }, then: [loses('player', 1)] }, ...byColour('on')],
    cites: [missRed, doubted(atColour, AFTER_RED)],
    see: ['snooker.law.white-in', 'snooker.points.miss-red'],
  }),
  snookered: law({
    ...FOUL,
    title: 'Snookered, and the ball not hit',
    gist: 'The player cannot play straight at the ball that has to be hit first, and does not hit it first.',
    aka: ['snookered', 'could not see the ball', 'ball in the way', 'hidden ball'],
    facts: {
      did: fact('What did the white do?', 'The white struck', {
        miss: { label: 'It struck nothing', chip: 'Nothing', if: 'if the white struck nothing' },
        other: { label: 'It struck another ball first', chip: 'Another first', if: 'if the white struck another ball first' },
      }),
    },
    leads: {
      'blue-ribbon-1940':
        'The player loses the usual points: those for a miss if the white struck nothing, those for a wrong ball if it struck another ball first.',
    },
    cases: [
      { when: { did: 'miss' }, then: [losesAmount('player', missPrice)] },
      { when: { did: 'other' }, then: [losesAmount('player', wrongBallPrice)] },
    ],
    note: 'Being snookered excuses nothing.',
    cites: snookered,
    see: ['snooker.law.miss', 'snooker.law.wrong-ball'],
  }),
};
