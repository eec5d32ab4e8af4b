import { fact } from '../../../core/laws.ts';
import { law } from '../../../core/one-book.ts';
import { allowed, barred, isDone, isVoid, mayBeDone, passesTo, stands } from '../../../core/remedies.ts';
import { cites } from '../cites.ts';
import {
  ballToPinSpot,
  bePutBurst,
  burstDeclared,
  ownToPinSpot,
  pinLeftOff,
  pinReplaced,
  pins,
  pinsReplaced,
  playAtPins,
  playAtTurn,
  scoredAgainst,
  strokeMade,
  thePin,
} from '../words.ts';

const { rules } = cites.blue;

/** Strokes, balls and pins: rules 1, 4, 7, 9 to 11, 14, 16 and 17. */
export const strokes = {
  'miss-or-off': law({
    offence: 'foul-stroke',
    title: 'Miss, or a ball off the table',
    gist: 'Nothing is hit, or a ball jumps off the table.',
    aka: ['clean miss', 'hit nothing', 'ball on the floor', 'jumped off'],
    moment: 'stroke',
    facts: { what: fact('What happened?', { miss: 'Nothing was hit', off: 'A ball is off the table' }) },
    cases: [
      { when: { what: 'miss' }, then: [isVoid(strokeMade)], note: 'The stroke is all that is lost: there is no other forfeit.' },
      { when: { what: 'off' }, then: [isVoid(strokeMade), isDone(ballToPinSpot)], note: 'The stroke is all that is lost: there is no other forfeit.' },
    ],
    cites: rules(1),
    see: ['pin-pool.law.another-ball-off'],
  }),
  'pins-straight': law({
    offence: 'pins-disturbed',
    title: 'Pins knocked down straight',
    gist: 'The cue ball goes into the pins and has met no ball.',
    aka: ['straight into the pins', 'hit the pins first', 'shot at the pins'],
    moment: 'stroke',
    facts: {
      frozen: fact('Did the striker’s ball touch another before the stroke?', { no: ['No', 'balls apart'], yes: ['Yes, they were frozen', 'frozen balls'] }),
    },
    cases: [
      { when: { frozen: 'no' }, then: [isVoid(pins), isDone(pinsReplaced), isDone(ownToPinSpot)] },
      { when: { frozen: 'yes' }, then: [allowed('player', playAtPins), stands('count')] },
    ],
    cites: rules(4),
    see: ['pin-pool.law.pins-by-person'],
  }),
  'pins-by-person': law({
    offence: 'pins-disturbed',
    title: 'Pins knocked down by the player',
    gist: 'The striker’s cue, hand or sleeve takes the pins, or something other than the ball played with or at.',
    aka: ['cue knocked the pins over', 'sleeve', 'knocked pins with the cue'],
    moment: 'stroke',
    cases: [{ then: [isVoid(strokeMade), isVoid(pins)] }],
    cites: rules(17),
  }),
  interference: law({
    offence: 'foul-stroke',
    title: 'Ball interfered with',
    gist: 'A ball that runs is stopped or turned, and pins fall.',
    aka: ['stopped the ball', 'touched a moving ball', 'blocked the ball'],
    moment: 'stroke',
    facts: {
      how: fact('How was it?', {
        striker: ['The striker did it on purpose', 'the striker, on purpose'],
        other: ['In any other way', 'otherwise'],
      }),
    },
    cases: [
      { when: { how: 'striker' }, then: [isVoid(pins), isDone(burstDeclared)] },
      { when: { how: 'other' }, then: [isVoid(pins)], note: 'Pins felled by any other ball that the same stroke set in motion do not count either.' },
    ],
    cites: rules(11, 16),
    see: ['pin-pool.law.irregular-stroke', 'pin-pool.law.another-ball-off'],
  }),
  'irregular-stroke': law({
    offence: 'foul-stroke',
    title: 'Unfair or irregular stroke',
    gist: 'Pins fall by an unfair or irregular stroke or act of the player.',
    aka: ['push shot', 'unfair shot', 'foul shot'],
    moment: 'stroke',
    cases: [{ then: [isVoid(pins)] }],
    cites: rules(16),
  }),
  'another-ball-off': law({
    question: 'what-counts',
    title: 'Pins down, and a ball off the table',
    gist: 'A ball knocks pins down, and another ball jumps off by the same stroke.',
    aka: ['ball jumped but the pins fell', 'do the pins count'],
    moment: 'count',
    cases: [{ then: [stands('count')] }],
    cites: rules(11),
    see: ['pin-pool.law.miss-or-off'],
  }),
  'out-of-turn': law({
    offence: 'play-out-of-turn',
    title: 'Played out of turn',
    gist: 'A player who is not next strikes, and pins fall.',
    aka: ['not his turn', 'wrong player shot', 'told me it was my turn'],
    moment: 'stroke',
    facts: {
      called: fact('Was he called on to play by a player or the marker?', { yes: ['Yes', 'called on to play'], no: ['No', 'unasked'] }),
      over: fact('Does the stroke take him over 31?', { yes: ['Yes', 'over 31'], no: ['No', 'not over 31'] }),
    },
    cases: [
      { when: { called: 'yes' }, then: [isVoid('count'), barred('player', bePutBurst), allowed('player', playAtTurn)] },
      { when: { called: 'no', over: 'no' }, then: [isVoid('count')] },
      { when: { called: 'no', over: 'yes' }, then: [isVoid('count'), mayBeDone(scoredAgainst)] },
    ],
    cites: rules(10),
    see: ['pin-pool.law.burst'],
  }),
  'pins-not-spotted': law({
    offence: 'wrong-set-up',
    title: 'Played before the pins were set',
    gist: 'The player strikes while a pin is not yet on its spot.',
    aka: ['pin missing', 'pins were not up', 'played too soon'],
    moment: 'stroke',
    cases: [{ then: [isVoid(strokeMade), passesTo('turn', 'next-player')] }],
    cites: rules(14),
    see: ['pin-pool.law.spot-covered'],
  }),
  'spot-covered': law({
    question: 'what-counts',
    title: 'A ball on the spot of a pin',
    gist: 'A pin cannot be set up, as a ball lies where it belongs.',
    aka: ['ball on the pin spot', 'where does the pin go'],
    moment: 'set-up',
    cases: [{ then: [isDone(pinLeftOff)] }],
    cites: rules(7),
  }),
  'pin-half-down': law({
    question: 'what-counts',
    title: 'Pin moved and still standing',
    gist: 'A pin has been moved and not knocked down.',
    aka: ['pin still standing', 'pin slid off the spot', 'pin leaning'],
    moment: 'count',
    facts: {
      where: fact('Where does it stand?', {
        clear: ['Entirely clear of its spot', 'clear of the spot'],
        on: ['Still partly on its spot, or leaning', 'not clear of it'],
      }),
    },
    cases: [
      { when: { where: 'clear' }, then: [stands('count')] },
      { when: { where: 'on' }, then: [isVoid(thePin), isDone(pinReplaced)] },
    ],
    cites: rules(9),
  }),
};
