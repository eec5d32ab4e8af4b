// What may be declared, when, and how often.
import { doubted } from '../../../laws/cites.ts';
import { always, fact, law, silent, yesNo } from '../../../laws/laws.ts';
import { allowed, barred, mayBeDone, noPenalty, putRight } from '../../../laws/remedies.ts';
import { cites } from '../cites.ts';
import { calledToPlay, compelledToPlay, declareAgain, declareBoth, declareSecond, layTheRest, playAndDeclare, scoreBetter, scoreWaiting } from '../words.ts';
import { HISTORY } from './silences.ts';

const { blue, uspc } = cites;
/** When a player has the right to declare, by both books. */
export const IN_TIME = [
  { when: { when: 'in-time' }, then: [allowed('trick-winner', 'declare')] },
  { when: { when: ['lost', 'drawn', 'gone'] }, then: [barred('offender', 'declare')] },
] as const;
const TWO = [
  { when: { wants: 'score' }, then: [barred('offender', declareBoth)] },
  { when: { wants: 'lay' }, then: [allowed('player', layTheRest)] },
] as const;
const LESSER = [
  { when: { first: 'lesser' }, then: [allowed('player', declareSecond)] },
  { when: { first: 'greater', cards: 'same' }, then: [barred('player', declareSecond)] },
  { when: { first: 'greater', cards: 'new' }, then: [allowed('player', declareSecond)] },
] as const;
const AGAIN = [
  { when: { second: ['other-class', 'greater'] }, then: [allowed('player', declareAgain)] },
  { when: { second: ['like', 'renewed'] }, then: [barred('player', declareAgain)] },
] as const;

export const declareLaws = {
  'declared-out-of-time': law({
    offence: 'irregular-meld',
    title: 'Declared out of time',
    gist: 'A player declares after drawing, after losing the trick, or when the stock is gone.',
    aka: ['declared after the draw', 'meld after drawing', 'forgot to declare', 'too late to declare', 'stock gone'],
    moment: 'melding',
    facts: {
      when: fact('When does the player declare?', 'Declared', {
        'in-time': { label: 'After winning a trick, before drawing', chip: 'Before drawing', if: 'if the trick winner declares before drawing' },
        drawn: { label: 'After winning a trick and drawing', chip: 'After drawing', if: 'if the trick winner declares after drawing' },
        lost: { label: 'After losing the trick', chip: 'After a lost trick', if: 'if the player lost the trick' },
        gone: { label: 'When the last card has been drawn', chip: 'Stock gone', if: 'if the last card of the stock has been drawn' },
      }),
    },
    usual: { when: 'drawn' },
    leads: {
      'blue-ribbon-1940': 'Not allowed. Only the winner of a trick may declare, and only before drawing.',
      'uspc-1898': 'Not allowed. Only the winner of a trick may declare, and only before drawing.',
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
      wants: fact('What does the player want?', 'Wants to', {
        score: { label: 'To score them all now', chip: 'Score all now', if: 'if the player wants to score them all now' },
        lay: { label: 'To show them all and score one now', chip: 'Show all, score 1', if: 'if the player wants to show them all and score one now' },
      }),
    },
    usual: { wants: 'score' },
    leads: {
      'blue-ribbon-1940': 'Only one combination may be scored for each trick won. More may be laid down now and scored after later tricks.',
      'uspc-1898': 'Only one combination may be scored for each trick won. More may be laid down now and scored after later tricks.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(TWO, blue.waiting, 'The other is announced as "to score".'),
      'uspc-1898': says(TWO, uspc.single, 'The player goes on reminding the table of what they have to score.'),
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
      what: fact('What happens now?', 'Further trick', {
        better: {
          label: 'The player wins a trick, and would rather score something else',
          chip: 'Won, better ready',
          if: 'if the player wins a trick and has something better to score',
        },
        none: { label: 'The player wins no further trick', chip: 'None', if: 'if the player wins no further trick' },
      }),
    },
    leads: {
      'blue-ribbon-1940':
        'The player may first score something better, and this combination later. A player who wins no further trick may not score it at all.',
      'uspc-1898': 'The player may first score something better, and this combination later. A player who wins no further trick may not score it at all.',
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
      first: fact('Which was scored first?', 'Scored first', {
        lesser: { label: 'The lesser', if: 'if the lesser combination was scored first' },
        greater: { label: 'The greater', if: 'if the greater combination was scored first' },
      }),
      cards: fact('Does the second use cards of the first?', 'Shared cards', {
        same: { label: 'Yes, some or all', chip: 'Some or all', if: 'if the two combinations share cards' },
        new: { label: 'No, others', chip: 'None', if: 'if the two combinations share no card' },
      }),
    },
    usual: { first: 'greater', cards: 'same' },
    leads: {
      'blue-ribbon-1940':
        'If the lesser was scored first, both may be declared. If the greater was scored first, the lesser may be declared only if the two share no card.',
      'uspc-1898':
        'If the lesser was scored first, both may be declared. If the greater was scored first, the lesser may be declared only if the two share no card.',
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
      second: fact('In what is it to serve?', 'Wanted for', {
        'other-class': { label: 'In a combination of another class', chip: 'Another class', if: 'if the two combinations are of different classes' },
        greater: { label: 'In a greater one of the same class', chip: 'A greater one', if: 'if both combinations are of one class and the second greater' },
        like: { label: 'In another one as great, of the same class', chip: 'One as great', if: 'if both combinations are of one class and equally great' },
        renewed: {
          label: 'In the same one, a fresh card taking the place of one played',
          chip: 'The old one again',
          if: 'if a fresh card replaces one played from the combination',
        },
      }),
    },
    leads: {
      'blue-ribbon-1940':
        'A declared card may serve again in a combination of another class, or in a greater combination of the same class. It may not serve in an equal one, even if a new card completes it.',
      'uspc-1898':
        'A declared card may serve again in a combination of another class, or in a greater combination of the same class. It may not serve in an equal one, even if a new card completes it.',
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
    gist: 'A player wants to declare with the card that they play to the trick.',
    aka: ['declare the card I am playing', 'lead and declare', 'card already played'],
    moment: 'melding',
    facts: {},
    readings: () => ({
      'blue-ribbon-1940': always(barred('player', playAndDeclare), blue.laid, { note: 'Once declared and scored, a card may be played straight away.' }),
      'uspc-1898': silent('Cards that lie declared may be used at any time; the book does not mention a card on its way to a trick.'),
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
      held: yesNo(
        'Does the player hold the card that completes it?',
        'Missing card held',
        'if the player holds the card that completes the combination',
        'if the player lacks the card that completes the combination',
      ),
      found: fact('When is it found?', 'Found', {
        before: { label: 'Before the opponent has played', chip: 'Before the reply', if: 'before the opponent has played' },
        after: { label: 'Later', chip: 'After the reply', if: 'after the opponent has played' },
      }),
    },
    usual: { held: 'no' },
    leads: {
      'blue-ribbon-1940':
        'The player may be made to lead or play one of the right cards (here a jack). A player who also holds the missing card pays no penalty.',
      'uspc-1898': 'The player corrects the score. Once the opponent has played, the player may also be made to play a card of that combination.',
    },
    verdict: {
      kind: 'apart',
      say: 'The books differ. By Blue Ribbon the player may be made to lead or play one of the right cards, unless the player also holds the missing card. By U.S. Playing Card the score is corrected; once the opponent has played, the player may also be made to play a card of the combination.',
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
