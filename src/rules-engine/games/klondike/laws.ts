import { fact, law, silent } from '../../laws/laws.ts';
import { allowed, barred, handEnds, must, notDecided } from '../../laws/remedies.ts';
import { PATIENCE } from '../../patience/heads.ts';
import { lawFrom } from '../../patience/laws.ts';
import { cites, NO_RULES } from './cites.ts';
import { patience } from './patience.ts';
import { turnHiddenCard } from './words.ts';

const unsaid = () => NO_RULES;

export const laws = {
  'wrong-build': lawFrom(
    patience,
    'wrong-build',
    {
      leads: {
        'blue-ribbon-1940':
          'On a foundation, only the next higher card of the same suit may be built. In a column, only the next lower card of the other colour.',
      },
      aka: ['red on red', 'black on black', 'wrong colour', 'wrong color', 'skipped a number', 'wrong suit on the ace'],
    },
    unsaid,
  ),
  'part-of-a-run': lawFrom(
    patience,
    'several-moved',
    { leads: { 'blue-ribbon-1940': 'All the face-up cards of a column may go to another column together, but not only some of them. There are more cases.' } },
    unsaid,
  ),
  'empty-space': lawFrom(
    patience,
    'empty-space',
    {
      leads: { 'blue-ribbon-1940': 'Only a king may fill the space. The book names no penalty for any other card.' },
      aka: ['empty column', 'empty spot', 'only kings', 'put a queen in the empty space'],
    },
    unsaid,
  ),
  'ace-kept-back': lawFrom(patience, 'base-kept-back', {}, unsaid),
  // A table of moves cannot express a face-down card that must be turned, or two ways of going through the pack.
  'hidden-card': law({
    question: 'allowed',
    title: 'Hidden card looked at',
    gist: 'A card that lies face down in a column is turned or peeked at.',
    aka: ['peeked', 'cheated at solitaire', 'looked under', 'turned a card over too early'],
    moment: 'play',
    facts: {
      above: fact('Is a face-up card still lying on it?', 'Face-up card on it', {
        no: { label: 'No: the card above has gone to another file', chip: 'No', if: 'if the card above has gone to another file' },
        yes: { label: 'Yes', if: 'if a face-up card still lies on the hidden card' },
      }),
    },
    usual: { above: 'yes' },
    leads: {
      'blue-ribbon-1940': 'Once the card above has gone to another column, the player must turn the hidden card face up. Before that, the book has no rule.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { above: 'no' }, then: [must('player', turnHiddenCard)], note: 'It may then be built with or upon.' },
          { when: { above: 'yes' }, then: [notDecided], note: 'The cards lie face down; the book has no word for a peep.' },
        ],
        [cites.blue.sevenCardPlay, cites.blue.sevenCardScoring],
      ),
      sierra: silent('The history of the games smiles at players who were ever tempted to peek, and gives no ruling.'),
    }),
  }),
  'when-lost': lawFrom(
    patience,
    'when-lost',
    { leads: { 'blue-ribbon-1940': 'The player may play on while a move is left. Once no move is left, play stops.' }, see: ['klondike.law.pack-again'] },
    unsaid,
  ),
  'pack-again': law({
    ...PATIENCE.packAgain,
    aka: ['go through the deck again', 'how many times through', 'draw three', 'draw one', 'turn three', 'redeal', 'three passes'],
    facts: {
      way: fact('How is the pack run off?', 'Pack run off', {
        threes: { label: 'By threes', if: 'if the pack is run off by threes' },
        ones: { label: 'One card at a time', chip: 'One at a time', if: 'if the pack is run off one card at a time' },
      }),
      used: fact('Can running it off still change anything?', 'Still useful', {
        yes: { label: 'Yes', if: 'if another run of the pack can still change something' },
        no: { label: 'No: nothing can be built any more', chip: 'No', if: 'if nothing can be built any more' },
      }),
    },
    usual: { used: 'yes' },
    leads: {
      'blue-ribbon-1940':
        'A pack turned by threes may be run through again as long as that can bring up new cards. A pack turned one by one may not be run through again.',
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
      sierra: silent(
        `${NO_RULES} Of Batsford, which it calls the same game but for the number of cards and columns and three kings put by, it says that there is no redeal.`,
      ),
    }),
    see: ['klondike.points.card'],
  }),
};
