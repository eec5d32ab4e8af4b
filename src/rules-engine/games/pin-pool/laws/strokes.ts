import { fact } from '../../../laws/laws.ts';
import { law } from '../../../laws/one-book.ts';
import { allowed, barred, isDone, isVoid, mayBeDone, passesTo, stands } from '../../../laws/remedies.ts';
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
    facts: {
      what: fact('What happened?', 'What happened', {
        miss: { label: 'Nothing was hit', chip: 'Nothing hit', if: 'if nothing was hit' },
        off: { label: 'A ball is off the table', chip: 'A ball off', if: 'if a ball is off the table' },
      }),
    },
    leads: { 'blue-ribbon-1940': 'The stroke does not count. A ball off the table goes on the pin-pool spot or, if that is taken, on the nearest free spot.' },
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
      frozen: fact('Did the striker’s ball touch another before the stroke?', 'Frozen before', {
        no: { label: 'No', if: 'if the balls did not touch before the stroke' },
        yes: { label: 'Yes, they were frozen', chip: 'Yes', if: 'if the balls were frozen before the stroke' },
      }),
    },
    leads: {
      'blue-ribbon-1940':
        'The pins do not count, and the player’s ball goes on the pin-pool spot or the nearest free spot. But if the balls were frozen before the stroke, the pins count.',
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
      how: fact('How was it?', 'How', {
        striker: { label: 'The shooter did it on purpose', chip: 'Shooter, on purpose', if: 'if the shooter did it on purpose' },
        other: { label: 'In any other way', chip: 'Any other way', if: 'if it was in any other way' },
      }),
    },
    leads: { 'blue-ribbon-1940': 'The pins do not count. A player who interfered with the ball on purpose is also burst, whatever the count.' },
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
    leads: { 'blue-ribbon-1940': 'The pins count.' },
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
      called: fact('Was the player called on to play by a player or the marker?', 'Called on to play', {
        yes: { label: 'Yes', if: 'if the player was called on to play' },
        no: { label: 'No', if: 'if the player was not called on to play' },
      }),
      over: fact('Does the stroke bring the player over 31?', 'Over 31', {
        yes: { label: 'Yes', if: 'if the stroke brings the player over 31' },
        no: { label: 'No', if: 'if the stroke does not bring the player over 31' },
      }),
    },
    leads: {
      'blue-ribbon-1940':
        'Nothing is scored. If the player was called on to play, they still have their proper turn. If not, and the pins would bring them over 31, they may be counted as burst.',
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
      where: fact('Where does it stand?', 'Pin stands', {
        clear: { label: 'Entirely clear of its spot', chip: 'Clear of its spot', if: 'if the pin stands entirely clear of its spot' },
        on: { label: 'Still partly on its spot, or leaning', chip: 'Partly on its spot', if: 'if the pin is still partly on its spot, or leaning' },
      }),
    },
    leads: { 'blue-ribbon-1940': 'The pin counts only if it stands entirely clear of its spot. If not, it does not count and is put back.' },
    cases: [
      { when: { where: 'clear' }, then: [stands('count')] },
      { when: { where: 'on' }, then: [isVoid(thePin), isDone(pinReplaced)] },
    ],
    cites: rules(9),
  }),
};
