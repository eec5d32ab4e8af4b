import { fact } from '../../../laws/laws.ts';
import { law } from '../../../laws/one-book.ts';
import { allowed, barred, isDone, must, noPenaltyPrinted } from '../../../laws/remedies.ts';
import { cites } from '../cites.ts';
import { callMahJong, correctSet, keepKong, keepPair, kongAsHeld, kongAsTriplet, laySetOut } from '../words.ts';

const { shown, pairs, falseSet } = cites.blue;

export const shownLaws = {
  'set-not-laid-down': law({
    offence: 'irregular-meld',
    title: 'A set from a discard kept in the hand',
    gist: 'A player takes a discard for a set and puts it among the tiles on the rack.',
    aka: ['hid the pung', 'must I show it', 'kept the chow concealed'],
    moment: 'melding',
    cases: [{ then: [must('player', laySetOut), noPenaltyPrinted], note: 'Sets made by drawing stay hidden until the end.' }],
    cites: shown,
  }),
  'kong-not-shown': law({
    question: 'what-counts',
    title: 'Four of a kind in the hand',
    gist: 'A player has drawn four of a kind.',
    aka: ['hidden kong', 'concealed kong', 'forgot to show the kong'],
    moment: 'melding',
    facts: {
      shown: fact('Have they been shown, the end tiles face down?', 'Shown', {
        yes: { label: 'Yes', if: 'if the four were shown, the end tiles face down' },
        no: { label: 'No, and the hand is over', chip: 'No', if: 'if the hand is over and they were not shown' },
        kept: { label: 'No, the player would like to keep them', chip: 'To be kept back', if: 'if the player wants to keep the four in the hand' },
      }),
    },
    cases: [
      { when: { shown: 'yes' }, then: [isDone(kongAsHeld)] },
      { when: { shown: 'no' }, then: [isDone(kongAsTriplet)] },
      { when: { shown: 'kept' }, then: [allowed('player', keepKong)], note: 'One of them may be wanted for a sequence.' },
    ],
    cites: shown,
    leads: {
      'blue-ribbon-1940':
        'The player may keep them in the hand. If they were shown, with the end tiles face down, they count as four of a kind. If they were not shown, they count as a triplet only.',
    },
  }),
  'pair-laid-down': law({
    offence: 'irregular-meld',
    title: 'A pair laid on the table',
    gist: 'A player lays down two tiles as a set.',
    aka: ['show a pair', 'pair on the table'],
    moment: 'melding',
    cases: [{ then: [must('player', keepPair), noPenaltyPrinted], note: 'What lies on the table is three tiles at least.' }],
    cites: pairs,
  }),
  'false-set': law({
    offence: 'irregular-meld',
    title: 'A false set laid down',
    gist: 'What a player has laid down as a set is none.',
    aka: ['wrong set', 'bad pung', 'not a sequence', 'must I tell him'],
    moment: 'melding',
    facts: {
      discarded: fact('Has that player discarded since?', 'Has discarded', {
        no: { label: 'No', if: 'before the player has discarded again' },
        yes: { label: 'Yes', if: 'once the player has discarded again' },
      }),
    },
    cases: [
      { when: { discarded: 'no' }, then: [allowed('offender', correctSet)], note: 'The book only says that it is too late after the discard.' },
      { when: { discarded: 'yes' }, then: [barred('offender', correctSet), barred('offender', callMahJong)], note: 'Even where the player could correct it.' },
    ],
    cites: falseSet,
    leads: { 'blue-ribbon-1940': 'The player may correct the set until they have discarded again. After that, they may not correct it or win the hand.' },
    note: 'Nobody has to point it out.',
  }),
};
