import { lawExample, scoreExample, sheetExample } from '../../../../laws/examples.ts';
import { always, fact } from '../../../../laws/laws.ts';
import { law } from '../../../../laws/one-book.ts';
import { allowed, barred, must } from '../../../../laws/remedies.ts';
import { cites } from '../../cites.ts';
import { variant } from '../../code.ts';
import { keepApart, playAndDeclare, playWonCards, takeFromTrick } from '../../words.ts';
import { declarations } from './scorers.ts';

const { laid, polish } = cites.blue;

export default variant({
  title: 'Polish bezique',
  aliases: ['Polish bézique', 'Open bezique'],
  books: { 'blue-ribbon-1940': { heading: 'Polish bézique', pages: '35-36', inherits: { from: 'bezique', cite: polish } } },
  players: { min: 2, max: 2 },
  packs: ['pinochle-64'],
  glance: {
    'What changes': 'court cards and the ten of trumps are taken out of the tricks won, for combinations',
    Completed: 'from the hand, the table and later tricks',
    'Kept apart': 'they are never played again',
  },
  laws: {
    amend: {
      'played-and-declared': {
        readings: () => ({
          'blue-ribbon-1940': always(barred('player', playAndDeclare), [laid, polish], {
            note: 'Once declared and scored, a card of the hand may be played straight away; one won in a trick is not played again.',
          }),
        }),
        see: ['bezique/polish.law.taken-from-trick', 'bezique/polish.law.won-cards-played'],
      },
    },
    add: {
      'taken-from-trick': law({
        question: 'allowed',
        title: 'Card taken out of a trick',
        gist: 'The winner of a trick wants one of its cards for a combination.',
        aka: ['take a card from the trick', 'appropriate court cards', 'which cards may I take'],
        moment: 'melding',
        facts: {
          card: fact('What card is it?', 'Card wanted', {
            court: {
              label: 'A king, queen or jack, or the ten of trumps',
              chip: 'Court or trump ten',
              if: 'if it is a king, queen or jack, or the ten of trumps',
            },
            other: { label: 'Another card', if: 'if it is neither a court card nor the ten of trumps' },
          }),
        },
        leads: { 'blue-ribbon-1940': 'A king, queen or jack, or the ten of trumps, may be taken for a combination. No other card may.' },
        cases: [
          { when: { card: 'court' }, then: [allowed('trick-winner', takeFromTrick)] },
          { when: { card: 'other' }, then: [barred('trick-winner', takeFromTrick)] },
        ],
        cites: polish,
      }),
      'won-cards-played': law({
        offence: 'irregular-play',
        title: 'Won cards mixed with the hand',
        gist: 'Cards taken out of tricks are played again, or go into the hand when the stock is gone.',
        aka: ['played a card he had won', 'mixed the won cards', 'picked up won cards'],
        moment: 'play',
        leads: { 'blue-ribbon-1940': 'Not allowed. Cards won must be kept apart: they may not be played, or taken into the hand when the stock is gone.' },
        cases: [{ then: [must('offender', keepApart), barred('offender', playWonCards)] }],
        cites: polish,
      }),
    },
  },
  points: {},
  scorers: { declarations },
  examples: [
    lawExample('played-and-declared', laid, {}, 'He leads a king and would marry it as it falls.', 'may not play the card and declare it'),
    lawExample('taken-from-trick', polish, { card: 'court' }, 'A queen falls on his ace; he has the king.', 'may take it from the trick'),
    lawExample('taken-from-trick', polish, { card: 'other' }, 'He would like the ace for four aces.', 'may not take it'),
    lawExample('won-cards-played', polish, {}, 'He leads a king that he took from a trick.', 'keep the cards won apart'),
    scoreExample(
      'declarations',
      polish,
      { hand: 'AH-KH-JH', won: '10H-QH', trump: 'H' },
      'The ten and the queen of trumps came from tricks: marriage and sequence.',
      290,
    ),
    scoreExample('declarations', polish, { hand: 'QS-QS', won: 'JD-JD', trump: 'C' }, 'Both jacks of diamonds were won.', 580),
    scoreExample('deal', polish, { trump: 'H', declared: 'marriage-H.sequence.seven', brisques: '8', last: 'yes' }, 'As in the game for two.', 390),
    sheetExample(
      'game',
      polish,
      { names: 'Ann.Ben' },
      [
        { declared: '540.120', brisques: '8.8', last: 'first' },
        { declared: '380.200', brisques: '2.2', last: 'nobody' },
      ],
      'Ben has not come half way: a double game.',
      { Ann: 1030, Ben: 420 },
      'a double game',
    ),
  ],
});
