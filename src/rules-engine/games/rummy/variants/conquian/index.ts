import { lawExample, scoreExample, valueExample } from '../../../../laws/examples.ts';
import { always, fact, law, silent } from '../../../../laws/laws.ts';
import { allowed, barred, carriesOver, mayRequire, must, noPenaltyPrinted, notDecided, pays, permitted, stands } from '../../../../laws/remedies.ts';
import { item, ruled, unscored } from '../../../../scoring/points.ts';
import { cites } from '../../cites.ts';
import { variant } from '../../code.ts';
import { borrowCard, useCard } from '../../words.ts';
import { elevenDown } from './scorers.ts';

const SIERRA = 'The manual tells only where the game came from.';
const NONE = silent(SIERRA);

export default variant({
  title: 'Conquian',
  aliases: ['Coon Can', 'Coon-Can', 'Conkin', 'With whom'],
  books: {
    sierra: { heading: 'Gin Rummy: How the game evolved', pages: '68-76' },
    'blue-ribbon-1940': { heading: 'Conquian', pages: '192-193' },
  },
  players: { min: 2, max: 3, usual: 2 },
  packs: ['low-40', 'spanish-40'],
  glance: {
    Players: 'two; a third deals and takes no cards',
    Pack: '40 cards: ace to ten in America, or without eights, nines and tens',
    Deal: 'ten cards each, by threes and twos, and one turned up',
    'To win': 'eleven cards laid down, one more than were dealt',
    Tableau: 'nobody has eleven down; the stake is added to the pool',
  },
  laws: {
    add: {
      'fewer-than-three-shown': law({
        offence: 'irregular-meld',
        title: 'Card used without showing three',
        gist: 'A player takes a card and does not lay a combination of three or more with it on the table.',
        aka: ['took a card without melding', 'only two cards shown'],
        moment: 'melding',
        facts: {
          shown: fact('How many cards does the combination show?', 'Cards shown', {
            three: { label: 'Three or more', if: 'if the combination shows three cards or more' },
            fewer: { label: 'Fewer than three', chip: 'Fewer', if: 'if the combination shows fewer than three cards' },
          }),
        },
        usual: { shown: 'fewer' },
        leads: {
          'blue-ribbon-1940': 'The player must show a combination of three or more cards with it. With fewer than three, the player may not use the card.',
        },
        readings: (says) => ({
          sierra: NONE,
          'blue-ribbon-1940': says(
            [
              { when: { shown: 'three' }, then: [stands('meld')], note: 'More than three need not be shown.' },
              {
                when: { shown: 'fewer' },
                then: [barred('player', useCard), noPenaltyPrinted],
                note: 'It asks for three, and holds at its end that there is nothing to penalise.',
              },
            ],
            [cites.blue.conquianPack, cites.blue.conquianPlay],
          ),
        }),
      }),
      'forced-card': law({
        offence: 'irregular-play',
        title: 'Card that fits refused',
        gist: 'A player does not want to use a card that was drawn.',
        aka: ['forcing', 'forced to take', 'make him use the card', 'must I take it'],
        moment: 'play',
        facts: {
          fits: fact('What does the card fit?', 'Card fits', {
            table: {
              label: 'A combination that the player has on the table',
              chip: 'Own meld on table',
              if: 'if it fits a combination the player has on the table',
            },
            hand: {
              label: 'Only cards in the player’s hand, or nothing',
              chip: 'Hand or nothing',
              if: 'if it fits only cards in the player’s hand, or nothing',
            },
          }),
        },
        usual: { fits: 'table' },
        leads: {
          'blue-ribbon-1940':
            'If the card fits a combination the player has on the table, the opponent may make the player use it and discard another. If not, it need not be used.',
        },
        readings: (says) => ({
          sierra: NONE,
          'blue-ribbon-1940': says(
            [
              {
                when: { fits: 'table' },
                then: [mayRequire('opponent', 'player', useCard)],
                note: 'It is done to make the player discard. With two cards left, the player discards one of them, unless both fit: then eleven are down.',
              },
              { when: { fits: 'hand' }, then: [permitted], note: 'Using a card is a right, not a duty.' },
            ],
            cites.blue.conquianPlay,
          ),
        }),
      }),
      'card-borrowed': law({
        offence: 'irregular-meld',
        title: 'Card borrowed from a combination',
        gist: 'A player takes a card out of one of their combinations on the table to make another.',
        aka: ['borrowing', 'move a card between melds', 'break up a run', 'rearrange melds'],
        moment: 'melding',
        facts: {
          leaves: fact('What is left behind?', 'Left behind', {
            sound: { label: 'A combination of three or more cards', chip: 'A good meld', if: 'if a combination of three or more cards is left behind' },
            broken: {
              label: 'Fewer than three cards, or a sequence with a gap',
              chip: 'Too few or a gap',
              if: 'if fewer than three cards or a gap is left behind',
            },
          }),
        },
        leads: {
          'blue-ribbon-1940':
            'The player may borrow the card if a combination of three or more cards is left behind. If fewer cards or a gap is left, the card may not be borrowed.',
        },
        readings: (says) => ({
          sierra: NONE,
          'blue-ribbon-1940': says(
            [
              {
                when: { leaves: 'sound' },
                then: [allowed('player', borrowCard)],
                note: 'From a sequence of four an end card may go, an inner one may not.',
              },
              { when: { leaves: 'broken' }, then: [barred('player', borrowCard)] },
            ],
            cites.blue.conquianPlay,
          ),
        }),
      }),
      'ten-down': law({
        question: 'who-wins',
        title: 'Ten cards down',
        gist: 'A player has laid down ten cards and claims the game.',
        aka: ['all my cards are down', 'ten or eleven to win', 'went out with a discard'],
        moment: 'play',
        facts: {},
        leads: { 'blue-ribbon-1940': 'Ten do not win; the player must play on.' },
        readings: () => ({
          sierra: NONE,
          'blue-ribbon-1940': always(must('player', 'play-on'), cites.blue.conquianPlay, {
            note: 'Eleven win, the last card taken with all of the hand. A player who still has to discard cannot have them.',
          }),
        }),
      }),
      tableau: law({
        question: 'runs-out',
        title: 'Nobody has eleven down',
        gist: 'The stock is gone, and neither player has laid down eleven cards.',
        aka: ['tableau', 'drawn game', 'stock runs out'],
        moment: 'hand-over',
        facts: {},
        readings: () => ({
          sierra: NONE,
          'blue-ribbon-1940': always([pays('all-players', 'previous-stake', 'pool'), carriesOver('pool')], cites.blue.conquianPlay, {
            note: 'It goes on until one player wins it all.',
          }),
        }),
        see: ['rummy/conquian.points.tableau'],
      }),
      'any-irregularity': law({
        offence: 'misdeal',
        title: 'Any irregularity',
        gist: 'Something goes wrong in the deal or the play.',
        aka: ['misdeal', 'penalty', 'wrong number of cards'],
        moment: 'any-time',
        facts: {},
        readings: () => ({
          sierra: NONE,
          'blue-ribbon-1940': always(notDecided, cites.blue.conquianPlay, {
            note: 'The section holds that the game gives no room for irregularities, and so has no penalties.',
          }),
        }),
      }),
    },
    repeal: {
      'laid-after-out': 'Nobody pays for cards left in the hand.',
      'stock-exhausted': 'The tableau takes its place.',
      'last-discard': 'The tableau takes its place.',
      'joker-moved': 'The pack has no joker.',
      'joker-left': 'The pack has no joker.',
    },
  },
  points: {
    add: {
      'eleven-down': item({
        title: 'Eleven down',
        gist: 'Eleven cards lie on the table in threes, fours and sequences of a suit.',
        aka: ['win at conquian', 'go out'],
        group: 'The deal',
        books: { sierra: unscored(SIERRA), 'blue-ribbon-1940': ruled('wins the game and the pool', cites.blue.conquianUse) },
      }),
      tableau: item({
        title: 'Tableau',
        gist: 'Nobody has eleven down.',
        group: 'The deal',
        books: { sierra: unscored(SIERRA), 'blue-ribbon-1940': ruled('the first stake again is added to the pool', cites.blue.conquianPlay) },
      }),
    },
  },
  scorers: { 'eleven-down': elevenDown },
  examples: [
    lawExample(
      'fewer-than-three-shown',
      cites.blue.conquianPack,
      { shown: 'three' },
      'The five of hearts is taken, and 4, 5 and 6 are shown.',
      'The meld stands',
    ),
    lawExample(
      'fewer-than-three-shown',
      cites.blue.conquianPack,
      { shown: 'fewer' },
      'The five of hearts is taken, and only the four is shown with it.',
      'may not use the card',
    ),
    lawExample('forced-card', cites.blue.conquianPlay, { fits: 'table' }, 'The card drawn fits a sequence on the table.', 'use the card'),
    lawExample(
      'card-borrowed',
      cites.blue.conquianPlay,
      { leaves: 'sound' },
      'The four goes from the sequence 4 5 6 7 to two other fours.',
      'may borrow the card',
    ),
    lawExample('card-borrowed', cites.blue.conquianPlay, { leaves: 'broken' }, 'The five is wanted from the same sequence.', 'may not borrow the card'),
    lawExample('ten-down', cites.blue.conquianPlay, {}, 'A player has ten down and has just discarded.', 'must play on'),
    lawExample('tableau', cites.blue.conquianPlay, {}, 'The stock is gone, with nine and eight cards down.', 'stays for the next deal'),
    lawExample('any-irregularity', cites.blue.conquianPlay, {}, 'A player has been dealt eleven cards.', 'does not cover'),
    scoreExample(
      'eleven-down',
      cites.blue.conquianPack,
      { hand: '7H 6H 4H 9C 5C 3C 2C 8D 7D 5D', offered: '5H' },
      'The five of hearts makes 4 5 6 7 with three hearts of the hand; the rest fits nothing.',
      'No win with this card: 4 of 11',
    ),
    scoreExample(
      'eleven-down',
      cites.blue.conquianPlay,
      { hand: '4S 4D 9C 9D 9S 9H', offered: '8H', table: '4H 5H 6H 7H' },
      'The eight lengthens the sequence on the table, whose four is borrowed for the two other fours.',
      'Eleven down',
    ),
    scoreExample(
      'eleven-down',
      cites.blue.conquianPlay,
      { hand: '5S 5D 9C 9D 9S 9H', offered: '10H', table: '4H 5H 6H 7H' },
      'The five of the sequence would make three fives, and may not be borrowed.',
      'No win with this card: 8 of 11',
    ),
    valueExample('tableau', cites.blue.conquianPlay, 'A chip each was staked, and neither player gets eleven down.', 'added to the pool'),
  ],
});
