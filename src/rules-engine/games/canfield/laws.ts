import { fact, law, silent } from '../../core/laws.ts';
import { PATIENCE } from '../../core/patience/heads.ts';
import { allowed, barred, handEnds, must, noPenaltyPrinted, notDecided } from '../../core/remedies.ts';
import { cites, NO_RULES } from './cites.ts';
import { turnWhatIsLeft } from './words.ts';

const sierra = silent(NO_RULES);

export const laws = {
  'wrong-build': law({
    ...PATIENCE.wrongBuild,
    aka: ['canfield build', 'red on red', 'black on black', 'wrong colour', 'wrong color', 'ace on king', 'turn the corner', 'wrap around'],
    facts: {
      where: fact('Where was it laid?', { top: 'In the top line', bottom: 'In the bottom line' }),
      how: fact('How does it stand to the card under it?', {
        up: 'One higher, of the same suit',
        'ace-on-king': 'An ace on the king of its suit',
        down: 'One lower, of the other colour',
        'king-on-ace': 'A king on an ace of the other colour',
        none: 'None of these',
      }),
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          {
            when: { where: 'top', how: ['up', 'ace-on-king'] },
            then: [allowed('player', 'build-so')],
            note: 'A suit runs on past the king and ends below its starter.',
          },
          { when: { where: 'bottom', how: 'down' }, then: [allowed('player', 'build-so')] },
          { when: { where: 'top', how: ['down', 'king-on-ace', 'none'] }, then: [barred('player', 'build-so'), noPenaltyPrinted] },
          { when: { where: 'bottom', how: ['up', 'ace-on-king', 'none'] }, then: [barred('player', 'build-so'), noPenaltyPrinted] },
          {
            when: { where: 'bottom', how: 'king-on-ace' },
            then: [notDecided],
            note: 'The top line goes round the corner from king to ace; of the bottom line that is not said.',
          },
        ],
        cites.blue.klondikeDraw,
      ),
      sierra,
    }),
  }),
  'starter-kept-back': law({
    question: 'obliged',
    title: 'Card of the starter’s rank kept back',
    gist: 'A card of the same rank as the starter shows and is not put in the top line.',
    aka: ['forgot the foundation', 'left the jack', 'must I play it up'],
    moment: 'play',
    facts: {},
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [{ then: [must('player', 'start-foundation')], note: 'For the cards that build on it no such haste is ordered.' }],
        cites.blue.klondikeDraw,
      ),
      sierra,
    }),
  }),
  'long-pile': law({
    question: 'allowed',
    title: 'Card moved from a long pile',
    gist: 'A card is taken off a pile of the bottom line.',
    aka: ['move a column', 'move a whole pile', 'take a card from the tableau', 'pile of three'],
    moment: 'play',
    facts: { size: fact('How many cards lay in that pile?', { few: 'One or two', many: 'Three or more' }) },
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
  'vacant-place': law({
    question: 'allowed',
    title: 'Vacant place filled',
    gist: 'A card is put where a pile of the bottom line has gone.',
    aka: ['empty column', 'empty space', 'fill from the reserve', 'stock is gone'],
    moment: 'play',
    facts: { from: fact('Where did the card come from?', { stock: 'From the top of the stock', elsewhere: 'From the pack, or from another pile' }) },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { from: 'stock' }, then: [allowed('player', 'fill-space-so')], note: 'He need not.' },
          { when: { from: 'elsewhere' }, then: [notDecided], note: 'The stock alone is named; what fills a place once the stock is gone is not said.' },
        ],
        cites.blue.klondikePlay,
      ),
      sierra,
    }),
  }),
  'covered-card': law({
    question: 'allowed',
    title: 'Card under the top one used',
    gist: 'A card of the stock or of the cards run off is used while another lies on it.',
    aka: ['used the middle card', 'second card of the three', 'looked through the waste pile'],
    moment: 'play',
    facts: { above: fact('Where was the card?', { top: 'On top, or uncovered by the use of the card above it', under: 'Under another card' }) },
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
  'pack-again': law({
    ...PATIENCE.packAgain,
    aka: ['go through the deck again', 'how many times through', 'turn three', 'redeal'],
    facts: {
      used: fact('Was a card of the pack or of the stock used in the last run?', { yes: ['Yes', 'a card was used'], no: ['No', 'no card was used'] }),
      mixed: fact('Was the pack shuffled or cut in between?', { no: ['No', 'not shuffled'], yes: ['Yes', 'shuffled or cut'] }),
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { used: 'yes', mixed: 'no' }, then: [allowed('player', 'run-pack-again')], note: 'By threes as before; no number of runs is set.' },
          { when: { used: 'yes', mixed: 'yes' }, then: [barred('player', 'recut'), noPenaltyPrinted], note: 'The pack is taken up as it lies.' },
          { when: { used: 'no' }, then: [handEnds], note: 'The same cards would come again: the game is at an end as soon as nothing more can be built.' },
        ],
        cites.blue.klondikeGame,
      ),
      sierra,
    }),
    see: ['canfield.points.card'],
  }),
};
