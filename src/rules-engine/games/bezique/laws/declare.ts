// What may be declared, when, and how often.
import { doubted } from '../../../core/cites.ts';
import { always, fact, law, silent, yesNo } from '../../../core/laws.ts';
import { allowed, barred, mayBeDone, noPenalty, putRight } from '../../../core/remedies.ts';
import { cites } from '../cites.ts';
import { calledToPlay, compelledToPlay, declareAgain, declareBoth, layTheRest, playAndDeclare, scoreBetter, scoreWaiting } from '../words.ts';
import { HISTORY } from './silences.ts';

const { blue, uspc } = cites;
/** When the right to declare is there, by both books. */
export const IN_TIME = [
  { when: { when: 'in-time' }, then: [allowed('trick-winner', 'declare')] },
  { when: { when: ['lost', 'drawn', 'gone'] }, then: [barred('offender', 'declare')] },
] as const;
const TWO = [
  { when: { wants: 'score' }, then: [barred('offender', declareBoth)] },
  { when: { wants: 'lay' }, then: [allowed('player', layTheRest)] },
] as const;
const LESSER = [
  { when: { first: 'lesser' }, then: [allowed('player', 'declare')] },
  { when: { first: 'greater', cards: 'same' }, then: [barred('offender', 'declare')] },
  { when: { first: 'greater', cards: 'new' }, then: [allowed('player', 'declare')] },
] as const;
const AGAIN = [
  { when: { second: ['other-class', 'greater'] }, then: [allowed('player', declareAgain)] },
  { when: { second: ['like', 'renewed'] }, then: [barred('offender', declareAgain)] },
] as const;

export const declareLaws = {
  'declared-out-of-time': law({
    offence: 'irregular-meld',
    title: 'Declared out of time',
    gist: 'A player declares after drawing, after losing the trick, or when the stock is gone.',
    aka: ['declared after the draw', 'meld after drawing', 'forgot to declare', 'too late to declare', 'stock gone'],
    moment: 'melding',
    facts: {
      when: fact('When does he declare?', {
        'in-time': ['After winning a trick, before drawing', 'before drawing'],
        drawn: ['After winning a trick and drawing', 'after drawing'],
        lost: ['After losing the trick', 'after losing the trick'],
        gone: ['When the last card has been drawn', 'stock gone'],
      }),
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(IN_TIME, [blue.object, blue.end], 'The next trick that is won gives the chance again, as long as there is a stock.'),
      'uspc-1898': says(IN_TIME, [uspc.single, uspc.follow], 'The winner of the last trick before the stock gives out may still declare.'),
      sierra: HISTORY,
    }),
    see: ['bezique.law.two-declarations'],
  }),
  'two-declarations': law({
    offence: 'irregular-meld',
    title: 'Two declarations for one trick',
    gist: 'The winner of a trick has more than one combination ready.',
    aka: ['double declaration', 'declare two at once', 'forty to score', 'both at once'],
    moment: 'melding',
    facts: {
      wants: fact('What does he want?', {
        score: ['To score them all now', 'score all'],
        lay: ['To show them all and score one now', 'show all, score one'],
      }),
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(TWO, blue.waiting, 'The other is announced as "to score".'),
      'uspc-1898': says(TWO, uspc.single, 'The player goes on reminding the table of what he has to score.'),
      sierra: HISTORY,
    }),
    see: ['bezique.law.waiting-score', 'bezique.law.declared-out-of-time'],
  }),
  'waiting-score': law({
    question: 'what-counts',
    title: 'A combination waits to be scored',
    gist: 'A combination has been shown and not yet scored.',
    aka: ['to score', 'forty to score', 'won no more tricks', 'unscored declaration'],
    moment: 'melding',
    facts: {
      what: fact('What happens now?', {
        better: ['He wins a trick, and has something he would rather score', 'something better'],
        none: ['He wins no further trick', 'no further trick'],
      }),
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { what: 'better' }, then: [allowed('player', scoreBetter)] },
          { when: { what: 'none' }, then: [barred('player', scoreWaiting)] },
        ],
        blue.waiting,
      ),
      'uspc-1898': says(
        [
          { when: { what: 'better' }, then: [allowed('player', scoreBetter)] },
          { when: { what: 'none' }, then: [barred('player', scoreWaiting)] },
        ],
        doubted(uspc.single, 'That it is lost in the end is drawn from the rule that a trick has to be won for it.'),
      ),
      sierra: HISTORY,
    }),
    see: ['bezique.law.two-declarations'],
  }),
  'lesser-after-greater': law({
    offence: 'irregular-meld',
    title: 'Marriage after sequence, single after double',
    gist: 'A player wants two combinations of one class, of which one is worth more.',
    aka: ['sequence before marriage', 'marriage in the sequence', 'declared the sequence first', 'double bezique before single', 'bezique after double'],
    moment: 'melding',
    facts: {
      first: fact('Which was scored first?', { lesser: ['The lesser', 'lesser first'], greater: ['The greater', 'greater first'] }),
      cards: fact('Does the second use cards of the first?', { same: ['Yes, some or all', 'same cards'], new: ['No, others', 'other cards'] }),
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(LESSER, blue.lesser),
      'uspc-1898': says(LESSER, uspc.again),
      sierra: HISTORY,
    }),
    see: ['bezique.law.card-used-again', 'bezique.points.sequence', 'bezique.points.double-bezique'],
  }),
  'card-used-again': law({
    offence: 'irregular-meld',
    title: 'Card of one combination wanted for another',
    gist: 'A card that has been declared is to serve again.',
    aka: ['use a card twice', 'same queen twice', 'second marriage with the same king', 'four kings again', 'reuse', 'fifth ace'],
    moment: 'melding',
    facts: {
      second: fact('In what?', {
        'other-class': ['In a combination of another class', 'another class'],
        greater: ['In a greater one of the same class', 'greater, same class'],
        like: ['In another one as great, of the same class', 'as great, same class'],
        renewed: ['In the same one, a fresh card taking the place of one played', 'same one renewed'],
      }),
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(AGAIN, [blue.lesser, blue.once]),
      'uspc-1898': says(AGAIN, [doubted(uspc.again, 'That a card serves freely in another class is drawn from the words that forbid it in its own.')]),
      sierra: HISTORY,
    }),
    see: ['bezique.law.lesser-after-greater'],
  }),
  'played-and-declared': law({
    question: 'allowed',
    title: 'Card played and declared at once',
    gist: 'A player wants to declare with the card that he plays to the trick.',
    aka: ['declare the card I am playing', 'lead and declare', 'card already played'],
    moment: 'melding',
    facts: {},
    readings: () => ({
      'blue-ribbon-1940': always(barred('player', playAndDeclare), blue.laid, { note: 'Once declared and scored, a card may be played straight away.' }),
      'uspc-1898': silent('Cards that lie declared may be used at any time; a card on its way to a trick is not spoken of.'),
      sierra: HISTORY,
    }),
  }),
  'wrong-declaration': law({
    offence: 'irregular-meld',
    title: 'Wrong declaration',
    gist: 'A combination is announced that the cards do not make: four jacks of which one is a king.',
    aka: ['false declaration', 'four jacks with a king', 'not a real combination', 'declared what he had not'],
    moment: 'melding',
    facts: {
      held: yesNo('Has he in hand the card that completes it?', 'card held', 'card not held'),
      found: fact('When is it found?', {
        before: ['Before the opponent has played', 'before the opponent plays'],
        after: ['Later', 'later'],
      }),
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { held: 'no' }, then: [mayBeDone(calledToPlay)] },
          { when: { held: 'yes' }, then: [noPenalty] },
        ],
        blue.wrong,
      ),
      'uspc-1898': says(
        [
          { when: { found: 'before' }, then: [putRight('offender', 'score')] },
          { when: { found: 'after' }, then: [putRight('offender', 'score'), mayBeDone(compelledToPlay)] },
        ],
        doubted(uspc.wrong, 'The condition, "not discovered before his adversary has played", is read as: found after that.'),
        'The combination is not counted.',
      ),
      sierra: HISTORY,
    }),
  }),
};
