import { doubted } from '../../../../laws/cites.ts';
import { lawExample, scoreExample, valueExample } from '../../../../laws/examples.ts';
import { fact } from '../../../../laws/laws.ts';
import { law } from '../../../../laws/one-book.ts';
import { allowed, barred, notDecided } from '../../../../laws/remedies.ts';
import { cites } from '../../cites.ts';
import { variant } from '../../code.ts';
import { takeRun } from '../../words.ts';
import { points } from './points.ts';
import { taken } from './scorers.ts';

const { donohue } = cites;
const may = (answers: Record<string, string>, story: string, says: string) => lawExample('which-cards', donohue.runs, answers, story, says);

export default variant({
  title: 'New combination cards',
  aliases: ['Loto with cards of a new combination', 'Loto with six cards'],
  books: {
    donohue: {
      heading: 'Loto: cards of a new combination',
      pages: '326',
      inherits: {
        from: 'keno-loto',
        cite: doubted(
          donohue.runs,
          'No clause says so: the cards are described in the tenth of the eleven paragraphs of the game, and the others are taken to hold.',
        ),
      },
    },
  },
  players: { min: 2, max: 24, say: 'any number' },
  packs: ['none-0'],
  glance: {
    Cards: '6, 12, 18 or all 24',
    'Which ones': 'a run: six begin with card 1, 7, 13 or 19',
    Counters: '{points.counters-6}, {points.counters-12}, {points.counters-18} or {points.counters-24}, by the number of cards',
    Stock: '36 times 10 for six cards, and so on',
  },
  laws: {
    add: {
      'which-cards': law({
        question: 'allowed',
        title: 'Which cards may be taken',
        gist: 'The players take some of the twenty-four cards.',
        aka: ['can we play with eight cards', 'cards 3 to 8', 'first six cards', 'which six cards'],
        moment: 'before-play',
        facts: {
          cards: fact('Which cards?', 'Cards taken', {
            six: { label: 'Six in a run that begins with card 1, 7, 13 or 19', chip: 'Six in a run', if: 'if six are taken in a run from card 1, 7, 13 or 19' },
            twelve: { label: 'Twelve in a run that begins with card 1 or 13', chip: 'Twelve in a run', if: 'if twelve are taken in a run from card 1 or 13' },
            eighteen: { label: 'Eighteen: 1 to 18', chip: '1 to 18', if: 'if the eighteen cards 1 to 18 are taken' },
            all: { label: 'All of them', if: 'if all the cards are taken' },
            others: {
              label: 'Six, twelve or eighteen, but not in such a run',
              chip: '6, 12 or 18 others',
              if: 'if 6, 12 or 18 are taken that do not make a lawful run',
            },
            number: { label: 'Another number of cards', chip: 'Another number', if: 'if the number taken is not 6, 12, 18 or all' },
          }),
        },
        leads: {
          donohue:
            'All the cards may be taken, or 18, 12 or 6 in a row: the 18 must begin with card 1, the 12 with 1 or 13, the 6 with 1, 7, 13 or 19. The book does not cover other numbers.',
        },
        cases: [
          { when: { cards: ['six', 'twelve', 'eighteen', 'all'] }, then: [allowed('all-players', takeRun)] },
          { when: { cards: 'others' }, then: [barred('all-players', takeRun)] },
          { when: { cards: 'number' }, then: [notDecided], note: 'The book says that they may be played by 6, 12, 18 or 24.' },
        ],
        cites: [donohue.runs],
        see: ['keno-loto/new-combination-cards.points.counters-6'],
      }),
    },
    repeal: {
      'cards-changed': 'The cards taken must be a whole run; one that is not taken has no place in it.',
      'cards-dropped-or-added': 'The cards taken are 6, 12, 18 or 24; a single one is not given up or added.',
    },
  },
  points: { add: points },
  scorers: { taken },
  examples: [
    may({ cards: 'six' }, 'Three players take the cards 13 to 18, two each.', 'take those cards'),
    may({ cards: 'twelve' }, 'Six players share the cards 13 to 24.', 'take those cards'),
    may({ cards: 'eighteen' }, 'Nine players share the cards 1 to 18.', 'take those cards'),
    may({ cards: 'all' }, 'Twelve players have two cards each.', 'take those cards'),
    may({ cards: 'others' }, 'Six cards are dealt out at random.', 'obody may take those cards'),
    may({ cards: 'number' }, 'Four players want two cards each, eight in all.', 'does not cover'),
    scoreExample('taken', donohue.cards, { taken: '6', first: '13' }, 'Six cards, the third set of them.', 1, 'Cards 13 to 18: 1 counter'),
    scoreExample('taken', donohue.cards, { taken: '24', first: '1' }, 'The whole pack.', 4, 'Cards 1 to 24: 4 counters'),
    scoreExample('taken', donohue.cards, { taken: '12', first: '13' }, 'The second half of the pack.', 2, 'Cards 13 to 24: 2 counters'),
    scoreExample('taken', donohue.cards, { taken: '18', first: '1' }, 'Three quarters of the pack.', 3, 'Cards 1 to 18: 3 counters'),
    valueExample('stock-6', donohue.stock, 'Six cards are taken.', 36),
    valueExample('stock-12', donohue.stock, 'Twelve cards are taken.', 72),
    valueExample('stock-18', donohue.stock, 'Eighteen cards are taken.', 108),
    valueExample('stock-24', donohue.stock, 'All the cards are taken.', 144),
  ],
});
