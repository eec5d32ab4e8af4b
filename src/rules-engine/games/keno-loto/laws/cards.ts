import { fact, law, silent, yesNo } from '../../../laws/laws.ts';
import { allowed, barred, isDone, must, notDecided } from '../../../laws/remedies.ts';
import { cites } from '../cites.ts';
import { addInProportion, ballsCounted, buyManyCards, changeCards, haveOneCard, someOfMany, takeSoMany, throwUpOrAdd } from '../words.ts';

const { blue, donohue } = cites;

export const cards = {
  'how-many-cards': law({
    question: 'allowed',
    title: 'How many cards a player may have',
    gist: 'A player wants one card, or more than two.',
    aka: ['can I have more than one card', 'play six cards', 'how many cards each', 'only one card'],
    moment: 'before-play',
    facts: {
      cards: fact('How many cards?', 'Cards wanted', {
        one: { label: 'One', if: 'if the player wants one card' },
        two: { label: 'Two', if: 'if the player wants two cards' },
        more: { label: 'Four or six', if: 'if the player wants four or six cards' },
        other: { label: 'Another number', if: 'if the player wants three, five or more than six cards' },
      }),
      company: fact('How many play?', 'Players', {
        few: { label: 'Twelve or fewer', if: 'if twelve or fewer play' },
        many: { label: 'More than twelve', if: 'if more than twelve play' },
      }),
    },
    usual: { company: 'few' },
    leads: {
      donohue:
        'Two cards are usual. If not too many play, a player may take four or six. If more than twelve play, some players must be content with one. The book covers nothing else.',
    },
    verdict: {
      kind: 'disagree',
      say: 'The books disagree: by Blue Ribbon a player may buy any number. By Donohue two are usual, but a player may take four or six if not too many play, and some players must be content with one if more than twelve play. Donohue covers nothing else.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says([{ then: [allowed('player', buyManyCards)], note: 'The player pays for each.' }], blue.price),
      donohue: says(
        [
          { when: { cards: 'two' }, then: [allowed('player', takeSoMany)], note: 'The usual number, for one stake.' },
          {
            when: { cards: 'more', company: 'few' },
            then: [allowed('player', takeSoMany)],
            note: 'For a double or a treble stake, if the party is not too numerous. The book does not say where that begins.',
          },
          { when: { cards: 'more', company: 'many' }, then: [notDecided], note: 'The leave is for a party that is not too numerous.' },
          {
            when: { cards: 'one', company: 'many' },
            then: [must(someOfMany, haveOneCard)],
            note: 'For half a stake. The book does not say who has to be content with one.',
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
    gist: 'A player does not like the cards they drew.',
    aka: ['swap cards', 'unlucky card', 'trade cards', 'can I get another card'],
    moment: 'before-play',
    facts: {
      when: fact('When?', 'When', {
        start: { label: 'Before the first drawing', chip: 'At the start', if: 'before the first drawing' },
        later: {
          label: 'Before a later drawing, or before the pool is filled again',
          chip: 'Between drawings',
          if: 'after the first drawing, while none is going on',
        },
        during: { label: 'While numbers are drawn', chip: 'During a drawing', if: 'while numbers are drawn' },
      }),
      consent: yesNo('Does the company agree?', 'Company agrees', 'if the company agrees to the change', 'if the company does not agree to the change'),
    },
    leads: {
      donohue:
        'Before the first drawing, a player may change cards for unused ones or with another player. Later, between drawings, a player may do so only if the company agrees.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': silent('Cards are bought; the book does not mention changing them.'),
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
    leads: {
      donohue: 'The player may give cards up or draw more from those put by, and takes out or puts in the stakes for them.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': silent(),
      donohue: says(
        [{ then: [allowed('player', throwUpOrAdd), must('player', addInProportion)], note: 'The book does not say when it may be done.' }],
        donohue.exchange,
      ),
    }),
  }),
  'balls-counted': law({
    offence: 'wrong-set-up',
    title: 'A ball is missing',
    gist: 'The bag may not hold all ninety balls.',
    aka: ['number missing from the bag', 'balls not counted', 'ball under the table', '89 balls'],
    moment: 'set-up',
    facts: {
      when: fact('Has a ball been drawn?', 'Ball drawn', {
        no: { label: 'Not yet', if: 'before a ball has been drawn' },
        yes: { label: 'Yes, it is found out later', chip: 'Yes', if: 'once a ball has been drawn' },
      }),
    },
    usual: { when: 'yes' },
    leads: {
      donohue: 'The ninety balls are counted before the first is drawn. Once a ball has been drawn, the book does not cover this.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': silent('Ninety balls go into the goose; the book does not say that they are counted.'),
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
