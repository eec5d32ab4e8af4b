import { fact } from '../../laws/laws.ts';
import { law } from '../../laws/one-book.ts';
import { isDone, must, noPenaltyPrinted, notDecided, wins } from '../../laws/remedies.ts';
import { cites } from './cites.ts';
import { dealThreeTwoThree, takeUpTrick, trickTurnedDown, voidPlayer, whoTookUp } from './words.ts';

const { game } = cites.blue;

export const laws = {
  'other-number-of-players': law({
    question: 'allowed',
    title: 'More or fewer than four players',
    gist: 'Three, five or six want to play.',
    aka: ['three players', 'five players', 'six players', 'how many can play'],
    moment: 'before-play',
    cases: [{ then: [notDecided], note: 'Four is the only number that is named.' }],
    cites: game,
  }),
  'order-of-dealing': law({
    offence: 'misdeal',
    title: 'Cards not dealt by three, two and three',
    gist: 'The dealer gives the eight cards in other portions.',
    aka: ['dealt one at a time', 'dealt four and four', 'wrong order of dealing'],
    moment: 'deal',
    cases: [{ then: [must('dealer', dealThreeTwoThree), noPenaltyPrinted] }],
    cites: game,
  }),
  'wrong-lead': law({
    offence: 'lead-out-of-turn',
    title: 'Lead out of turn',
    gist: 'A player leads, and another says that the lead was theirs.',
    aka: ['who leads', 'wrong lead', 'led out of turn'],
    moment: 'lead',
    facts: {
      before: fact('What came before it?', 'Came before', {
        nothing: { label: 'Nothing: it is the first lead', chip: 'Nothing', if: 'if it is the first lead' },
        full: { label: 'A trick to which all followed suit', chip: 'A full trick', if: 'if all followed suit to the trick before' },
        taken: { label: 'A trick that was taken up', chip: 'Trick taken up', if: 'if the trick before was taken up' },
      }),
    },
    leads: {
      'blue-ribbon-1940':
        'The player on the dealer’s left leads first. After that, the winner of the last trick leads, or the player who took it up. The book names no penalty.',
    },
    cases: [
      { when: { before: 'nothing' }, then: [must('eldest-hand', 'lead-first'), noPenaltyPrinted], note: 'Any card may be led.' },
      { when: { before: 'full' }, then: [must('trick-winner', 'lead-next'), noPenaltyPrinted] },
      { when: { before: 'taken' }, then: [must(whoTookUp, 'lead-next'), noPenaltyPrinted] },
    ],
    cites: game,
  }),
  'all-follow-suit': law({
    question: 'what-counts',
    title: 'A trick to which all have followed suit',
    gist: 'Four cards of one suit lie on the table.',
    aka: ['who keeps the trick', 'does the winner pick it up', 'turned down'],
    moment: 'play',
    cases: [{ then: [isDone(trickTurnedDown), must('trick-winner', 'lead-next')] }],
    cites: game,
    see: ['enfle.points.trick'],
  }),
  'which-card-wins': law({
    question: 'who-wins',
    title: 'Which card wins the trick',
    gist: 'The players do not agree whether the ace or another card is the highest.',
    aka: ['is ace high', 'rank of the cards', 'ten high', 'trump suit'],
    moment: 'play',
    cases: [{ then: [notDecided], note: 'Neither a rank nor a trump suit is given. Agree before the first lead.' }],
    cites: game,
  }),
  'no-card-of-the-suit': law({
    question: 'obliged',
    title: 'No card of the suit led',
    gist: 'A player has none of the suit and does not want the cards on the table.',
    aka: ['cannot follow suit', 'must I pick up', 'take up the trick', 'can I throw another suit', 'pick up the cards'],
    moment: 'play',
    cases: [
      {
        then: [must(voidPlayer, takeUpTrick), must(voidPlayer, 'lead-next')],
        note: 'It is no fault but the way in which the game is played.',
      },
    ],
    cites: game,
  }),
  'players-still-to-play': law({
    question: 'obliged',
    title: 'Players who have not yet played when the trick is taken up',
    gist: 'The second or third player takes the cards up, and others are still to play.',
    aka: ['do I still play to it', 'trick broken off', 'my card too', 'players after him'],
    moment: 'play',
    cases: [
      {
        then: [notDecided],
        note: 'The cards taken up are those played so far, and the next trick follows at once. This suggests that the others keep theirs, but the book does not say so.',
      },
    ],
    cites: game,
    see: ['enfle.law.no-card-of-the-suit'],
  }),
  revoke: law({
    offence: 'revoke',
    title: 'Revoke',
    gist: 'A player takes the trick up, or plays another suit, and has a card of the suit led.',
    aka: ['renege', 'reneged', 'did not follow suit', 'picked up but had the suit'],
    moment: 'play',
    cases: [{ then: [must('offender', 'follow-suit'), noPenaltyPrinted] }],
    cites: game,
  }),
  'first-without-cards': law({
    question: 'who-goes-out',
    title: 'Who wins the game',
    gist: 'A player has got rid of all their cards.',
    aka: ['out of cards', 'first out', 'who wins the pool', 'do the others play on'],
    moment: 'game-over',
    cases: [{ then: [wins('first-out', 'game')], note: 'The book does not expressly say that this player takes the pool with it.' }],
    cites: game,
    see: ['enfle.points.game'],
  }),
  'last-cards-on-one-trick': law({
    question: 'tie',
    title: 'Two players without cards after one trick',
    gist: 'Two players have put their last cards on the same trick.',
    aka: ['both out', 'same trick', 'two out at once', 'who was first'],
    moment: 'game-over',
    leads: { 'blue-ribbon-1940': 'Of those two, the one who played a last card first wins the game.' },
    cases: [
      {
        then: [wins('first-out', 'game')],
        note: 'Cards are played in turn, so the player who played earlier to that trick was out of cards first. The book does not say whether the trick must be finished.',
      },
    ],
    cites: game,
    see: ['enfle.law.first-without-cards'],
  }),
};
