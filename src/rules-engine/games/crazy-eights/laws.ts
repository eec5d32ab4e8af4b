import { doubted } from '../../laws/cites.ts';
import { fact, law } from '../../laws/laws.ts';
import { allowed, barred, divide, handEnds, must, noPenaltyPrinted, notDecided, scoresNothing, stands } from '../../laws/remedies.ts';
import { cites } from './cites.ts';
import { drawUntilPlayable, nameSuit, theWinnings } from './words.ts';

export const laws = {
  'eight-as-starter': law({
    offence: 'irregular-starter',
    title: 'Eight turned as the starter',
    gist: 'The first card turned up beside the stock is an eight.',
    aka: ['first card is an eight', 'eight on top at the start'],
    moment: 'starter',
    facts: {},
    readings: (says) => ({
      sierra: says(
        [{ then: [notDecided], note: 'The top card is turned, whatever it is; an eight is not provided for.' }],
        doubted(cites.sierra.play, 'The printed contents leave the game out; the pages are those between its neighbours.'),
      ),
    }),
  }),
  'nothing-to-play': law({
    offence: 'irregular-draw',
    title: 'No card to play',
    gist: 'A player has nothing that matches.',
    aka: ['how many cards do I draw', 'draw three', 'keep drawing', 'draw one and pass', 'cannot go', 'deck ran out', 'reshuffle the pile'],
    moment: 'play',
    facts: {
      stock: fact('Are there cards in the stock?', 'Stock', {
        yes: { label: 'Yes', chip: 'Cards left', if: 'while cards are left in the stock' },
        no: { label: 'No, it is used up', chip: 'Used up', if: 'once the stock is used up' },
      }),
    },
    usual: { stock: 'yes' },
    leads: { sierra: 'The player must draw one card at a time until able to play. Once the stock is gone, the player must pass.' },
    readings: (says) => ({
      sierra: says(
        [
          { when: { stock: 'yes' }, then: [must('player', drawUntilPlayable)], note: 'No number is set to the cards drawn.' },
          { when: { stock: 'no' }, then: [must('player', 'pass')], note: 'The cards already played are not made into a new stock.' },
        ],
        doubted(cites.sierra.play, 'The printed contents leave the game out; the pages are those between its neighbours.'),
      ),
    }),
  }),
  'draw-though-able': law({
    offence: 'irregular-draw',
    title: 'Draw by a player who could play',
    gist: 'A player who has a card that matches draws instead.',
    aka: ['drew when he could play', 'must I play if I can', 'holding back an eight', 'sandbagging'],
    moment: 'play',
    facts: {},
    readings: (says) => ({
      sierra: says(
        [{ then: [allowed('player', 'draw')] }],
        doubted(cites.sierra.play, 'The printed contents leave the game out; the pages are those between its neighbours.'),
      ),
    }),
  }),
  'drawn-card-played': law({
    offence: 'irregular-draw',
    title: 'Drawn card played at once',
    gist: 'A player draws a card that fits and lays it down in the same turn.',
    aka: ['play the card I drew', 'drew and played', 'does drawing end my turn'],
    moment: 'play',
    facts: {},
    readings: (says) => ({
      sierra: says(
        [{ then: [allowed('player', 'play-that-card')], note: 'Drawing goes on until the player can play; the advice shows a drawn card played at once.' }],
        [
          doubted(cites.sierra.play, 'The printed contents leave the game out; the pages are those between its neighbours.'),
          doubted(cites.sierra.strategies, 'The printed contents leave the game out; the pages are those between its neighbours.'),
        ],
      ),
    }),
  }),
  'wrong-card': law({
    offence: 'irregular-play',
    title: 'Card that does not match',
    gist: 'A card is played on one that it does not match.',
    aka: ['wrong card', 'wrong suit', 'wrong number', 'not the same color', 'same color', 'can I play this'],
    moment: 'play',
    facts: {
      card: fact('What was played?', 'Card played', {
        suit: { label: 'A card of the same suit as the top card', chip: 'Same suit', if: 'if the card has the suit of the top card' },
        rank: { label: 'A card of the same rank as the top card', chip: 'Same rank', if: 'if the card has the rank of the top card' },
        eight: { label: 'An eight', if: 'if the card is an eight' },
        neither: { label: 'Another card, say one of the same colour only', chip: 'No match', if: 'if the card matches neither suit nor rank and is no eight' },
      }),
    },
    usual: { card: 'neither' },
    leads: {
      sierra:
        'Not allowed: a card must match the suit or rank of the top card, or be an eight. The book names no penalty, and does not say if the card is taken back.',
    },
    readings: (says) => ({
      sierra: says(
        [
          { when: { card: ['suit', 'rank'] }, then: [allowed('player', 'play-that-card')] },
          { when: { card: 'eight' }, then: [allowed('player', 'play-that-card')], note: 'An eight goes on anything, even when another card could be played.' },
          {
            when: { card: 'neither' },
            then: [barred('player', 'play-that-card'), noPenaltyPrinted],
            note: 'The book does not say whether the card is taken back.',
          },
        ],
        doubted(cites.sierra.play, 'The printed contents leave the game out; the pages are those between its neighbours.'),
      ),
    }),
  }),
  'wrong-suit-after-eight': law({
    offence: 'irregular-play',
    title: 'Another suit played after an eight',
    gist: 'The next player does not play the suit that was named.',
    aka: ['wrong suit after an eight', 'two eights in a row', 'eight on an eight', 'did not follow the called suit', 'said one suit and he put another'],
    moment: 'play',
    facts: {
      card: fact('What did the next player play?', 'Next player played', {
        named: { label: 'The suit that was named', chip: 'Suit named', if: 'if the card played is of the suit that was named' },
        eight: { label: 'Another eight', chip: 'An eight too', if: 'if the card played is an eight as well' },
        own: {
          label: 'A suit that was not named, even the suit of the eight itself',
          chip: 'A different suit',
          if: 'if the card played is neither of the suit named nor an eight',
        },
      }),
    },
    usual: { card: 'own' },
    leads: { sierra: 'Not allowed: the card must be of the suit named, or another eight. The book names no penalty.' },
    readings: (says) => ({
      sierra: says(
        [
          { when: { card: ['named', 'eight'] }, then: [allowed('player', 'play-that-card')] },
          { when: { card: 'own' }, then: [barred('player', 'play-that-card'), noPenaltyPrinted] },
        ],
        doubted(cites.sierra.play, 'The printed contents leave the game out; the pages are those between its neighbours.'),
      ),
    }),
  }),
  'no-suit-named': law({
    offence: 'irregular-play',
    title: 'No suit named with an eight',
    gist: 'A player lays down an eight and names no suit.',
    aka: ['forgot to call a suit', 'did not say the suit', 'changed the suit'],
    moment: 'play',
    facts: {
      next: fact('Has the next player played?', 'Next has played', {
        no: { label: 'No', if: 'before the next player has played' },
        yes: { label: 'Yes', if: 'once the next player has played' },
      }),
    },
    leads: { sierra: 'Before the next player has played, the player must name a suit. The book does not say what holds after that.' },
    readings: (says) => ({
      sierra: says(
        [
          { when: { next: 'no' }, then: [must('player', nameSuit)] },
          { when: { next: 'yes' }, then: [notDecided], note: 'A suit is named with every eight; the book does not say what holds if nobody asked for it.' },
        ],
        doubted(cites.sierra.play, 'The printed contents leave the game out; the pages are those between its neighbours.'),
      ),
    }),
  }),
  'out-on-an-eight': law({
    question: 'allowed',
    title: 'Eight as the last card',
    gist: 'A player goes out by playing an eight.',
    aka: ['can I go out on an eight', 'finish on an eight', 'last card eight'],
    moment: 'hand-over',
    facts: {},
    leads: { sierra: 'The play stands: the last card may be an eight.' },
    readings: (says) => ({
      sierra: says(
        [{ then: [stands('play')], note: 'An eight may be played at any time; no exception is made for the last card.' }],
        doubted(cites.sierra.play, 'The printed contents leave the game out; the pages are those between its neighbours.'),
      ),
    }),
  }),
  'partner-out': law({
    question: 'who-goes-out',
    title: 'One partner goes out',
    gist: 'Four play as two partnerships, and one player is rid of all cards.',
    aka: ['partner went out', 'is the game over', 'both partners out'],
    moment: 'hand-over',
    facts: {
      partner: fact('Is the other partner out as well?', 'Other partner out', {
        no: { label: 'No', if: 'if the other partner still has cards' },
        yes: { label: 'Yes', if: 'if both partners are out' },
      }),
    },
    usual: { partner: 'no' },
    leads: { sierra: 'The other players must play on until the partner is out too. Then play stops.' },
    readings: (says) => ({
      sierra: says(
        [
          { when: { partner: 'no' }, then: [must('other-players', 'play-on')] },
          { when: { partner: 'yes' }, then: [handEnds] },
        ],
        doubted(cites.sierra.play, 'The printed contents leave the game out; the pages are those between its neighbours.'),
      ),
    }),
  }),
  block: law({
    question: 'runs-out',
    title: 'Block',
    gist: 'The stock is gone and nobody can play.',
    aka: ['blocked game', 'nobody can go', 'stuck', 'fewest cards wins', 'stalemate'],
    moment: 'hand-over',
    facts: {},
    readings: (says) => ({
      sierra: says(
        [{ then: [handEnds, scoresNothing('all-players')], note: 'A hand without a winner: cards left are not compared.' }],
        doubted(cites.sierra.play, 'The printed contents leave the game out; the pages are those between its neighbours.'),
      ),
    }),
    see: ['crazy-eights.points.block'],
  }),
  'two-tie': law({
    question: 'tie',
    title: 'Two players tie',
    gist: 'Two players both claim to have won the hand.',
    aka: ['split the points', 'draw', 'both won'],
    moment: 'count',
    facts: {
      players: fact('How many play?', 'Players', {
        three: { label: 'Three', if: 'if three play' },
        other: { label: 'Two or four', if: 'if two or four play' },
      }),
    },
    leads: { sierra: 'If three play, the two split the winnings. If two or four play, the book does not cover this.' },
    readings: (says) => ({
      sierra: says(
        [
          { when: { players: 'three' }, then: [divide('tied-players', theWinnings)], note: 'How two can tie when one goes out, the manual does not explain.' },
          { when: { players: 'other' }, then: [notDecided] },
        ],
        doubted(cites.sierra.play, 'The printed contents leave the game out; the pages are those between its neighbours.'),
      ),
    }),
    see: ['crazy-eights.points.tie'],
  }),
};
