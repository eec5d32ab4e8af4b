import { fact, law, silent } from '../../laws/laws.ts';
import { allowed, barred, noPenaltyPrinted, notDecided } from '../../laws/remedies.ts';
import { PATIENCE } from '../../patience/heads.ts';
import { cites } from './cites.ts';
import { beginFoundation } from './words.ts';

export const laws = {
  'wrong-build': law({
    ...PATIENCE.wrongBuild,
    aka: ['red on red', 'black on black', 'alternate colors', 'alternate colours', 'wrong suit', 'in suit or in color'],
    facts: {
      how: fact('How does it stand to the card under it?', 'Card laid', {
        color: { label: 'Next in rank, of the other colour', chip: 'Next, other colour', if: 'if the card is next in rank, of the other colour' },
        suit: { label: 'Next in rank, of the same suit', chip: 'Next, same suit', if: 'if the card is next in rank and follows suit' },
        other: { label: 'Neither of these', chip: 'Neither', if: 'if the card is not next in suit or in the other colour' },
      }),
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { how: 'color' }, then: [allowed('player', 'build-so')] },
          { when: { how: ['suit', 'other'] }, then: [notDecided] },
        ],
        cites.blue.colors,
        'It says so of almost all patiences; the two that it then tells build in suit.',
      ),
      sierra: says([{ then: [notDecided], note: 'Cards that may be moved about the layout move in sequences, it says, often by suit.' }], cites.sierra.play),
    }),
    leads: {
      'blue-ribbon-1940': 'A card may be laid on one next to it in rank and of the other colour. The book does not say what to do with a card laid elsewhere.',
    },
  }),
  'foundation-begun': law({
    question: 'allowed',
    title: 'Foundation begun with another rank',
    gist: 'One foundation has been begun, and another is begun with a card of a different rank.',
    aka: ['start a foundation', 'foundation not an ace', 'two different foundations', 'which card starts'],
    moment: 'play',
    facts: {
      rank: fact('Of which rank is the new one?', 'New one’s rank', {
        same: { label: 'That of the other foundations', chip: 'As the others', if: 'if the new foundation begins with the rank of the others' },
        other: { label: 'Another', chip: 'Another rank', if: 'if the new foundation begins with another rank' },
      }),
    },
    usual: { rank: 'other' },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { rank: 'same' }, then: [allowed('player', beginFoundation)] },
          { when: { rank: 'other' }, then: [barred('player', beginFoundation), noPenaltyPrinted] },
        ],
        cites.blue.foundation,
        'Said of games in which the pack is to be sorted by suit and sequence.',
      ),
      sierra: says([{ then: [notDecided], note: 'Often an ace begins them, and not always.' }], cites.sierra.play),
    }),
    leads: { 'blue-ribbon-1940': 'The player may begin a foundation only with the rank of the others.' },
  }),
  'hidden-card': law({
    question: 'allowed',
    title: 'Hidden card looked at',
    gist: 'A card that lies face down is turned or peeked at before its time.',
    aka: ['peeked', 'cheated at solitaire', 'looked under', 'turned a card too soon'],
    moment: 'play',
    facts: {},
    readings: () => ({
      'blue-ribbon-1940': silent('The two games that it tells have no hidden cards in the layout.'),
      sierra: silent('It says that these games teach honour to a player who is tempted to peek, and gives no ruling.'),
    }),
  }),
  'taken-back': law({
    question: 'allowed',
    title: 'Move taken back',
    gist: 'A card has been moved, and the player would rather have it where it was.',
    aka: ['undo', 'take back a move', 'changed my mind', 'put it back'],
    moment: 'play',
    facts: {},
    readings: () => ({
      'blue-ribbon-1940': silent('Nobody sits across the table, and the book orders nothing.'),
      sierra: silent('Nothing is printed of it.'),
    }),
  }),
};
