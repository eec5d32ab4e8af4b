import { doubted } from '../../../laws/cites.ts';
import { fact } from '../../../laws/laws.ts';
import { law } from '../../../laws/one-book.ts';
import { allowed, isDone, losesAmount, must, noPenaltyPrinted, notDecided, scoresEach } from '../../../laws/remedies.ts';
import { cites } from '../cites.ts';
import { colourBeside, colourSpotted, colourStaysOff, colourThenRed, forfeitValue, playAnyBall, playFromBalk, playLowest, redPocketed } from '../words.ts';

const { forfeits, opening, order, result, severalReds, spotting, turns } = cites.blue;

/** Spots, order and score: questions without an offence. */
export const table = {
  opening: law({
    offence: 'foul-stroke',
    title: 'First stroke',
    gist: 'The first stroke is not from the balk, or not at a red.',
    aka: ['break off', 'opening shot', 'first shot at a colour'],
    moment: 'stroke',
    cases: [{ then: [must('player', playFromBalk), noPenaltyPrinted], note: 'A colour struck first costs what it always costs when a red is on.' }],
    cites: opening,
    see: ['snooker.law.wrong-ball'],
  }),
  balk: law({
    question: 'allowed',
    title: 'Balls in balk',
    gist: 'After the first stroke a ball lies inside the balk.',
    aka: ['ball in balk', 'behind the line', 'protected by balk'],
    moment: 'stroke',
    leads: { 'blue-ribbon-1940': 'The player may play at it.' },
    cases: [{ then: [allowed('player', playAnyBall)], note: 'Balk protects nothing after the first stroke.' }],
    cites: opening,
  }),
  'two-reds': law({
    question: 'what-counts',
    title: 'Two or more reds at a stroke',
    gist: 'A red was on, and more than one goes in.',
    aka: ['potted two reds', 'three reds in one shot'],
    moment: 'count',
    leads: { 'blue-ribbon-1940': 'The player scores 1 point for each red, and then goes on to a colour as though one red had been pocketed.' },
    cases: [{ then: [scoresEach('player', 1, redPocketed), must('player', colourThenRed)] }],
    cites: severalReds,
    see: ['snooker.points.red'],
  }),
  spotting: law({
    question: 'what-counts',
    title: 'Where a pocketed colour goes',
    gist: 'A colour has been pocketed.',
    aka: ['respot', 'spot taken', 'spot occupied', 'does the black come back'],
    moment: 'next-stroke',
    facts: {
      reds: fact('Was a red still on the table?', 'Red on the table', {
        yes: { label: 'Yes', if: 'while a red was still on the table' },
        no: { label: 'No, the last was gone', chip: 'No', if: 'once the last red was gone' },
      }),
      spot: fact('Is its spot free?', 'Spot free', { free: { label: 'Yes', if: 'if its spot is free' }, taken: { label: 'No', if: 'if its spot is taken' } }),
    },
    usual: { spot: 'free' },
    leads: {
      'blue-ribbon-1940':
        'While a red is on the table, the colour goes back on its own spot or the nearest free spot. Once the last red is gone, a pocketed colour stays off.',
    },
    cases: [
      { when: { reds: 'yes', spot: 'free' }, then: [isDone(colourSpotted)] },
      { when: { reds: 'yes', spot: 'taken' }, then: [isDone(colourBeside)] },
      { when: { reds: 'no' }, then: [isDone(colourStaysOff)], doubtful: true },
    ],
    cites: [
      spotting,
      doubted(order, 'Once the last red is in, no colour is spotted again; that this holds for the colour taken right after it is how the words stand.'),
    ],
    see: ['snooker.law.last-red'],
  }),
  'last-red': law({
    question: 'obliged',
    title: 'After the last red',
    gist: 'The last red is in, and somebody is to play.',
    aka: ['which colour after the last red', 'free colour', 'colours in order', 'must he play the yellow'],
    moment: 'stroke',
    facts: {
      who: fact('Who plays?', 'Player', {
        same: { label: 'The player who has just pocketed it', chip: 'Who pocketed it', if: 'if the player who has just pocketed it plays' },
        later: { label: 'Any other, or that player at a later stroke', chip: 'Any other', if: 'if another plays, or that player at a later stroke' },
      }),
    },
    leads: {
      'blue-ribbon-1940': 'The lowest colour on the table must be played at. The book does not cover the stroke right after the last red, by the same player.',
    },
    cases: [
      {
        when: { who: 'same' },
        then: [notDecided],
        note: 'After a red the player plays at a colour of their choice; as soon as the last red is in, the colours go in their order. The book does not say which of the two holds for this stroke.',
      },
      { when: { who: 'later' }, then: [must('player', playLowest)] },
    ],
    cites: [turns, order],
    see: ['snooker.law.spotting'],
  }),
  'whose-points': law({
    question: 'who-pays',
    title: 'Where a forfeit goes',
    gist: 'A foul has been made, and its value is known. Who loses or scores the points?',
    aka: ['who gets the points for a foul', 'does the foul go to me', 'minus points'],
    moment: 'count',
    leads: { 'blue-ribbon-1940': 'The points come off the score of the player who made the foul.' },
    cases: [{ then: [losesAmount('player', forfeitValue)], doubtful: true }],
    cites: doubted(forfeits, 'It is "forfeited". The book names nobody who receives it, so it is taken off the score of the striker.'),
    see: ['snooker.points.miss-red'],
  }),
  tie: law({
    question: 'tie',
    title: 'Equal scores',
    gist: 'The last ball is off the table, and two players are level.',
    aka: ['tie', 'same score', 'respotted black'],
    moment: 'game-over',
    cases: [{ then: [notDecided], note: 'The highest score wins, or the lowest loses, as was agreed on; the book does not mention a tie.' }],
    cites: result,
  }),
};
