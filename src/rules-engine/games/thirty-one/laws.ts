import { fact } from '../../laws/laws.ts';
import { law } from '../../laws/one-book.ts';
import { allowed, barred, must, noPenaltyPrinted, notDecided, undecided, wins } from '../../laws/remedies.ts';
import { cites } from './cites.ts';
import {
  addOtherSuit,
  drawOn,
  drawOneMore,
  higherTriplets,
  knock,
  leaveOneUp,
  mostInSuit,
  takeOne,
  takeSeveral,
  thirtyOneHolder,
  tripletsHolder,
} from './words.ts';

const { blue } = cites;

export const laws = {
  'who-deals': law({
    offence: 'seats-and-partners',
    title: 'Who deals',
    gist: 'The pool is made up, and somebody has to deal.',
    aka: ['first dealer', 'whose deal is it', 'next dealer'],
    moment: 'before-play',
    facts: {
      deal: fact('Which hand is it?', 'Hand', {
        first: { label: 'The first', if: 'at the first hand' },
        later: { label: 'A later one', if: 'at any hand after the first' },
      }),
    },
    leads: { 'blue-ribbon-1940': 'Any player may deal the first hand. The book does not say who deals after that.' },
    cases: [
      { when: { deal: 'first' }, then: [allowed('anyone', 'deal-first')] },
      { when: { deal: 'later' }, then: [undecided('next-dealer')] },
    ],
    cites: blue.deal,
  }),
  'several-cards-taken': law({
    offence: 'irregular-draw',
    title: 'Two or three cards taken at once',
    gist: 'A player wants more than one of the cards on the table.',
    aka: ['take all three', 'swap the whole hand', 'change two cards', 'exchange three cards'],
    moment: 'draw',
    cases: [{ then: [barred('player', takeSeveral), noPenaltyPrinted], note: 'In each turn one card can be drawn.' }],
    cites: blue.draw,
  }),
  'card-left-face-down': law({
    offence: 'irregular-discard',
    title: 'No card left, or left face down',
    gist: 'A player has taken a card from the table and left none, or left one that nobody can see.',
    aka: ['forgot to put one back', 'four cards in hand', 'discarded face down', 'hid the card'],
    moment: 'draw',
    cases: [{ then: [must('player', leaveOneUp), noPenaltyPrinted] }],
    cites: blue.draw,
  }),
  'no-card-wanted': law({
    question: 'obliged',
    title: 'No card on the table is wanted',
    gist: 'It is a player’s turn, and none of the three cards helps.',
    aka: ['pass my turn', 'do I have to take a card', 'must I draw', 'nothing useful on the table'],
    moment: 'draw',
    leads: { 'blue-ribbon-1940': 'The player may take one card from the table. The book does not say whether the player may let the turn pass instead.' },
    cases: [
      {
        then: [allowed('player', takeOne), notDecided],
        note: 'Each can draw in turn. The book leaves open whether a player may let the turn pass without knocking.',
      },
    ],
    cites: blue.draw,
  }),
  'when-to-knock': law({
    question: 'allowed',
    title: 'Who may knock, and when',
    gist: 'A player is content with their hand and wants to knock.',
    aka: ['can I knock at once', 'knock with a bad hand', 'knock before drawing', 'knock out of turn', 'minimum to knock'],
    moment: 'draw',
    facts: {
      when: fact('When is the knock?', 'Knock', {
        turn: { label: 'In turn, after drawing once or oftener', chip: 'In turn, has drawn', if: 'if the player knocks in turn, having drawn before' },
        first: { label: 'Before drawing at all', chip: 'Before drawing', if: 'if the player knocks before drawing at all' },
        out: { label: 'Out of turn', if: 'if the player knocks out of turn' },
      }),
    },
    leads: { 'blue-ribbon-1940': 'A player who has drawn before may knock in turn. The book does not cover a knock out of turn or before drawing.' },
    cases: [
      {
        when: { when: 'turn' },
        then: [allowed('player', knock)],
        note: 'No count is asked for: a fair hand may knock to stop the others from getting better ones.',
      },
      { when: { when: ['first', 'out'] }, then: [notDecided] },
    ],
    cites: blue.knock,
  }),
  'draw-after-knock': law({
    offence: 'irregular-draw',
    title: 'Drawing after a knock',
    gist: 'Somebody has knocked, and a player wants to draw.',
    aka: ['one more draw', 'last round', 'knocker draws again', 'draw twice after the knock', 'how many draws after a knock'],
    moment: 'draw',
    facts: {
      who: fact('Who wants to draw?', 'Wants to draw', {
        knocker: { label: 'The one who knocked', chip: 'The knocker', if: 'if it is the knocker who wants to draw' },
        next: { label: 'Another, and nobody has drawn since', chip: 'The first since', if: 'if it is not the knocker and nobody has drawn since' },
        later: {
          label: 'Another, who has not drawn since, after one who has',
          chip: 'A later player',
          if: 'if it is not the knocker and only others have drawn since',
        },
        again: { label: 'Another, who has drawn since', chip: 'One who has drawn', if: 'if it is not the knocker but one who has drawn since' },
      }),
    },
    leads: { 'blue-ribbon-1940': 'Each of the other players who has not drawn since the knock may draw one card more. The knocker may not.' },
    cases: [
      { when: { who: ['knocker', 'again'] }, then: [barred('player', drawOneMore)] },
      { when: { who: 'next' }, then: [allowed('player', drawOneMore)] },
      { when: { who: 'later' }, then: [allowed('player', drawOneMore)], doubtful: true },
    ],
    cites: blue.lastDraw,
  }),
  'nobody-knocks': law({
    question: 'runs-out',
    title: 'Nobody knocks',
    gist: 'The draw has gone round and nobody is content.',
    aka: ['how long do we draw', 'does it ever end', 'go round again'],
    moment: 'draw',
    cases: [{ then: [must('all-players', drawOn)], note: 'Until one of them knocks; the book gives no other end.' }],
    cites: blue.knock,
  }),
  'which-hand-wins': law({
    question: 'who-wins',
    title: 'Which hand takes the pool',
    gist: 'The hands are shown.',
    aka: ['does three of a kind beat 30', '31 or three aces', 'best hand', 'what beats what', 'triplets against a flush'],
    moment: 'showdown',
    facts: {
      best: fact('What do the two best hands show?', 'Best two hands', {
        'thirty-one': { label: 'One alone has 31', chip: 'One has 31', if: 'if only one player has 31' },
        triplets: { label: 'One has triplets, nobody 31', chip: 'One has triplets', if: 'if nobody has 31 and one player has triplets' },
        'two-triplets': { label: 'Both have triplets, nobody 31', chip: 'Both have triplets', if: 'if nobody has 31 and both players have triplets' },
        suits: { label: 'Neither has 31 or triplets', chip: 'Neither', if: 'if neither hand has 31 or triplets' },
      }),
    },
    leads: { 'blue-ribbon-1940': '31 wins the pool. If nobody has it, the highest triplets win; if there are none, the most pips in one suit win.' },
    cases: [
      { when: { best: 'thirty-one' }, then: [wins(thirtyOneHolder, 'pool')] },
      { when: { best: 'triplets' }, then: [wins(tripletsHolder, 'pool')], note: 'Even against 30 in one suit.' },
      { when: { best: 'two-triplets' }, then: [wins(higherTriplets, 'pool')], note: 'Aces are the highest.' },
      { when: { best: 'suits' }, then: [wins(mostInSuit, 'pool')] },
    ],
    cites: [blue.object, blue.ranks],
    see: ['thirty-one.points.thirty-one', 'thirty-one.points.triplets'],
  }),
  'two-suits-added': law({
    question: 'what-counts',
    title: 'Cards of two suits',
    gist: 'A player adds up three cards that are not of one suit.',
    aka: ['31 in mixed suits', 'add all three cards', 'different suits'],
    moment: 'showdown',
    cases: [{ then: [barred('player', addOtherSuit)], note: 'Two cards of a suit are counted together, and the third is left out.' }],
    cites: [blue.object, blue.ranks],
    see: ['thirty-one.points.suit'],
  }),
  'equal-hands': law({
    question: 'tie',
    title: 'Equal hands',
    gist: 'Two players have 31, or the same count in a suit.',
    aka: ['tie', 'both have 31', 'same count', 'split the pot'],
    moment: 'showdown',
    cases: [{ then: [notDecided], note: 'Triplets cannot tie, for each rank has four cards only.' }],
    cites: blue.ranks,
  }),
};
