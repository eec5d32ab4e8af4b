import { fact, law, silent } from '../../core/laws.ts';
import { PATIENCE } from '../../core/patience/heads.ts';
import { allowed, barred, handEnds, must, noPenaltyPrinted, notDecided } from '../../core/remedies.ts';
import { cites, NO_RULES } from './cites.ts';
import { movePartOfRun, moveRun, turnHiddenCard } from './words.ts';

const sierra = silent(NO_RULES);

export const laws = {
  'wrong-build': law({
    ...PATIENCE.wrongBuild,
    aka: ['red on red', 'black on black', 'wrong colour', 'wrong color', 'skipped a number', 'wrong suit on the ace'],
    facts: {
      where: fact('Where was it laid?', { 'ace-line': 'In the ace line', layout: 'On a file of the layout' }),
      how: fact('How does it stand to the card under it?', {
        'up-in-suit': 'One higher, of the same suit',
        'down-other-color': 'One lower, of the other colour',
        neither: 'Neither',
      }),
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { where: 'ace-line', how: 'up-in-suit' }, then: [allowed('player', 'build-so')] },
          { when: { where: 'layout', how: 'down-other-color' }, then: [allowed('player', 'build-so')] },
          { when: { where: 'ace-line', how: ['down-other-color', 'neither'] }, then: [barred('player', 'build-so'), noPenaltyPrinted] },
          { when: { where: 'layout', how: ['up-in-suit', 'neither'] }, then: [barred('player', 'build-so'), noPenaltyPrinted] },
        ],
        cites.blue.sevenCardPlay,
      ),
      sierra,
    }),
  }),
  'part-of-a-run': law({
    question: 'allowed',
    title: 'Part of a run moved',
    gist: 'Some of the face-up cards of a file are moved and others stay.',
    aka: ['move part of a stack', 'split a column', 'break up a run', 'take two of the cards', 'move half the pile'],
    moment: 'play',
    facts: {
      taken: fact('What was taken?', { single: 'The only face-up card of the file', all: 'All its face-up cards together', part: 'Some of them; others stay' }),
      to: fact('Where did it go?', { file: 'To another file', 'ace-line': 'To the ace line, the top card alone' }),
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { taken: 'single' }, then: [allowed('player', 'move-card')] },
          { when: { taken: 'all', to: 'file' }, then: [allowed('player', moveRun)] },
          { when: { taken: 'part', to: 'file' }, then: [barred('player', movePartOfRun), noPenaltyPrinted] },
          {
            when: { taken: ['all', 'part'], to: 'ace-line' },
            then: [notDecided],
            note: 'The rule speaks of borrowing from a file. Whether the last card of a run may leave it for the ace line is not said.',
          },
        ],
        cites.blue.sevenCardScoring,
      ),
      sierra,
    }),
  }),
  'empty-space': law({
    question: 'allowed',
    title: 'Empty space filled',
    gist: 'A card is put into a space from which a whole file has gone.',
    aka: ['empty column', 'empty spot', 'only kings', 'put a queen in the empty space'],
    moment: 'play',
    facts: { card: fact('Which card was put there?', { king: 'A king, alone or with cards built on it', other: 'Any other card' }) },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { card: 'king' }, then: [allowed('player', 'fill-space-so')], note: 'The space may also be left empty.' },
          { when: { card: 'other' }, then: [barred('player', 'fill-space-so'), noPenaltyPrinted] },
        ],
        cites.blue.sevenCardPlay,
      ),
      sierra,
    }),
  }),
  'ace-kept-back': law({
    question: 'obliged',
    title: 'Ace kept back',
    gist: 'An ace comes in sight and is not laid out.',
    aka: ['forgot the ace', 'left the ace', 'must I play the ace'],
    moment: 'play',
    facts: {},
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [{ then: [must('player', 'start-foundation')], note: 'For cards above the ace no such haste is ordered.' }],
        cites.blue.sevenCardPlay,
      ),
      sierra,
    }),
  }),
  'hidden-card': law({
    question: 'allowed',
    title: 'Hidden card looked at',
    gist: 'A card that lies face down in a file is turned or peeked at.',
    aka: ['peeked', 'cheated at solitaire', 'looked under', 'turned a card over too early'],
    moment: 'play',
    facts: {
      above: fact('Is a face-up card still lying on it?', {
        no: ['No: the card above has gone to another file', 'card above gone'],
        yes: ['Yes', 'face-up card on it'],
      }),
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { above: 'no' }, then: [must('player', turnHiddenCard)], note: 'It may then be built with or upon.' },
          { when: { above: 'yes' }, then: [notDecided], note: 'The cards lie face down; the book has no word for a peep.' },
        ],
        [cites.blue.sevenCardPlay, cites.blue.sevenCardScoring],
      ),
      sierra: silent('The history of the games smiles at whoever was ever tempted to peek, and gives no ruling.'),
    }),
  }),
  'pack-again': law({
    ...PATIENCE.packAgain,
    aka: ['go through the deck again', 'how many times through', 'draw three', 'draw one', 'turn three', 'redeal', 'three passes'],
    facts: {
      way: fact('How is the pack run off?', { threes: 'By threes', ones: 'One card at a time' }),
      used: fact('Can running it off still change anything?', {
        yes: ['Yes', 'it can change something'],
        no: ['No: nothing can be built any more', 'nothing can change'],
      }),
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { way: 'threes', used: 'yes' }, then: [allowed('player', 'run-pack-again')], note: 'No number of passes is set.' },
          { when: { way: 'threes', used: 'no' }, then: [handEnds], note: 'The game is at an end, and the ace line is paid for.' },
          { when: { way: 'ones' }, then: [barred('player', 'run-pack-again')], note: 'One pass is all there is; the game ends with it.' },
        ],
        cites.blue.sevenCardScoring,
      ),
      sierra,
    }),
    see: ['klondike.points.card'],
  }),
};
