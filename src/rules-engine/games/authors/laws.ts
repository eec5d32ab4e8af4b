import { fact, yesNo } from '../../laws/laws.ts';
import { law } from '../../laws/one-book.ts';
import { allowed, barred, isDone, must, noPenaltyPrinted, notDecided, passesTo } from '../../laws/remedies.ts';
import { cites } from './cites.ts';
import { askAgain, askAnybody, askForThatCard, giveThatCard, laySetDown, nameSuit, unevenHands } from './words.ts';

const { blue } = cites;

export const laws = {
  'hands-not-even': law({
    offence: 'wrong-number-of-cards',
    title: 'Hands that are not even',
    gist: 'Some players got one card more than others.',
    aka: ['he has more cards than me', 'cards do not come out even', 'one card too many', 'uneven deal'],
    moment: 'deal',
    leads: { 'blue-ribbon-1940': 'The hands are played as they are, though some players hold one card more.' },
    cases: [{ then: [isDone(unevenHands)], note: 'Cards are dealt one at a time, as far as they go.' }],
    cites: blue.deal,
  }),
  'who-asks-first': law({
    question: 'obliged',
    title: 'Who asks first',
    gist: 'The cards are dealt, and two players want to begin.',
    aka: ['who starts', 'who goes first', 'who begins'],
    moment: 'deal-done',
    leads: { 'blue-ribbon-1940': 'The player on the dealer’s left asks first.' },
    cases: [{ then: [must('eldest-hand', 'ask')] }],
    cites: blue.ask,
  }),
  'rank-not-held': law({
    offence: 'irregular-play',
    title: 'Asking for a rank you do not hold',
    gist: 'A player asks for a king and has no king.',
    aka: ['asked for what he does not have', 'must I have one', 'has none of them himself', 'asking without a match', 'fishing for a rank'],
    moment: 'play',
    facts: {
      holds: yesNo(
        'Does the asker hold a card of that rank?',
        'Rank held',
        'if the asker holds a card of the rank asked for',
        'if the asker holds no card of the rank asked for',
      ),
    },
    usual: { holds: 'no' },
    leads: {
      'blue-ribbon-1940': 'Not allowed: only a player who holds a card of that rank may ask for one. The book names no penalty.',
    },
    cases: [
      { when: { holds: 'yes' }, then: [allowed('asker', askForThatCard)] },
      { when: { holds: 'no' }, then: [barred('asker', askForThatCard), noPenaltyPrinted], note: 'The book does not mention a card handed over wrongly.' },
    ],
    cites: blue.ask,
  }),
  'suit-not-named': law({
    offence: 'irregular-play',
    title: 'Asking without a suit',
    gist: 'A player asks for "a seven" and names no suit.',
    aka: ['did not say which suit', 'asked for any seven', 'only said the number', 'give all my sevens', 'which one do I give'],
    moment: 'play',
    cases: [{ then: [must('asker', nameSuit), noPenaltyPrinted], note: 'One card is asked for at a time.' }],
    cites: blue.ask,
  }),
  'card-asked-for': law({
    question: 'obliged',
    title: 'Player asked for a card',
    gist: 'Somebody asks you for, say, the seven of hearts.',
    aka: ['do I have to give it', 'he does not have it', 'asked the wrong player', 'whose turn is it', 'lost the ask'],
    moment: 'play',
    facts: {
      has: yesNo(
        'Does the player asked hold that very card?',
        'Has the card',
        'if the player asked holds that very card',
        'if the player asked does not hold that very card',
      ),
    },
    leads: {
      'blue-ribbon-1940':
        'If the player asked holds that very card, they must hand it over, and the one who asked may ask again. If they do not hold it, the turn passes to them.',
    },
    cases: [
      { when: { has: 'yes' }, then: [must('player-asked', giveThatCard), allowed('asker', askAgain)] },
      { when: { has: 'no' }, then: [passesTo('turn', 'player-asked')], note: 'Another suit of that rank does not help.' },
    ],
    cites: blue.give,
  }),
  'ask-again': law({
    question: 'allowed',
    title: 'Whom to ask next',
    gist: 'You got the card and want to ask somebody else for another.',
    aka: ['do I go again', 'another turn', 'can I ask someone else', 'ask for a different number', 'how often may I ask'],
    moment: 'play',
    leads: { 'blue-ribbon-1940': 'The player who got the card may ask any player for the next one.' },
    cases: [{ then: [allowed('asker', askAnybody)], note: 'Any card will do, if one of that rank is held. It goes on until a card is not there.' }],
    cites: blue.give,
  }),
  'denied-card': law({
    offence: 'miscall',
    title: 'Card denied by a player who has it',
    gist: 'The player asked says "no" and has the card after all.',
    aka: ['lied about having the card', 'had it all the time', 'said no', 'overlooked the card', 'cheated', 'forgot he had it'],
    moment: 'play',
    facts: {
      since: fact('Has that player asked for a card since?', 'Asked since', {
        no: { label: 'No', if: 'before the player who denied the card asks for one' },
        yes: { label: 'Yes', if: 'once the player who denied the card has asked for one' },
      }),
    },
    usual: { since: 'yes' },
    leads: {
      'blue-ribbon-1940':
        'If the player who denied the card has not asked for one since, that player must hand it over. After that, the book does not cover this.',
    },
    cases: [
      { when: { since: 'no' }, then: [must('player-asked', giveThatCard), noPenaltyPrinted] },
      { when: { since: 'yes' }, then: [notDecided], note: 'The card should have been given. The book does not say what is done afterwards.' },
    ],
    cites: blue.give,
  }),
  'asked-out-of-turn': law({
    offence: 'play-out-of-turn',
    title: 'Asking out of turn',
    gist: 'A player asks who does not have the turn.',
    aka: ['asked when it was not his turn', 'asked twice after a no', 'kept asking', 'jumped in', 'turn does not go round'],
    moment: 'play',
    facts: {
      who: fact('Who asks?', 'Who asked', {
        wrong: { label: 'The asker, who has just been told "no"', chip: 'Just told no', if: 'if the player asks again after being told no' },
        other: { label: 'Another player, who was not asked', chip: 'Another player', if: 'if the player breaks in without having been asked' },
      }),
    },
    leads: {
      'blue-ribbon-1940': 'A player told “no” may not ask again; the turn passes to the player asked. Nobody else may break in. The book names no penalty.',
    },
    cases: [
      { when: { who: 'wrong' }, then: [barred('asker', askAgain), passesTo('turn', 'player-asked'), noPenaltyPrinted] },
      { when: { who: 'other' }, then: [barred('player', 'ask'), noPenaltyPrinted], note: 'The turn does not go round the table.' },
    ],
    cites: blue.pass,
  }),
  'own-card-asked': law({
    question: 'allowed',
    title: 'Asking for a card of your own',
    gist: 'A player asks for a card that is in their own hand.',
    aka: ['asked for his own card', 'bluff', 'had it himself', 'to fool the others'],
    moment: 'play',
    cases: [{ then: [notDecided], note: 'Any card may be asked for if one of its rank is held. The book does not mention a bluff.' }],
    cites: [blue.ask, blue.give],
  }),
  'set-kept-back': law({
    offence: 'held-back',
    title: 'Set of four kept in the hand',
    gist: 'A player has all four of a rank and does not show them.',
    aka: ['forgot to put down four', 'hid the book', 'did not lay down the set', 'when do I lay down four'],
    moment: 'play',
    cases: [{ then: [must('player', laySetDown), noPenaltyPrinted], note: 'It is done as soon as the four are together.' }],
    cites: blue.sets,
    see: ['authors.points.set'],
  }),
  'out-of-cards': law({
    question: 'runs-out',
    title: 'Out of cards',
    gist: 'A player has the turn and no card left.',
    aka: ['ran out of cards', 'no cards left', 'am I out', 'empty hand'],
    moment: 'play',
    leads: { 'blue-ribbon-1940': 'A player without cards may not ask. The book does not say who asks then.' },
    cases: [{ then: [barred('player', 'ask')], note: 'There is no card to ask with. The book does not say who asks then.' }],
    cites: [blue.ask, blue.pass],
  }),
  'tie-at-the-end': law({
    question: 'tie',
    title: 'Tie for the most sets',
    gist: 'Two players have the same number of sets at the end.',
    aka: ['same number of books', 'who wins a tie', 'we both have four'],
    moment: 'game-over',
    cases: [{ then: [notDecided], note: 'The most sets win. The book does not mention a tie.' }],
    cites: blue.wins,
  }),
};
