import { fact } from '../../laws/laws.ts';
import { law } from '../../laws/one-book.ts';
import { barred, isDone, isVoid, noPenaltyPrinted, scores } from '../../laws/remedies.ts';
import { cites } from './cites.ts';
import { pinCount, playAtPin, setInCentre, setWhereItFell } from './words.ts';

const { rules, counts } = cites.blue;

/** The laws that the pin adds to the three-ball game. */
export const laws = {
  'pin-direct': law({
    offence: 'foul-stroke',
    title: 'Pin hit before a ball',
    gist: 'The cue ball goes straight for the pin and knocks it down before it has hit a ball.',
    aka: ['played at the pin', 'straight at the pin', 'hit the pin first'],
    moment: 'stroke',
    leads: {
      'blue-ribbon-1940': 'Nothing is counted for the pin. The player may not play straight at it; the book names no penalty.',
    },
    cases: [{ then: [isVoid(pinCount), barred('player', playAtPin), noPenaltyPrinted] }],
    cites: rules(1),
    see: ['little-corporal.points.pin'],
  }),
  'pin-fallen': law({
    question: 'what-counts',
    title: 'Where the pin is set up again',
    gist: 'The pin is down, off the table or out of reach.',
    aka: ['pin on the cushion', 'pin off the table', 'pin in the corner', 'where does the pin go'],
    moment: 'next-stroke',
    facts: {
      where: fact('Where is the pin?', 'The pin is', {
        table: { label: 'Lying on the table', chip: 'On the table', if: 'if the pin lies on the table where a ball can hit it' },
        off: { label: 'Off the table', if: 'if the pin is off the table' },
        cushion: { label: 'On the top of a cushion', chip: 'On a cushion', if: 'if the pin is on the top of a cushion' },
        corner: { label: 'In a corner of the table, where no ball can hit it', chip: 'In a corner', if: 'if the pin is in a corner where no ball can hit it' },
      }),
    },
    cases: [
      { when: { where: 'table' }, then: [isDone(setWhereItFell)] },
      { when: { where: ['off', 'cushion', 'corner'] }, then: [isDone(setInCentre)] },
    ],
    cites: rules(2, 3),
    see: ['little-corporal.law.pin-leaning'],
  }),
  'pin-leaning': law({
    question: 'what-counts',
    title: 'Pin leaning against the cushion',
    gist: 'The pin has not fallen flat: it leans against a cushion.',
    aka: ['pin did not fall', 'pin propped up', 'leaning pin'],
    moment: 'count',
    cases: [{ then: [scores('player', 5)], note: 'It counts as a pin that is down.' }],
    cites: [rules(3), counts],
    see: ['little-corporal.points.pin', 'little-corporal.law.pin-fallen'],
  }),
};
