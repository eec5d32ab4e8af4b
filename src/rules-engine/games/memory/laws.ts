import { fact } from '../../laws/laws.ts';
import { law } from '../../laws/one-book.ts';
import { barred, isDone, noPenaltyPrinted, notDecided, scoresAmount } from '../../laws/remedies.ts';
import { cites } from './cites.ts';
import { bonus, bothTurnedBack, countBonus, pairRemoved, turnThird, wildRemoved } from './words.ts';

const { play, score, unpriced, advice } = cites.sierra;

export const laws = {
  'two-cards-turned': law({
    question: 'what-counts',
    title: 'Two cards turned',
    gist: 'You have turned two cards face up.',
    aka: ['not a pair', 'do they match', 'turn them back', 'keep the pair', 'what happens when they do not match'],
    moment: 'play',
    facts: {
      same: fact('Are they a pair?', 'A pair', {
        yes: { label: 'Yes', if: 'if the two cards are a pair' },
        no: { label: 'No', if: 'if the two cards are not a pair' },
      }),
    },
    leads: { sierra: 'A pair is taken away. Two cards that are no pair are turned back, face down.' },
    cases: [
      { when: { same: 'yes' }, then: [isDone(pairRemoved)] },
      { when: { same: 'no' }, then: [isDone(bothTurnedBack)] },
    ],
    cites: play,
    see: ['memory.points.pair', 'memory.points.miss'],
  }),
  'third-card': law({
    offence: 'irregular-play',
    title: 'Third card turned',
    gist: 'Two cards have been turned, and a third one is turned as well.',
    aka: ['turned three cards', 'turned one too many', 'one more try', 'looked at another card'],
    moment: 'play',
    cases: [
      {
        then: [barred('player', turnThird), noPenaltyPrinted],
        note: 'One card is turned, and then a second. Then both go off the table, or both are turned back.',
      },
    ],
    cites: play,
  }),
  'another-turn': law({
    question: 'allowed',
    title: 'Another turn after a pair',
    gist: 'Two play, and one of them has found a pair.',
    aka: ['do I go again', 'go again after a match', 'whose turn is it', 'extra turn'],
    moment: 'play',
    cases: [{ then: [notDecided], note: 'Two may play against each other. How their turns change is not told.' }],
    cites: [play, advice],
  }),
  'turned-back-too-soon': law({
    question: 'what-counts',
    title: 'Cards turned back too soon',
    gist: 'A player turned the cards back before the other had seen them.',
    aka: ['I did not see it', 'too fast', 'hid the card', 'turned it back quickly', 'show me again', 'peeked at a card'],
    moment: 'play',
    cases: [{ then: [notDecided], note: 'A card lies face up until the second one is turned. How long both then lie is not told.' }],
    cites: play,
  }),
  'wild-card': law({
    question: 'what-counts',
    title: 'Wild card turned',
    gist: 'One of your two cards is a wild card.',
    aka: ['joker', 'wild and another card', 'what does the wild card do', 'two wild cards'],
    moment: 'play',
    facts: {
      other: fact('What is the other card?', 'Other card', {
        common: { label: 'Not a wild card', chip: 'Common card', if: 'if the card turned with it is not wild' },
        wild: { label: 'A wild card too', chip: 'Wild card too', if: 'if the card turned with it is wild too' },
      }),
    },
    usual: { other: 'common' },
    cases: [
      { when: { other: 'common' }, then: [isDone(wildRemoved)], note: 'Its fellow goes too, wherever it lies.' },
      { when: { other: 'wild' }, then: [notDecided], note: 'The book mentions only a wild card with a common one.' },
    ],
    cites: play,
    leads: {
      sierra:
        'If the other card is not wild, take away both cards, and also the card that makes a pair with the one that is not wild. If both are wild, the book does not cover this.',
    },
  }),
  'three-in-a-row': law({
    question: 'what-counts',
    title: 'Three pairs in a row',
    gist: 'You found three pairs, one after the other.',
    aka: ['bonus', 'streak', 'three matches running', 'what do I get for three'],
    moment: 'count',
    facts: {
      miss: fact('Was there a miss between them?', 'Miss between', {
        no: { label: 'No', if: 'if there was no miss between the pairs' },
        yes: { label: 'Yes', if: 'if there was a miss between the pairs' },
      }),
    },
    usual: { miss: 'no' },
    cases: [
      { when: { miss: 'no' }, then: [scoresAmount('player', bonus)] },
      { when: { miss: 'yes' }, then: [barred('player', countBonus)], note: 'It is for three pairs without a miss.' },
    ],
    cites: unpriced,
    leads: { sierra: 'The player scores a bonus only if there was no miss between the pairs.' },
    see: ['memory.points.bonus'],
  }),
  'who-has-won': law({
    question: 'who-wins',
    title: 'Who has won',
    gist: 'All the pairs have been found, and two have played.',
    aka: ['who wins', 'most pairs', 'same number of pairs', 'tie'],
    moment: 'game-over',
    cases: [{ then: [notDecided], note: 'Pairs, misses and bonuses make the score. Who of two wins is not told.' }],
    cites: score,
  }),
};
