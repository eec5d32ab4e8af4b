import { fact, law, silent, yesNo } from '../../../core/laws.ts';
import { allowed, barred, isDone, must, notDecided } from '../../../core/remedies.ts';
import { cites } from '../cites.ts';
import { addInProportion, ballsCounted, buyManyCards, changeCards, takeSoMany, throwUpOrAdd } from '../words.ts';

const { blue, donohue } = cites;

export const cards = {
  'how-many-cards': law({
    question: 'allowed',
    title: 'How many cards a player may have',
    gist: 'A player wants one card, or more than two.',
    aka: ['can I have more than one card', 'play six cards', 'how many cards each', 'only one card'],
    moment: 'before-play',
    facts: {
      cards: fact('How many cards?', { one: 'One', two: 'Two', more: 'Four or six', other: 'Another number' }),
      company: fact('How many play?', { few: ['Twelve or fewer', 'few players'], many: ['More than twelve', 'over twelve'] }),
    },
    readings: (says) => ({
      'blue-ribbon-1940': says([{ then: [allowed('player', buyManyCards)], note: 'He pays for each.' }], blue.price),
      donohue: says(
        [
          { when: { cards: 'two' }, then: [allowed('player', takeSoMany)], note: 'The usual number, for one stake.' },
          {
            when: { cards: 'more', company: 'few' },
            then: [allowed('player', takeSoMany)],
            note: 'For a double or a treble stake, where the party is not too numerous; where that begins is not said.',
          },
          { when: { cards: 'more', company: 'many' }, then: [notDecided], note: 'The leave is for a party that is not too numerous.' },
          {
            when: { cards: 'one', company: 'many' },
            then: [allowed('player', takeSoMany)],
            note: 'For half a stake. Who has to be content with one is not said.',
          },
          { when: { cards: 'one', company: 'few' }, then: [notDecided] },
          { when: { cards: 'other' }, then: [notDecided] },
        ],
        donohue.stakes,
      ),
    }),
    see: ['keno-loto.points.cards-for-a-stake', 'keno-loto.points.four-cards', 'keno-loto.points.one-card'],
  }),
  'cards-changed': law({
    question: 'allowed',
    title: 'Changing cards',
    gist: 'A player does not like the cards he drew.',
    aka: ['swap cards', 'unlucky card', 'trade cards', 'can I get another card'],
    moment: 'before-play',
    facts: {
      when: fact('When?', {
        start: ['Before the first drawing', 'at the start'],
        later: ['Before a later drawing, or before the pool is filled again', 'between drawings'],
        during: ['While numbers are drawn', 'during a drawing'],
      }),
      consent: yesNo('Does the company agree?', 'company agrees', 'company does not'),
    },
    readings: (says) => ({
      'blue-ribbon-1940': silent('Cards are bought; a change is not told of.'),
      donohue: says(
        [
          { when: { when: 'start' }, then: [allowed('player', changeCards)] },
          { when: { when: 'later', consent: 'yes' }, then: [allowed('player', changeCards)] },
          { when: { when: 'later', consent: 'no' }, then: [barred('player', changeCards)] },
          { when: { when: 'during' }, then: [notDecided] },
        ],
        donohue.exchange,
      ),
    }),
  }),
  'cards-dropped-or-added': law({
    question: 'allowed',
    title: 'Fewer or more cards in the course of the game',
    gist: 'A player wants to give up a card, or to have another.',
    aka: ['throw up a card', 'buy another card later', 'add a card', 'return a card'],
    moment: 'before-play',
    facts: {},
    readings: (says) => ({
      'blue-ribbon-1940': silent(),
      donohue: says([{ then: [allowed('player', throwUpOrAdd), must('player', addInProportion)], note: 'When it may be done is not said.' }], donohue.exchange),
    }),
  }),
  'balls-counted': law({
    offence: 'wrong-set-up',
    title: 'A ball is missing',
    gist: 'The bag may not hold all ninety balls.',
    aka: ['number missing from the bag', 'balls not counted', 'ball under the table', '89 balls'],
    moment: 'set-up',
    facts: { when: fact('Has a ball been drawn?', { no: ['Not yet', 'before the draw'], yes: ['Yes, it is found out later', 'found out later'] }) },
    readings: (says) => ({
      'blue-ribbon-1940': silent('Ninety balls go into the goose; that they are counted is not said.'),
      donohue: says(
        [
          { when: { when: 'no' }, then: [isDone(ballsCounted)] },
          { when: { when: 'yes' }, then: [notDecided], note: 'The count before the first drawing is to make sure of it.' },
        ],
        donohue.bag,
      ),
    }),
    see: ['keno-loto.points.numbers'],
  }),
};
