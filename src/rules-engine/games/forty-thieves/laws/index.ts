import type { BookId } from '../../../books.ts';
import { doubted } from '../../../laws/cites.ts';
import { fact, law, silent } from '../../../laws/laws.ts';
import { allowed, barred, losesGame, must, noPenaltyPrinted, notDecided } from '../../../laws/remedies.ts';
import { lawFrom } from '../../../patience/laws.ts';
import { cites, NO_RULES } from '../cites.ts';
import { patience } from '../patience.ts';
import { redeal, turnStockYet, useDiscardedCard } from '../words.ts';

const sierra = silent(NO_RULES);
/** Notes on what a book without a ruling does say. */
const SILENT: Readonly<Partial<Record<BookId, string>>> = { 'blue-ribbon-1940': 'There is no redeal; that the game is then lost it does not say.' };

/**
 * Offences and questions at forty thieves. The laws on building come from the table of moves; a table does not say which
 * card of a column is free, what discarded cards may be used for, or that a game is lost.
 */
export const laws = {
  'covered-card': law({
    question: 'allowed',
    title: 'Covered card used',
    gist: 'A card of the layout is played although another lies below it in its column.',
    aka: ['buried card', 'card not free', 'moved two cards together', 'moved a sequence', 'took a card from the middle'],
    moment: 'play',
    facts: {
      card: fact('Which card was it?', 'Card used', {
        free: { label: 'The lowest card of its column', chip: 'Lowest of column', if: 'if the card was the lowest of its column' },
        covered: { label: 'A card with another below it', chip: 'Covered card', if: 'if the card had another below it and was moved alone' },
        run: { label: 'Such a card, together with the sequence below it', chip: 'With its sequence', if: 'if the card was moved with the sequence below it' },
      }),
    },
    leads: {
      'uspc-1898':
        'The player may use only the lowest card of a column. A covered card may not be used, not even together with the sequence below it. The book names no penalty.',
      'blue-ribbon-1940':
        'The player may use only the lowest card of a column. A covered card may not be used, not even together with the sequence below it. The book names no penalty.',
    },
    readings: (says) => ({
      'uspc-1898': says(
        [
          { when: { card: 'free' }, then: [allowed('player', 'play-that-card')] },
          { when: { card: ['covered', 'run'] }, then: [barred('player', 'use-covered-card'), noPenaltyPrinted], note: 'A sequence is not excepted.' },
        ],
        cites.uspc.napoleon,
      ),
      'blue-ribbon-1940': says(
        [
          { when: { card: 'free' }, then: [allowed('player', 'play-that-card')] },
          { when: { card: ['covered', 'run'] }, then: [barred('player', 'use-covered-card'), noPenaltyPrinted], note: 'A sequence is not excepted.' },
        ],
        cites.blue.twoPacks,
      ),
      sierra,
    }),
  }),
  'wrong-build': lawFrom(
    patience,
    'wrong-build',
    {
      aka: ['wrong suit', 'red on black', 'alternate colors', 'alternate colours', 'built up instead of down'],
      verdict: {
        kind: 'agree',
        say: 'The books agree that in a column a card must be one lower and of the same suit. Only Blue Ribbon and U.S. Playing Card add that on a foundation it must be one higher and of the same suit.',
      },
      leads: {
        'blue-ribbon-1940':
          'On a foundation, a card must be one higher and of the same suit; in a column, one lower and of the same suit. The book names no penalty.',
        'uspc-1898': 'On a foundation, a card must be one higher and of the same suit; in a column, one lower and of the same suit. The book names no penalty.',
        sierra: 'In a column of the layout, a card must be one lower and of the same suit. The book covers nothing else.',
      },
    },
    () => NO_RULES,
  ),
  'ace-under-others': law({
    question: 'allowed',
    title: 'Ace taken from under other cards',
    gist: 'An ace is laid out as a foundation although it is not in the bottom row.',
    aka: ['buried ace', 'pick out the aces', 'ace in the top row', 'free the aces'],
    moment: 'play',
    facts: {
      row: fact('Where did the ace lie?', 'Where it lay', {
        free: { label: 'Lowest in its column', chip: 'Lowest in column', if: 'if the ace lay lowest in its column' },
        covered: { label: 'With another card below it', chip: 'Above another', if: 'if the ace lay with another card below it' },
      }),
    },
    usual: { row: 'covered' },
    leads: {
      'uspc-1898': 'An ace with another card below it may not be taken out yet. An ace that lies lowest in its column must be laid out at once.',
      'blue-ribbon-1940':
        'The book does not say whether an ace with another card below it may be taken out. An ace that lies lowest in its column must be laid out at once.',
    },
    verdict: {
      kind: 'adds',
      say: 'The books agree that an ace that lies lowest in its column must be laid out at once. Only U.S. Playing Card covers an ace with another card below it: it may not be taken out yet.',
    },
    readings: (says) => ({
      'uspc-1898': says(
        [
          { when: { row: 'free' }, then: [must('player', 'start-foundation')] },
          { when: { row: 'covered' }, then: [barred('player', 'use-covered-card')], note: 'It waits until it is released.' },
        ],
        cites.uspc.napoleon,
      ),
      'blue-ribbon-1940': says(
        [
          { when: { row: 'free' }, then: [must('player', 'start-foundation')] },
          {
            when: { row: 'covered' },
            then: [notDecided],
            note: 'The aces that appear are picked out first, which may mean all of them; no covered card may be used, which may mean aces too.',
          },
        ],
        cites.blue.twoPacks,
      ),
      sierra,
    }),
  }),
  'vacant-column': law({
    question: 'allowed',
    title: 'Vacant column filled',
    gist: 'A column is used up, and a card is put in its place.',
    aka: ['empty column', 'empty space', 'vacancy', 'what can fill a space'],
    moment: 'play',
    facts: {
      from: fact('Where did the card come from?', 'Card came from', {
        layout: { label: 'From the layout, with no card below it', chip: 'The layout', if: 'if the card came from the layout, with none below it' },
        turned: { label: 'It was just turned up from the stock', chip: 'The stock', if: 'if the card was just turned up from the stock' },
        aside: { label: 'From the cards laid aside, the top one', chip: 'Cards laid aside', if: 'if the card was the top one of those laid aside' },
      }),
    },
    leads: {
      'uspc-1898': 'Any free card may fill the space: one of the layout with no card below it, or the top one of those laid aside.',
      'blue-ribbon-1940': 'A card that was laid aside may not fill the space. Any other free card may.',
    },
    verdict: {
      kind: 'disagree',
      say: 'The books disagree only on the top card of those laid aside: by U.S. Playing Card it may fill the space, by Blue Ribbon it may not. They agree that a card of the layout with none below it may fill the space, and so may a card just turned up.',
    },
    readings: (says) => ({
      'uspc-1898': says(
        [{ then: [allowed('player', 'fill-space-so')], note: 'Any card that is free, of the layout or of the cards laid aside, now or later.' }],
        cites.uspc.napoleon,
      ),
      'blue-ribbon-1940': says(
        [
          { when: { from: ['layout', 'turned'] }, then: [allowed('player', 'fill-space-so')] },
          { when: { from: 'aside' }, then: [barred('player', useDiscardedCard)], note: 'Cards laid aside are dead.' },
        ],
        cites.blue.twoPacks,
      ),
      sierra,
    }),
  }),
  'laid-aside': law({
    question: 'allowed',
    title: 'Card used that was laid aside',
    gist: 'A card turned from the stock did not fit, was laid aside and is played later.',
    aka: ['waste pile', 'talon', 'discard pile', 'dead cards', 'can I use the top of the waste'],
    moment: 'play',
    facts: {
      place: fact('Where does it lie?', 'Where it lies', {
        top: { label: 'On top of the cards laid aside', chip: 'On top', if: 'if the card lies on top of those laid aside' },
        under: { label: 'Under another one', chip: 'Under another', if: 'if the card lies under another that was laid aside' },
      }),
    },
    usual: { place: 'top' },
    verdict: {
      kind: 'disagree',
      say: 'The books disagree on the top card of those laid aside: by U.S. Playing Card it may be played; by Blue Ribbon no card laid aside may be.',
    },
    leads: { 'uspc-1898': 'The top card of those laid aside may be played, but not one under another. The book names no penalty.' },
    readings: (says) => ({
      'uspc-1898': says(
        [
          { when: { place: 'top' }, then: [allowed('player', 'play-that-card')] },
          { when: { place: 'under' }, then: [barred('player', 'use-covered-card'), noPenaltyPrinted] },
        ],
        cites.uspc.napoleon,
        'The cards laid aside are the talon.',
      ),
      'blue-ribbon-1940': says([{ then: [barred('player', useDiscardedCard), noPenaltyPrinted], note: 'They are dead.' }], cites.blue.twoPacks),
      sierra,
    }),
  }),
  'stock-too-soon': law({
    question: 'allowed',
    title: 'Stock turned too soon',
    gist: 'A card of the stock is turned while cards of the layout could still be built.',
    aka: ['missed a move', 'dealt too early', 'overlooked a play'],
    moment: 'play',
    facts: {
      moves: fact('Can a free card of the layout still be built?', 'A card still fits', {
        yes: { label: 'Yes', if: 'if a free card of the layout can still be built' },
        no: { label: 'No', if: 'if no free card of the layout can be built' },
      }),
    },
    usual: { moves: 'yes' },
    leads: {
      'uspc-1898':
        'While a free card of the layout can still be built, the next card of the stock may not be turned up. Otherwise it may. The book names no penalty.',
      'blue-ribbon-1940':
        'While a free card of the layout can still be built, the next card of the stock may not be turned up. Otherwise it may. The book names no penalty.',
    },
    readings: (says) => ({
      'uspc-1898': says(
        [
          {
            when: { moves: 'yes' },
            then: [barred('player', turnStockYet), noPenaltyPrinted],
            note: 'The book does not say whether such a move may be made up for later.',
            doubtful: true,
          },
          { when: { moves: 'no' }, then: [allowed('player', 'turn-next-card')] },
        ],
        doubted(cites.uspc.napoleon, 'The same page advises caution in building, so that this may be the order of the game and no duty to play every card.'),
      ),
      'blue-ribbon-1940': says(
        [
          { when: { moves: 'yes' }, then: [barred('player', turnStockYet), noPenaltyPrinted] },
          { when: { moves: 'no' }, then: [allowed('player', 'turn-next-card')] },
        ],
        cites.blue.twoPacks,
      ),
      sierra,
    }),
  }),
  'when-lost': lawFrom(patience, 'when-lost', { see: ['forty-thieves.law.redeal'] }, (book) => SILENT[book] ?? NO_RULES),
  redeal: law({
    question: 'runs-out',
    title: 'Second deal of the cards laid aside',
    gist: 'The stock is used up, the suits are not finished, and the player wants to go through the cards again.',
    aka: ['redeal', 'go through the deck again', 'second time round', 'turn the waste over'],
    moment: 'game-over',
    facts: {},
    readings: (says) => ({
      'uspc-1898': says([{ then: [barred('player', redeal), losesGame('player')] }], cites.uspc.napoleon),
      'blue-ribbon-1940': says([{ then: [barred('player', redeal)] }], cites.blue.twoPacks),
      sierra,
    }),
  }),
};
