import { doubted } from '../../laws/cites.ts';
import { fact, law } from '../../laws/laws.ts';
import { allowed, barred, must, noPenaltyPrinted, notDecided, passesTo, scores } from '../../laws/remedies.ts';
import { pointsOf } from '../../scoring/points.ts';
import { cites } from './cites.ts';
import { points } from './points.ts';
import { askForThat, drawFiveCards, drawOneCard, giveCardsAsked, layOutSet, takeAnotherTurn } from './words.ts';

export const laws = {
  'asked-for-a-rank': law({
    question: 'obliged',
    title: 'Player asked for a rank',
    gist: 'Somebody asks you for, say, sevens.',
    aka: ['do I give all my cards', 'do I have to give them', 'go fish', 'one card or all'],
    moment: 'play',
    facts: {
      holds: fact('Does the player asked have any of that rank?', 'Has the rank', {
        yes: { label: 'Yes', if: 'if the player asked has cards of that rank' },
        no: { label: 'No', if: 'if the player asked has no card of that rank' },
      }),
    },
    leads: { sierra: 'The player asked must give up the cards of that rank. If there are none, the player who asks must draw one card from the pile.' },
    readings: (says) => ({
      sierra: says(
        [
          { when: { holds: 'yes' }, then: [must('player-asked', giveCardsAsked)], doubtful: true },
          { when: { holds: 'no' }, then: [must('asker', drawOneCard)], note: 'That is to "go fish"; who says it is not told.' },
        ],
        doubted(cites.sierra.play, 'One sentence takes "the cards" of that rank, the next "the desired card"; all of the rank are meant as it seems.'),
      ),
    }),
  }),
  'false-go-fish': law({
    offence: 'miscall',
    title: '“Go fish” said by a player who has the card',
    gist: 'The player asked says "go fish" and turns out to hold the rank.',
    aka: ['lied about go fish', 'had the card', 'cheated', 'forgot he had it', 'fibbed'],
    moment: 'play',
    facts: {
      drawn: fact('Has the asker already drawn a card?', 'Asker has drawn', {
        no: { label: 'No', if: 'before the asker has drawn a card' },
        yes: { label: 'Yes', if: 'once the asker has drawn a card' },
      }),
    },
    usual: { drawn: 'yes' },
    leads: {
      sierra: 'Until the asker has drawn a card, the player asked must give up the cards asked for. The book does not say how to put it right after that.',
    },
    readings: (says) => ({
      sierra: says(
        [
          { when: { drawn: 'no' }, then: [must('player-asked', giveCardsAsked)] },
          {
            when: { drawn: 'yes' },
            then: [notDecided],
            note: 'The card should have been given. The book does not say how to put it right afterwards, and there is no penalty.',
          },
        ],
        cites.sierra.play,
      ),
    }),
  }),
  'rank-not-held': law({
    question: 'allowed',
    title: 'Asking for a rank you do not hold',
    gist: 'A player asks for a rank without having a card of it.',
    aka: ['asked for what he does not have', 'ask for a card you do not have', 'must I have one', 'fishing without the card', 'bluffing'],
    moment: 'play',
    facts: {
      holds: fact('Does the asker have a card of that rank?', 'Rank held', {
        yes: { label: 'Yes', if: 'if the asker has a card of the rank asked for' },
        no: { label: 'No', if: 'if the asker has no card of the rank asked for' },
      }),
    },
    usual: { holds: 'no' },
    leads: { sierra: 'A player may not ask for a rank without having a card of it. The book names no penalty.' },
    readings: (says) => ({
      sierra: says(
        [
          { when: { holds: 'yes' }, then: [allowed('asker', askForThat)] },
          {
            when: { holds: 'no' },
            then: [barred('asker', askForThat), noPenaltyPrinted],
            note: 'The rank is picked by a card of the asker’s own hand.',
          },
        ],
        cites.sierra.play,
      ),
    }),
  }),
  'another-turn': law({
    question: 'allowed',
    title: 'Another turn',
    gist: 'The asker has got the card, or has not, and wants to ask again.',
    aka: ['do I go again', 'fished my wish', 'drew the card I asked for', 'extra turn', 'whose turn is it'],
    moment: 'play',
    facts: {
      got: fact('What did the asker get?', 'Asker got', {
        player: { label: 'The card, from the player asked', chip: 'Card by asking', if: 'if the asker got the card from the player asked' },
        pile: { label: 'The card asked for, drawn from the pile', chip: 'Card from the pile', if: 'if the asker drew the card asked for from the pile' },
        other: { label: 'Another card from the pile', chip: 'A different card', if: 'if the asker drew a card not asked for from the pile' },
      }),
    },
    leads: {
      sierra:
        'An asker who got the card from the player asked may ask again. One who drew a card not asked for may not. The book does not cover an asker who drew the card asked for.',
    },
    readings: (says) => ({
      sierra: says(
        [
          { when: { got: 'player' }, then: [allowed('asker', takeAnotherTurn)] },
          {
            when: { got: 'pile' },
            then: [notDecided],
            note: 'A player who gets the card asked for goes again; the book does not say whether a card from the pile is meant too.',
          },
          { when: { got: 'other' }, then: [passesTo('turn', 'next-player')] },
        ],
        cites.sierra.play,
      ),
    }),
  }),
  'out-of-cards': law({
    question: 'runs-out',
    title: 'Out of cards',
    gist: 'A player has no cards left and the game goes on.',
    aka: ['ran out of cards', 'no cards left', 'do I draw five'],
    moment: 'play',
    facts: {
      pile: fact('How many cards are in the pile?', 'Cards in the pile', {
        five: { label: 'Five or more', if: 'if five or more cards are in the pile' },
        fewer: { label: 'One to four', if: 'if one to four cards are in the pile' },
        none: { label: 'None', if: 'if no card is in the pile' },
      }),
    },
    readings: (says) => ({
      sierra: says(
        [
          { when: { pile: 'five' }, then: [must('player', drawFiveCards)], note: 'They are free: nobody is asked for them.' },
          { when: { pile: 'fewer' }, then: [notDecided], note: 'Five are given if cards are left; the book does not mention fewer than five.' },
          { when: { pile: 'none' }, then: [barred('player', 'ask')], note: 'There is no card left to ask with. The others play on until all hands are empty.' },
        ],
        cites.sierra.play,
      ),
    }),
  }),
  'four-kept-back': law({
    question: 'obliged',
    title: 'Four of a kind kept in the hand',
    gist: 'A player has all four cards of a rank and has not laid them out.',
    aka: ['forgot the set', 'forgot to put down four', 'book not shown'],
    moment: 'play',
    facts: {},
    readings: (says) => ({
      sierra: says([{ then: [must('player', layOutSet), scores('player', pointsOf(points.four, 'sierra'))] }], cites.sierra.play),
    }),
    see: ['go-fish.points.four'],
  }),
  'tie-at-the-end': law({
    question: 'tie',
    title: 'Tie for the most sets',
    gist: 'Two players have the same number of points at the end.',
    aka: ['same number of books', 'who wins a tie', 'draw'],
    moment: 'game-over',
    facts: {},
    readings: (says) => ({
      sierra: says([{ then: [notDecided], note: 'The player with the most points wins; the book says nothing of a tie.' }], cites.sierra.play),
    }),
  }),
};
