import { fact, yesNo } from '../../laws/laws.ts';
import { law } from '../../laws/one-book.ts';
import { allowed, barred, must, notDecided } from '../../laws/remedies.ts';
import { cites } from './cites.ts';
import { advanceSeveral, advanceWithoutAce, markOne, useDieAgain, useOverlooked } from './words.ts';

export const laws = {
  'first-ace': law({
    question: 'what-counts',
    title: 'The first ace',
    gist: 'A player throws whose marker is not yet on the strip.',
    aka: ['need a one to start', 'no ace yet', 'threw a two without an ace', 'how do I get on the strip', 'can I start with a two'],
    moment: 'throw',
    facts: { ace: yesNo('Does one of the dice show an ace?', 'Ace thrown', 'if one of the dice shows an ace', 'if none of the dice shows an ace') },
    usual: { ace: 'no' },
    leads: { 'blue-ribbon-1940': 'The player may not start before a die shows an ace. Then the marker goes on 1.' },
    cases: [
      { when: { ace: 'yes' }, then: [must('player', markOne)], note: 'The book does not say whether the same throw already serves for the 2.' },
      { when: { ace: 'no' }, then: [barred('player', advanceWithoutAce)], note: 'The dice are combined only after that.' },
    ],
    cites: cites.blue.game,
  }),
  'several-numbers': law({
    question: 'allowed',
    title: 'Several numbers of one throw',
    gist: 'The three dice make more than one of the numbers that come next.',
    aka: ['move more than one place', 'two numbers at once', 'go up four', 'only one number a throw'],
    moment: 'throw',
    facts: {},
    cases: [{ then: [allowed('player', advanceSeveral)], note: 'With ace, deuce and six a player on 5 goes forward four places, to 9.' }],
    cites: cites.blue.game,
    see: ['centennial.points.number'],
  }),
  'die-used-again': law({
    question: 'allowed',
    title: 'One die used for several numbers',
    gist: 'A die has helped to make a number and would help to make the next one too.',
    aka: ['use the six twice', 'use a die only once', 'add the dice in any way', 'combine dice'],
    moment: 'throw',
    facts: {},
    cases: [{ then: [allowed('player', useDieAgain)], note: 'In the example the six makes 6, 7, 8 and 9.' }],
    cites: cites.blue.game,
  }),
  overlooked: law({
    offence: 'under-score',
    title: 'Number overlooked',
    gist: 'A player overlooks a usable number that the dice make.',
    aka: ['missed a number', 'did not see the seven', 'can I take the number you missed', 'forgot to move', 'steal a number'],
    moment: 'throw',
    facts: {
      fits: fact('Does the number fit the game of the opponent?', 'Fits the opponent', {
        yes: { label: 'Yes', if: 'if the number fits the opponent’s game' },
        no: { label: 'No', if: 'if the number does not fit the opponent’s game' },
      }),
    },
    usual: { fits: 'yes' },
    leads: { 'blue-ribbon-1940': 'The opponent may use the number, if it fits the opponent’s game.' },
    cases: [
      { when: { fits: 'yes' }, then: [allowed('opponent', useOverlooked)] },
      { when: { fits: 'no' }, then: [barred('opponent', useOverlooked)] },
    ],
    cites: cites.blue.game,
    note: 'The book does not say until when the player who overlooked it may still claim it.',
  }),
  'turn-at-twelve': law({
    question: 'what-counts',
    title: 'At the 12',
    gist: 'A player has reached 12 and goes back to 1.',
    aka: ['do I need twelve twice', 'coming back down', 'turn round at the end', 'second twelve'],
    moment: 'throw',
    facts: {},
    cases: [
      {
        then: [notDecided],
        note: 'The series is made from 1 to 12 and then back again. The book does not say whether 12 is made twice, or whether 11 may come of the same throw.',
      },
    ],
    cites: cites.blue.game,
  }),
};
