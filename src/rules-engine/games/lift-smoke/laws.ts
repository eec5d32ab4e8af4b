import { fact } from '../../laws/laws.ts';
import { law } from '../../laws/one-book.ts';
import { allowed, barred, isDone, must, noPenaltyPrinted, notDecided, wins } from '../../laws/remedies.ts';
import { cites } from './cites.ts';
import { drawAtAll, drawTop, emptyPlayer, fiveEach, fourEach, lastHolder, sixEach } from './words.ts';

const { game } = cites.blue;

export const laws = {
  'cards-each': law({
    question: 'what-counts',
    title: 'How many cards each',
    gist: 'The dealer does not know how many cards to give.',
    aka: ['how many cards do we get', 'hand size', 'cards with three players'],
    moment: 'deal',
    facts: {
      players: fact('How many play?', 'Players', {
        few: { label: 'Two or three', if: 'if two or three play' },
        four: { label: 'Four', if: 'if four play' },
        five: { label: 'Five', if: 'if five play' },
        six: { label: 'Six', if: 'if six play' },
      }),
    },
    cases: [
      { when: { players: 'few' }, then: [notDecided], note: 'Any number below seven may play; hands are given for four, five and six alone.' },
      { when: { players: 'four' }, then: [isDone(sixEach)] },
      { when: { players: 'five' }, then: [isDone(fiveEach)] },
      { when: { players: 'six' }, then: [isDone(fourEach)] },
    ],
    cites: game,
    leads: {
      'blue-ribbon-1940': 'Four players get six cards each, five get five, six get four. The book does not cover other numbers.',
    },
  }),
  'turned-card': law({
    question: 'what-counts',
    title: 'What becomes of the card turned',
    gist: 'A player wants the card that was turned for trumps, or asks when it is drawn.',
    aka: ['who gets the trump card', 'dealer takes the trump', 'upcard', 'last card of the stock'],
    moment: 'trump-turned',
    cases: [{ then: [notDecided], note: 'It shows the trump suit; the rest of the pack is the stock. Nobody is given the card itself.' }],
    cites: game,
  }),
  'wrong-lead': law({
    offence: 'lead-out-of-turn',
    title: 'Lead out of turn',
    gist: 'A player leads who has not the lead.',
    aka: ['who leads', 'wrong lead', 'led out of turn'],
    moment: 'lead',
    facts: {
      trick: fact('To which trick?', 'Trick', {
        first: { label: 'The first', if: 'on the first trick' },
        later: { label: 'A later one', if: 'on a trick after the first' },
      }),
    },
    cases: [
      { when: { trick: 'first' }, then: [must('eldest-hand', 'lead-first'), noPenaltyPrinted] },
      { when: { trick: 'later' }, then: [must('trick-winner', 'lead-next'), noPenaltyPrinted], note: 'The winner draws first.' },
    ],
    cites: game,
    leads: {
      'blue-ribbon-1940': 'The player on the dealer’s left must lead to the first trick, and the winner of each trick to the next. The book names no penalty.',
    },
  }),
  'no-card-of-the-suit': law({
    question: 'allowed',
    title: 'No card of the suit led',
    gist: 'A player who cannot follow suit wants to trump, or would rather keep their trump.',
    aka: ['may I trump', 'must I trump', 'cannot follow suit', 'forced to ruff'],
    moment: 'play',
    cases: [
      {
        then: [allowed('player', 'trump-it')],
        note: 'The book puts it as something that the player can do; it does not say that they have to, or what else they may throw.',
      },
    ],
    cites: game,
    leads: { 'blue-ribbon-1940': 'The player may trump the trick. The book does not say that the player has to.' },
  }),
  revoke: law({
    offence: 'revoke',
    title: 'Revoke',
    gist: 'A player trumps or throws off and has a card of the suit led.',
    aka: ['renege', 'reneged', 'trumped but had the suit', 'did not follow suit'],
    moment: 'play',
    cases: [{ then: [must('offender', 'follow-suit'), noPenaltyPrinted] }],
    cites: game,
  }),
  'who-draws': law({
    offence: 'irregular-draw',
    title: 'Who draws after a trick',
    gist: 'A card is drawn by a player who did not win the trick, or its winner does not draw.',
    aka: ['drew without winning', 'does everyone draw', 'forgot to draw', 'must I draw'],
    moment: 'draw',
    facts: {
      who: fact('Whose draw is in question?', 'Whose draw', {
        winner: { label: 'That of the winner of the trick', chip: 'Trick winner’s', if: 'if the draw is the trick winner’s' },
        other: { label: 'That of another player', chip: 'Another’s', if: 'if the draw is by a player who did not win the trick' },
      }),
    },
    usual: { who: 'other' },
    cases: [
      { when: { who: 'winner' }, then: [must('trick-winner', drawTop), noPenaltyPrinted], note: 'The winner draws before leading.' },
      {
        when: { who: 'other' },
        then: [barred('other-players', drawAtAll), noPenaltyPrinted],
        note: 'One card less after every trick is the price of losing it.',
      },
    ],
    cites: game,
    leads: { 'blue-ribbon-1940': 'Only the winner of the trick draws a card, before leading. The book names no penalty.' },
    see: ['lift-smoke.points.trick'],
  }),
  'last-card-played': law({
    question: 'runs-out',
    title: 'A player has played their last card',
    gist: 'A player has no card left, and the deal is not over.',
    aka: ['out of cards', 'am I out', 'won with my last card', 'do I draw again'],
    moment: 'draw',
    facts: {
      won: fact('Did the card win the trick?', 'Won the trick', {
        yes: { label: 'Yes', if: 'if the last card won the trick' },
        no: { label: 'No', if: 'if the last card did not win the trick' },
      }),
    },
    cases: [
      { when: { won: 'yes' }, then: [must('trick-winner', drawTop), must('trick-winner', 'lead-next')], note: 'So the player has a card again and stays in.' },
      {
        when: { won: 'no' },
        then: [barred(emptyPlayer, 'take-part')],
        note: 'Nothing brings the player another card: only the winner of a trick draws. The book does not expressly say that the player is out.',
      },
    ],
    cites: game,
    leads: {
      'blue-ribbon-1940':
        'If the last card won the trick, the player must draw the top card of the stock and lead. If it did not, the player may not take further part in the hand.',
    },
  }),
  'who-takes-the-pool': law({
    question: 'who-wins',
    title: 'Who takes the pool',
    gist: 'Two players or fewer still have cards.',
    aka: ['who wins', 'last with cards', 'one card each', 'last two players', 'final trick'],
    moment: 'hand-over',
    facts: {
      left: fact('Who has cards?', 'Have cards', {
        one: { label: 'One player', if: 'if one player alone has cards' },
        two: { label: 'Two players, with one card each', chip: 'Two, one each', if: 'if two players have one card each' },
        more: {
          label: 'Two players, and one of them has more than one card',
          chip: 'Two, one with more',
          if: 'if two players have cards and one has more than one',
        },
      }),
    },
    cases: [
      { when: { left: 'one' }, then: [wins(lastHolder, 'pool')] },
      { when: { left: 'two' }, then: [must('proper-leader', 'lead-next'), wins('trick-winner', 'pool')] },
      {
        when: { left: 'more' },
        then: [must('proper-leader', 'lead-next'), wins(lastHolder, 'pool')],
        note: 'They play on by the common rule: a single trick decides only where both are down to one card.',
      },
    ],
    cites: game,
    leads: { 'blue-ribbon-1940': 'The last player who has cards wins the pool. If two players have one card each, the winner of the next trick wins it.' },
    see: ['lift-smoke.points.pool', 'lift-smoke.points.last-trick'],
  }),
};
