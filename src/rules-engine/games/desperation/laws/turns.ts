import { fact } from '../../../laws/laws.ts';
import { law } from '../../../laws/one-book.ts';
import { allowed, barred, isDone, must, noPenaltyPrinted, notDecided } from '../../../laws/remedies.ts';
import { cites } from '../cites.ts';
import { drawHand, layOneInTurn, layOrMove, takeHandEarly, waitForTurn } from '../words.ts';

const { uspc } = cites;

/** How turns begin and end. */
export const turnLaws = {
  'no-ace': law({
    question: 'runs-out',
    title: 'No ace at the start',
    gist: 'A player takes their first hand and finds no ace.',
    aka: ['nobody has an ace', 'cannot start', 'first hand without an ace'],
    moment: 'play',
    facts: {
      who: fact('Who has no ace?', 'Without an ace', {
        player: { label: 'This player; others are still to come', chip: 'This player', if: 'if this player has no ace and others are still to come' },
        all: { label: 'Nobody has one', chip: 'Everybody', if: 'if nobody has an ace' },
      }),
    },
    usual: { who: 'player' },
    cases: [
      { when: { who: 'player' }, then: [must('player', 'pass')], note: 'The player plays no card. The next player takes a hand.' },
      { when: { who: 'all' }, then: [must('all-players', layOneInTurn)], note: 'So it goes until an ace is out. Until then no talon card is turned.' },
    ],
    cites: uspc.noAce,
    leads: {
      'uspc-1898':
        'A player without an ace must pass. If nobody has an ace, all the players, the leader first, must lay one card each face up in front of themselves.',
    },
  }),
  'talon-card-played': law({
    question: 'obliged',
    title: 'Next card of the talon',
    gist: 'The open card of a talon has been played.',
    aka: ['turn the talon', 'next talon card', 'when is the talon turned'],
    moment: 'play',
    cases: [{ then: [isDone('next-card-turned')] }],
    cites: uspc.talonTurned,
  }),
  'turn-ends': law({
    question: 'obliged',
    title: 'Nothing more fits the middle',
    gist: 'A player can bring no more cards to the middle.',
    aka: ['cannot play', 'end my turn', 'must I discard', 'move a card between piles', 'what now'],
    moment: 'play',
    leads: {
      'uspc-1898':
        'The player must lay a card on a pile in front of them, or move the top card of one of those piles to another. Then the player on the left plays.',
    },
    cases: [{ then: [must('player', layOrMove)], note: 'Then the player on the left plays.' }],
    cites: uspc.turnEnds,
  }),
  'hand-used-up': law({
    question: 'runs-out',
    title: 'The hand is used up',
    gist: 'A player has played their last card.',
    aka: ['no cards in hand', 'draw five more', 'take a new hand', 'ran out of cards'],
    moment: 'play',
    facts: {
      last: fact('Where did the last card go?', 'Last card went', {
        middle: { label: 'To the middle', if: 'if the last card went to the middle' },
        front: { label: 'To a pile in front of the player', chip: 'In front', if: 'if the last card went to a pile in front of the player' },
      }),
    },
    cases: [
      { when: { last: 'middle' }, then: [allowed('player', drawHand)] },
      { when: { last: 'front' }, then: [must('player', waitForTurn)] },
    ],
    cites: uspc.handGone,
  }),
  'hand-taken-early': law({
    offence: 'cards-touched-early',
    title: 'Hand taken too soon',
    gist: 'A player takes a hand before it is their turn.',
    aka: ['drew out of turn', 'took his cards early', 'looked at his hand too soon'],
    moment: 'play',
    cases: [{ then: [barred('player', takeHandEarly), noPenaltyPrinted] }],
    cites: uspc.nextHand,
  }),
  'may-i-stop': law({
    question: 'allowed',
    title: 'May I stop though a card fits?',
    gist: 'A player could still play to the middle and would rather end their turn.',
    aka: ['do I have to play', 'hold back a card', 'block the opponents', 'must I play everything'],
    moment: 'play',
    cases: [{ then: [notDecided], note: 'Only for an open card is it said what follows.' }],
    cites: [uspc.turn, uspc.missed],
    see: ['desperation.law.open-card-missed'],
  }),
};
