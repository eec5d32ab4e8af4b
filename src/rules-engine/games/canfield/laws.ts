import { fact, law, silent } from '../../laws/laws.ts';
import { allowed, barred, handEnds, must, noPenaltyPrinted } from '../../laws/remedies.ts';
import { PATIENCE } from '../../patience/heads.ts';
import { lawFrom } from '../../patience/laws.ts';
import { cites, NO_RULES } from './cites.ts';
import { patience } from './patience.ts';
import { turnWhatIsLeft } from './words.ts';

const sierra = silent(NO_RULES);
const unsaid = () => NO_RULES;

export const laws = {
  'wrong-build': lawFrom(
    patience,
    'wrong-build',
    {
      aka: ['canfield build', 'red on red', 'black on black', 'wrong colour', 'wrong color', 'ace on king', 'turn the corner', 'wrap around'],
      leads: {
        'blue-ribbon-1940':
          'A foundation takes only the next higher card of its suit (an ace on its king). A column takes only the next lower card of the other colour. There are more cases.',
      },
    },
    unsaid,
  ),
  'starter-kept-back': lawFrom(
    patience,
    'base-kept-back',
    {
      title: 'Card of the starter’s rank kept back',
      gist: 'A card of the same rank as the starter shows and is not put in the top line.',
      aka: ['forgot the foundation', 'left the jack', 'must I play it up'],
    },
    unsaid,
  ),
  // A table of moves does not record how many cards are in the column from which one is taken.
  'long-pile': law({
    question: 'allowed',
    title: 'Card moved from a long pile',
    gist: 'A card is taken off a pile of the bottom line.',
    aka: ['move a column', 'move a whole pile', 'take a card from the tableau', 'pile of three'],
    moment: 'play',
    facts: {
      size: fact('How many cards lay in that pile?', 'Cards in the pile', {
        few: { label: 'One or two', if: 'if the pile held one or two cards' },
        many: { label: 'Three or more', if: 'if the pile held three or more cards' },
      }),
    },
    usual: { size: 'many' },
    leads: { 'blue-ribbon-1940': 'Not allowed from a pile of three or more cards. From a pile of one or two, the card may be moved.' },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { size: 'few' }, then: [allowed('player', 'move-card')], note: 'To another pile of either line.' },
          { when: { size: 'many' }, then: [barred('player', 'move-card'), noPenaltyPrinted], note: 'The rule is printed for a move to either line.' },
        ],
        cites.blue.klondikePlay,
      ),
      sierra,
    }),
  }),
  'vacant-place': lawFrom(
    patience,
    'empty-space',
    {
      title: 'Vacant place filled',
      gist: 'A card is put where a pile of the bottom line has gone.',
      aka: ['empty column', 'empty space', 'fill from the reserve', 'stock is gone'],
      leads: { 'blue-ribbon-1940': 'A card from the stock may fill it. The book does not cover any other card.' },
    },
    unsaid,
  ),
  // Nor does it cover cards run off by threes, or what ends the runs.
  'covered-card': law({
    question: 'allowed',
    title: 'Card under the top one used',
    gist: 'A card of the stock or of the cards run off is used while another lies on it.',
    aka: ['used the middle card', 'second card of the three', 'looked through the waste pile'],
    moment: 'play',
    facts: {
      above: fact('Where was the card?', 'Where it was', {
        top: { label: 'On top, or uncovered by the use of the card above it', chip: 'On top', if: 'if the card was on top or the one above had been used' },
        under: { label: 'Under another card', chip: 'Under another', if: 'if the card still lay under another' },
      }),
    },
    usual: { above: 'under' },
    leads: { 'blue-ribbon-1940': 'Not allowed while another card lies on it. Once that card has been used, the one under it may be played.' },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { above: 'top' }, then: [allowed('player', 'play-that-card')] },
          { when: { above: 'under' }, then: [barred('player', 'use-covered-card'), noPenaltyPrinted] },
        ],
        [cites.blue.klondikeDeal, cites.blue.klondikePlay],
      ),
      sierra,
    }),
  }),
  'short-packet': law({
    question: 'runs-out',
    title: 'Fewer than three cards left to turn',
    gist: 'At the end of the pack one or two cards remain.',
    aka: ['two cards left', 'last card of the deck', 'not enough cards to turn three'],
    moment: 'play',
    facts: {},
    readings: (says) => ({ 'blue-ribbon-1940': says([{ then: [must('player', turnWhatIsLeft)] }], cites.blue.klondikePlay), sierra }),
  }),
  'when-lost': lawFrom(
    patience,
    'when-lost',
    { leads: { 'blue-ribbon-1940': 'The player may play on while a move is left. When none is left, play stops.' }, see: ['canfield.law.pack-again'] },
    unsaid,
  ),
  'pack-again': law({
    ...PATIENCE.packAgain,
    aka: ['go through the deck again', 'how many times through', 'turn three', 'redeal'],
    facts: {
      used: fact('Was a card of the pack or of the stock used in the last run?', 'Card used', {
        yes: { label: 'Yes', if: 'if a card of pack or stock was used in the last run' },
        no: { label: 'No', if: 'if no card of pack or stock was used in the last run' },
      }),
      mixed: fact('Was the pack shuffled or cut in between?', 'Shuffled or cut', {
        no: { label: 'No', if: 'if the pack was not shuffled or cut between the runs' },
        yes: { label: 'Yes', if: 'if the pack was shuffled or cut between the runs' },
      }),
    },
    usual: { used: 'yes', mixed: 'no' },
    leads: {
      'blue-ribbon-1940':
        'If a card was used in the last run, the player may run through the pack again, without shuffling or cutting. If no card was used, play stops.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { used: 'yes', mixed: 'no' }, then: [allowed('player', 'run-pack-again')], note: 'By threes as before; no number of runs is set.' },
          { when: { used: 'yes', mixed: 'yes' }, then: [barred('player', 'recut'), noPenaltyPrinted], note: 'The pack is taken up as it lies.' },
          {
            when: { used: 'no' },
            then: [handEnds],
            note: 'The book calls another run useless, as the same cards would come, and has the game end when nothing more can be built.',
          },
        ],
        cites.blue.klondikeGame,
      ),
      sierra,
    }),
    see: ['canfield.points.card'],
  }),
};
