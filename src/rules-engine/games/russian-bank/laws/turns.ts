import { doubted } from '../../../laws/cites.ts';
import { fact } from '../../../laws/laws.ts';
import { law } from '../../../laws/one-book.ts';
import { isDone, must, notDecided, passesTo, wins } from '../../../laws/remedies.ts';
import { cites } from '../cites.ts';
import { beginPlay, leftFaceUp, lowerCut, playFromHand, startsTrash, turnHandOver, turnNextOfStock } from '../words.ts';

/** Who begins, how a turn ends, and what happens when cards run out. */
export const turnLaws = {
  'first-play': law({
    offence: 'seats-and-partners',
    title: 'Who plays first?',
    gist: 'Both have cut a card, and they want to know who begins.',
    aka: ['who starts', 'who goes first', 'high card or low card'],
    moment: 'before-play',
    facts: {
      cut: fact('What did they cut?', 'Cards cut', {
        lower: { label: 'One card is lower', chip: 'One is lower', if: 'if one of the cards cut is lower' },
        same: { label: 'The same rank', chip: 'Of one rank', if: 'if the cards cut are of equal rank' },
      }),
    },
    usual: { cut: 'lower' },
    leads: { 'blue-ribbon-1940': 'The player who cut the lower card must play first. The book does not cover equal cards.' },
    cases: [
      { when: { cut: 'lower' }, then: [must(lowerCut, beginPlay)] },
      { when: { cut: 'same' }, then: [notDecided], note: 'Suits have no rank. The book does not mention two like cards.' },
    ],
    cites: cites.blue.firstPlay,
  }),
  'space-not-filled': law({
    question: 'obliged',
    title: 'Player will not fill a space',
    gist: 'The card on the stock could fill a space, and the player refuses.',
    aka: ['must I fill the space', 'refused to fill the gap', 'leave a space open', 'keep the space empty'],
    moment: 'play',
    cases: [{ then: [passesTo('play', 'opponent'), isDone(leftFaceUp)] }],
    cites: cites.blue.stockCard,
    see: ['russian-bank.law.space-filled'],
  }),
  'stock-card-used': law({
    question: 'obliged',
    title: 'Next card of the stock',
    gist: 'The open card of the stock has been played.',
    aka: ['turn the next stock card', 'stock card played what now', 'hand or stock first'],
    moment: 'play',
    cases: [{ then: [must('player', turnNextOfStock)] }],
    cites: cites.blue.handCard,
  }),
  'hand-card-does-not-fit': law({
    question: 'runs-out',
    title: 'Card of the hand fits nowhere',
    gist: 'The player turns a card of their hand and cannot use it.',
    aka: ['cannot play the card', 'is my turn over', 'when does my turn end', 'put it on the trash pile'],
    moment: 'play',
    cases: [{ then: [isDone(startsTrash), passesTo('play', 'opponent')] }],
    cites: cites.blue.handCard,
    see: ['russian-bank.law.trash-pile-face'],
  }),
  'trash-pile-face': law({
    question: 'what-counts',
    title: 'Trash pile: face up or face down?',
    gist: 'Two players do not agree how the used card is laid.',
    aka: ['trash pile upside down', 'waste pile face up', 'can I see the trash pile'],
    moment: 'play',
    cases: [{ then: [notDecided], note: 'One sentence lays the card face down. A later one builds on a face-up card there.' }],
    cites: [cites.blue.handCard, cites.blue.piles],
  }),
  'cards-used-up': law({
    question: 'runs-out',
    title: 'Stock or hand is used up',
    gist: 'A player has come to the end of a pile.',
    aka: ['ran out of cards', 'hand is empty', 'stock is empty', 'turn the trash pile over', 'trash pile left have I won'],
    moment: 'play',
    facts: {
      which: fact('What is used up?', 'Used up', {
        stock: { label: 'The stock', if: 'if only the stock is used up' },
        hand: { label: 'The hand, and a trash pile is left', chip: 'Hand, trash left', if: 'if the hand is used up and a trash pile is left' },
        all: { label: 'Stock, hand and trash pile', chip: 'Everything', if: 'if stock, hand and trash pile are all used up' },
      }),
    },
    leads: {
      'blue-ribbon-1940':
        'With only the stock gone, the player plays from the hand. With the hand gone, the used cards are turned and gone through again. With all gone, the player wins.',
    },
    cases: [
      { when: { which: 'stock' }, then: [must('player', playFromHand)] },
      { when: { which: 'hand' }, then: [must('player', turnHandOver)], doubtful: true },
      { when: { which: 'all' }, then: [wins('player', 'game')] },
    ],
    cites: [cites.blue.usedUp, doubted(cites.blue.end, 'To win, stock and hand must be gone. The trash pile is not named there.')],
    see: ['russian-bank.points.win'],
  }),
};
