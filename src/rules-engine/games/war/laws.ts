import { fact } from '../../laws/laws.ts';
import { law } from '../../laws/one-book.ts';
import { must, notDecided, wins } from '../../laws/remedies.ts';
import { cites } from './cites.ts';
import { matchNumber, putDownRest, threeDownOneUp } from './words.ts';

export const laws = {
  'who-takes-the-cards': law({
    question: 'who-wins',
    title: 'Who takes the cards',
    gist: 'The two cards turned are of different rank.',
    aka: ['who wins', 'where do the cards go', 'on top or under the pack'],
    moment: 'play',
    leads: {
      sierra: 'The player with the higher card wins both cards.',
    },
    cases: [{ then: [wins('highest-card', 'cards')], note: 'They go to the bottom of that player’s pack. The book does not say in which order.' }],
    cites: cites.sierra.play,
  }),
  'same-rank': law({
    question: 'tie',
    title: 'Two cards of the same rank',
    gist: 'Both players turn, say, a nine.',
    aka: ['tie', 'same card', 'war', 'how many cards down', 'one down or three down', 'double war'],
    moment: 'play',
    leads: {
      sierra: 'Both players must put down three cards face down and a fourth face up.',
    },
    cases: [
      {
        then: [must('both-sides', threeDownOneUp)],
        note: 'The higher of the two last cards takes all. If these are a pair again, there is another war, and everything on the table goes with it.',
      },
    ],
    cites: cites.sierra.play,
    see: ['war.points.war'],
  }),
  'short-of-cards': law({
    question: 'runs-out',
    title: 'Too few cards for a war',
    gist: 'A player cannot put down three cards and a fourth.',
    aka: ['ran out of cards in a war', 'not enough cards', 'only two cards left', 'do I lose'],
    moment: 'play',
    facts: {
      left: fact('How many cards has that player besides the one already turned?', 'Cards left', {
        some: { label: 'One, two or three', chip: 'One to three', if: 'if the player has one to three cards besides the one turned' },
        none: { label: 'None', if: 'if the player has no card besides the one turned' },
      }),
    },
    usual: { left: 'some' },
    leads: {
      sierra: 'The player must put down all the cards left, and the opponent the same number. With no card left, the book does not cover this.',
    },
    cases: [
      {
        when: { left: 'some' },
        then: [must('player', putDownRest), must('opponent', matchNumber)],
        note: 'The book does not say expressly which cards are then compared; it can only be the last ones put down.',
      },
      { when: { left: 'none' }, then: [notDecided], note: 'The player puts down what is left, and here that is nothing; the book goes no further.' },
    ],
    cites: cites.sierra.play,
  }),
  'suits-compared': law({
    question: 'who-wins',
    title: 'Suits compared',
    gist: 'Two cards have the same rank, and a player claims that one suit is better.',
    aka: ['spades beat hearts', 'is spades higher', 'which suit wins'],
    moment: 'play',
    leads: {
      sierra: 'Suits do not matter: both players must put down three cards face down and a fourth face up.',
    },
    cases: [{ then: [must('both-sides', threeDownOneUp)], note: 'Suits do not matter: two cards of the same rank make a war.' }],
    cites: cites.sierra.play,
  }),
  'ace-high-or-low': law({
    question: 'who-wins',
    title: 'Ace against another card',
    gist: 'An ace is turned against, say, a king or a two.',
    aka: ['is ace high', 'ace low', 'does ace beat king', 'two beats ace'],
    moment: 'play',
    facts: {
      other: fact('What is the other card?', 'Other card', {
        ace: { label: 'An ace as well', chip: 'An ace too', if: 'if the other card is an ace too' },
        any: { label: 'Any other card', chip: 'Not an ace', if: 'if the other card is not an ace' },
      }),
    },
    usual: { other: 'any' },
    leads: {
      sierra: 'The book does not say whether an ace is high. Against another ace, both put down three cards face down and a fourth face up.',
    },
    cases: [
      { when: { other: 'ace' }, then: [must('both-sides', threeDownOneUp)] },
      {
        when: { other: 'any' },
        then: [notDecided],
        note: 'The higher card wins, and the chapter does not say where the ace stands. Agree before the first card.',
      },
    ],
    cites: cites.sierra.play,
  }),
};
