import { fact } from '../../laws/laws.ts';
import { law } from '../../laws/one-book.ts';
import { allowed, isDone, loses, must, noPenaltyPrinted, notDecided, pays } from '../../laws/remedies.ts';
import { pointsOf } from '../../scoring/points.ts';
import { cites } from './cites.ts';
import { points } from './points.ts';
import { countersLeft, lowestThrownOut, outPlayer, payAtOnce, taker, takerOfAll, wholePackDealt } from './words.ts';

const { game } = cites.blue;
const price = (key: keyof typeof points) => pointsOf(points[key], 'blue-ribbon-1940');

export const laws = {
  'first-dealer': law({
    offence: 'seats-and-partners',
    title: 'Who deals',
    gist: 'The players do not know who has to deal.',
    aka: ['first deal', 'whose deal is it', 'cut for deal'],
    moment: 'deal',
    facts: {
      which: fact('Which deal is it?', 'Deal', {
        first: { label: 'The first', if: 'in the first deal' },
        later: { label: 'A later one', if: 'in a deal after the first' },
      }),
    },
    cases: [
      {
        when: { which: 'first' },
        then: [allowed('anyone', 'deal-first')],
        note: 'The ace is the highest card in cutting, so a cut may settle it; the book does not ask for one.',
      },
      { when: { which: 'later' }, then: [notDecided], note: 'The book says nothing of how the deal goes round.' },
    ],
    cites: game,
    leads: { 'blue-ribbon-1940': 'Any player may deal the first hand. The book does not say who deals later.' },
  }),
  'uneven-deal': law({
    question: 'what-counts',
    title: 'A pack that does not come out even',
    gist: 'Thirty-two cards cannot be shared out evenly among the players.',
    aka: ['cards left over', 'which cards are thrown out', 'two cards too many', 'how many cards each with five players', 'remove the sevens'],
    moment: 'deal',
    facts: {
      players: fact('How many play?', 'Players', {
        four: { label: 'Four', if: 'if four play' },
        'five-or-six': { label: 'Five or six', if: 'if five or six play' },
        seven: { label: 'Seven', if: 'if seven play' },
      }),
    },
    cases: [
      { when: { players: 'four' }, then: [isDone(wholePackDealt)] },
      {
        when: { players: 'five-or-six' },
        then: [isDone(lowestThrownOut)],
        note: 'Two cards too many: five have six cards each, six have five. They can only be two of the four sevens; the book does not say which two.',
      },
      {
        when: { players: 'seven' },
        then: [isDone(lowestThrownOut)],
        note: 'Four cards too many: the four sevens go, and each player has four cards.',
      },
    ],
    cites: game,
  }),
  'wrong-lead': law({
    offence: 'lead-out-of-turn',
    title: 'Lead out of turn',
    gist: 'A player leads who has not the lead.',
    aka: ['wrong lead', 'who leads', 'led first'],
    moment: 'lead',
    facts: {
      trick: fact('To which trick?', 'Trick', {
        first: { label: 'The first', if: 'on the first trick' },
        later: { label: 'A later one', if: 'on a trick after the first' },
      }),
    },
    cases: [
      { when: { trick: 'first' }, then: [must('eldest-hand', 'lead-first'), noPenaltyPrinted], note: 'Any card may be led.' },
      { when: { trick: 'later' }, then: [notDecided], note: 'The book speaks of the first lead alone.' },
    ],
    cites: game,
    leads: { 'blue-ribbon-1940': 'The player on the dealer’s left must lead to the first trick. The book covers nothing else.' },
  }),
  'no-card-of-the-suit': law({
    question: 'allowed',
    title: 'No card of the suit led',
    gist: 'A player who cannot follow suit throws a card, perhaps the queen of clubs.',
    aka: ['cannot follow suit', 'may I throw the queen', 'discard the queen of clubs', 'is there a trump'],
    moment: 'play',
    cases: [
      {
        then: [allowed('player', 'play-any-card')],
        note: 'The book asks those who can to follow suit, and there is no trump. It does not expressly say that any card may be thrown.',
      },
    ],
    cites: game,
  }),
  revoke: law({
    offence: 'revoke',
    title: 'Revoke',
    gist: 'A player does not follow suit although they hold a card of the suit led.',
    aka: ['renege', 'reneged', 'did not follow suit', 'had a club all along'],
    moment: 'play',
    facts: {
      trick: fact('On which trick?', 'Trick', {
        end: { label: 'The first or the last', chip: 'First or last', if: 'on the first or the last trick' },
        other: { label: 'Any other', if: 'on a trick between the first and the last' },
      }),
    },
    usual: { trick: 'other' },
    cases: [
      {
        when: { trick: 'end' },
        then: [loses('offender', price('revoke-at-ends'), 'counter')],
        note: 'On the last trick everyone has a single card left, which no rule can make a revoke; the book names that trick all the same.',
      },
      { when: { trick: 'other' }, then: [loses('offender', price('revoke'), 'counter')] },
    ],
    note: 'The book does not say to whom it is paid, or whether the trick is played again.',
    cites: game,
    leads: { 'blue-ribbon-1940': 'The player loses 1 counter, or 2 counters if it was on the first or the last trick.' },
    see: ['slobberhannes.points.revoke', 'slobberhannes.points.revoke-at-ends'],
  }),
  'forgotten-payment': law({
    offence: 'under-score',
    title: 'A counter not paid at once',
    gist: 'A player who took the first trick, the last trick or the queen of clubs has put nothing in.',
    aka: ['forgot to pay', 'did not pay the pool', 'pay later'],
    moment: 'play',
    cases: [{ then: [must(taker, payAtOnce), noPenaltyPrinted], note: 'The book does not say how long it can still be asked for.' }],
    cites: game,
  }),
  'queen-in-first-or-last-trick': law({
    question: 'who-pays',
    title: 'The queen of clubs in the first or the last trick',
    gist: 'One trick is both the first or the last and the one with the queen.',
    aka: ['queen on the first trick', 'queen on the last trick', 'one counter or two', 'double'],
    moment: 'play',
    cases: [
      {
        then: [loses('trick-winner', price('first') + price('queen'), 'counter')],
        note: 'A counter is due for each of the three; the book does not expressly say that one trick may cost two.',
      },
    ],
    cites: game,
    see: ['slobberhannes.points.queen'],
  }),
  'all-three': law({
    question: 'who-pays',
    title: 'All three taken by one player',
    gist: 'The same player wins the first trick, the last trick and the queen of clubs.',
    aka: ['took all three', 'three or four counters', 'three and four is seven', 'shoot the moon'],
    moment: 'hand-over',
    cases: [
      {
        then: [loses(takerOfAll, price('all'), 'counter')],
        note: 'Three of them have been paid on the way, so one more is due. That the four are meant in all is how we read the book.',
      },
    ],
    cites: game,
    see: ['slobberhannes.points.all'],
  }),
  'counters-gone': law({
    question: 'who-pays',
    title: 'A player has lost all their counters',
    gist: 'The last counter of one player is gone, and the others have some left.',
    aka: ['out of counters', 'no chips left', 'who loses', 'what does the loser pay', 'how does it end'],
    moment: 'game-over',
    cases: [{ then: [pays(outPlayer, countersLeft, 'each-other-player')], note: 'The player who has kept the most gets the most.' }],
    cites: game,
    leads: { 'blue-ribbon-1940': 'The player without counters pays each other player the value of all the counters that they still have.' },
    see: ['slobberhannes.points.end'],
  }),
  'counters-gone-in-play': law({
    question: 'broken-off',
    title: 'Counters gone before the last trick',
    gist: 'The first trick or the queen costs a player their last counter, and cards are still to be played.',
    aka: ['do we finish the hand', 'play it out', 'stop at once', 'owes more than he has'],
    moment: 'play',
    cases: [
      {
        then: [notDecided],
        note: 'Counters are paid at once, and the first player without any settles with the others. The book does not say whether the deal is played out before that, or what is owed beyond the last counter.',
      },
    ],
    cites: game,
  }),
  'two-without-counters': law({
    question: 'tie',
    title: 'Two players lose their last counter in one deal',
    gist: 'Two players have nothing left when the deal is over.',
    aka: ['both out', 'who was out first', 'two losers'],
    moment: 'game-over',
    facts: {
      how: fact('How was it lost?', 'Lost by', {
        tricks: { label: 'Both by what they took', chip: 'What they took', if: 'if both lost their last counter by what they took' },
        revoke: { label: 'One of them by a revoke', chip: 'A revoke', if: 'if one of the two lost the last counter by a revoke' },
      }),
    },
    usual: { how: 'tricks' },
    cases: [
      {
        when: { how: 'tricks' },
        then: [pays(outPlayer, countersLeft, 'each-other-player')],
        note: 'What is taken is paid at once, so the one whose trick came earlier was first.',
      },
      { when: { how: 'revoke' }, then: [notDecided], note: 'The book does not say when the penalty of a revoke falls due.' },
    ],
    cites: game,
    leads: {
      'blue-ribbon-1940':
        'The player who ran out first pays each other player the value of all the counters that they still have. The book does not cover a last counter lost by a revoke.',
    },
  }),
  'the-pool': law({
    question: 'what-counts',
    title: 'What becomes of the pool',
    gist: 'The game is over, and the counters that were paid in lie on the table.',
    aka: ['who gets the pool', 'who wins the pot', 'divide the pool'],
    moment: 'game-over',
    cases: [
      {
        then: [notDecided],
        note: 'Counters are paid into it and never taken out. It may only be the place for what has been lost. Agree before the first deal.',
      },
    ],
    cites: game,
  }),
};
