import { doubted } from '../../laws/cites.ts';
import { fact, law, silent } from '../../laws/laws.ts';
import { allowed, barred, handEnds, must, noPenaltyPrinted, notDecided } from '../../laws/remedies.ts';
import { PATIENCE } from '../../patience/heads.ts';
import { lawFrom } from '../../patience/laws.ts';
import { cites, NO_RULES } from './cites.ts';
import { patience } from './patience.ts';
import { turnStarter, withdraw } from './words.ts';

const sierra = silent(NO_RULES);
const { starter, king, choice, fresh, score } = cites.blue;

/**
 * Offences and questions at golf with cards, mostly written by hand: a table of moves cannot express a king that stops, a duty to take a card,
 * or cards that are counted when the stock is gone.
 */
export const laws = {
  'wrong-card': law({
    offence: 'irregular-play',
    title: 'Card that does not follow the starter',
    gist: 'A card is withdrawn that is not next in rank to the one on the discard pile.',
    aka: ['ace on a king', 'king on an ace', 'queen on a king', 'turn the corner', 'around the corner', 'wrong sequence', 'skipped a rank'],
    moment: 'play',
    facts: {
      how: fact('Which card goes on which?', 'Card withdrawn', {
        next: { label: 'Next in rank, up or down, on any card but a king', chip: 'Next in rank', if: 'if a card next in rank goes on any card but a king' },
        'queen-on-king': { label: 'A queen on a king', chip: 'Queen on king', if: 'if a queen goes on a king' },
        'king-on-ace': { label: 'A king on an ace', chip: 'King on ace', if: 'if a king goes on an ace' },
        'ace-on-king': { label: 'An ace on a king', chip: 'Ace on king', if: 'if an ace goes on a king' },
        other: { label: 'Any other', if: 'if the two cards are not next in rank, nor king and ace' },
      }),
    },
    verdict: {
      kind: 'disagree',
      say: 'The books disagree only on a queen laid on a king: Sierra allows it, Blue Ribbon does not.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { how: ['next', 'king-on-ace'] }, then: [allowed('player', withdraw)] },
          { when: { how: 'queen-on-king' }, then: [barred('player', withdraw), noPenaltyPrinted], note: 'A king is a stop.' },
          { when: { how: ['ace-on-king', 'other'] }, then: [barred('player', withdraw), noPenaltyPrinted] },
        ],
        [starter, king],
      ),
      sierra: says(
        [
          { when: { how: 'queen-on-king' }, then: [allowed('player', withdraw)], note: 'It counsels to save queens for a king that turns up.' },
          {
            when: { how: 'next' },
            then: [allowed('player', withdraw)],
            note: 'Sequences go to the foundation, it says, and twos are to be saved for an ace that turns up.',
          },
          { when: { how: ['king-on-ace', 'ace-on-king', 'other'] }, then: [notDecided] },
        ],
        cites.sierra.advice,
      ),
    }),
    leads: {
      sierra: 'A card next in rank may be laid, even a queen on a king. The book does not cover a card that is not next in rank.',
      'blue-ribbon-1940': 'A card that is not next in rank may not be laid, except a king on an ace. No card may be laid on a king. The book names no penalty.',
    },
  }),
  'covered-card': law({
    question: 'allowed',
    title: 'Card withdrawn with another under it',
    gist: 'A card fits the starter and has another one below it in its file.',
    aka: ['card under it', 'buried card', 'not the bottom card', 'card in the middle of a file', 'covered card'],
    moment: 'play',
    facts: {
      card: fact('Where did it lie?', 'Where it lay', {
        bottom: { label: 'Lowest in its file', if: 'if the card lay lowest in its file' },
        above: { label: 'With another card below it', chip: 'Above another', if: 'if the card lay with another below it' },
      }),
    },
    usual: { card: 'above' },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { card: 'bottom' }, then: [allowed('player', withdraw)] },
          { when: { card: 'above' }, then: [barred('player', 'use-covered-card'), noPenaltyPrinted] },
        ],
        starter,
      ),
      sierra,
    }),
    leads: { 'blue-ribbon-1940': 'The player may use a card only if no other lies below it in its file. The book names no penalty.' },
  }),
  'must-withdraw': law({
    question: 'obliged',
    title: 'Card that fits left lying',
    gist: 'A card could be withdrawn, and the player would rather leave it or turn another starter.',
    aka: ['must I play', 'save a card', 'turned a new starter too soon', 'overlooked a card', 'pass'],
    moment: 'play',
    facts: {
      many: fact('How many cards fit?', 'Cards that fit', {
        one: { label: 'One', if: 'if only one card fits' },
        more: { label: 'Several', if: 'if several cards fit' },
        none: { label: 'None', if: 'if no card fits' },
      }),
    },
    usual: { many: 'one' },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { many: 'one' }, then: [must('player', withdraw)] },
          { when: { many: 'more' }, then: [must('player', withdraw)], note: 'Which of them, is the choice of the player.' },
          { when: { many: 'none' }, then: [must('player', turnStarter)] },
        ],
        [starter, choice, fresh],
      ),
      sierra,
    }),
    leads: { 'blue-ribbon-1940': 'The player must lay a card that fits on the discard pile. If no card fits, they must turn up a fresh starter.' },
  }),
  'king-stop': law({
    question: 'allowed',
    title: 'Play after a king',
    gist: 'A king has come on the discard pile, turned as a starter or played from a file.',
    aka: ['king ends the run', 'stop card', 'king turned up', 'what goes on a king'],
    moment: 'play',
    facts: {},
    verdict: {
      kind: 'disagree',
      say: 'The books disagree: by Sierra play goes on if a queen is laid on the king; by Blue Ribbon nothing goes on a king, and a fresh starter is turned up.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says([{ then: [must('player', turnStarter)], note: 'The king is a stop.' }], king),
      sierra: says(
        [{ then: [allowed('player', withdraw)], note: 'A queen may go on it.' }],
        doubted(cites.sierra.advice, 'Read from a hint, to save queens against a king that turns up; the manual has no rule of it.'),
      ),
    }),
    leads: { sierra: 'The player may lay a queen on the king.' },
  }),
  'when-lost': lawFrom(patience, 'when-lost', { see: ['golf.points.left'] }, () => NO_RULES),
  'pack-again': law({
    ...PATIENCE.packAgain,
    aka: ['redeal', 'stock used up', 'seventeen cards gone', 'turn the discards over'],
    facts: {},
    readings: (says) => ({
      'blue-ribbon-1940': says([{ then: [handEnds], note: 'What lies in the files is counted.' }], score),
      sierra,
    }),
    leads: { 'blue-ribbon-1940': 'The player may not go through it again: play stops.' },
    see: ['golf.points.left'],
  }),
};
