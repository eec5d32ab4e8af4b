import { fact, yesNo } from '../../../core/laws.ts';
import { law } from '../../../core/one-book.ts';
import { allowed, barred, must, noPenaltyPrinted, notDecided, wins } from '../../../core/remedies.ts';
import { cites } from '../cites.ts';
import { answerStake, asker, askForSight, bragAnyHand, bragStakes, layDown, stakeAsDealer, worseOfTwo } from '../words.ts';

const { play, end } = cites.donohue;

export const bettingLaws = {
  'brag-on-nothing': law({
    question: 'allowed',
    title: 'To brag without a pair',
    gist: 'A player who has neither a pair nor a bragger wants to stay in.',
    aka: ['bluff', 'can I bluff', 'brag with nothing', 'need a pair to bet'],
    moment: 'betting',
    cases: [{ then: [allowed('player', bragAnyHand)], note: 'A pair is asked only of one who wants to see another hand.' }],
    cites: play,
    see: ['brag.law.sight'],
  }),
  'brag-out-of-turn': law({
    offence: 'irregular-bet',
    title: 'Brag out of turn',
    gist: 'A player brags or passes before those who sit before him have spoken.',
    aka: ['bet out of turn', 'spoke early', 'who bets first', 'passed too soon'],
    moment: 'betting',
    cases: [{ then: [must('offender', 'follow-order'), noPenaltyPrinted], note: 'The elder hand speaks first and the others after it.' }],
    cites: play,
  }),
  'stake-not-answered': law({
    offence: 'irregular-bet',
    title: 'Dealer’s stake not answered',
    gist: 'A player brags and does not put down what the dealer has.',
    aka: ['did not ante', 'stays in for less', 'shy', 'owes the pot', 'bet too small'],
    moment: 'betting',
    facts: {
      when: fact('Which stake is short?', {
        first: ['His first, that answers the dealer', 'the first stake'],
        later: ['A later one, with more than two left in', 'a later stake'],
        last: ['A later one, between the last two', 'between the last two'],
      }),
    },
    cases: [
      { when: { when: 'first' }, then: [must('offender', answerStake), noPenaltyPrinted] },
      { when: { when: 'later' }, then: [notDecided], note: 'Another stake is put down; how much it is to be is told of the last two alone.' },
      { when: { when: 'last' }, then: [must('offender', stakeAsDealer), noPenaltyPrinted] },
    ],
    cites: [play, end],
    see: ['brag.points.stakes'],
  }),
  'all-pass': law({
    question: 'nobody-bids',
    title: 'Nobody brags',
    gist: 'All lay down their cards, and the dealer’s stake lies there.',
    aka: ['everybody passed', 'all fold', 'who gets the ante'],
    moment: 'betting',
    cases: [{ then: [notDecided], note: 'The book follows those who brag down to two and does not speak of none.' }],
    cites: play,
  }),
  'opponent-passes': law({
    question: 'who-wins',
    title: 'The last opponent passes',
    gist: 'Of the last two, one lays down his cards and no hand is seen.',
    aka: ['everyone folded', 'bluff worked', 'nobody called', 'do I win without showing', 'must I show my bluff'],
    moment: 'betting',
    cases: [{ then: [notDecided], note: 'The two go on until one sees the other, and the better hand wins; an end without a sight is not told.' }],
    cites: end,
  }),
  'cards-laid-down': law({
    offence: 'abandoned-hand',
    title: 'Cards laid down, and taken up again',
    gist: 'A player has laid down his cards and wants to brag after all.',
    aka: ['folded by mistake', 'passed and came back', 'change my mind', 'back in'],
    moment: 'betting',
    cases: [{ then: [notDecided], note: 'To lay down the cards is to pass. That it cannot be taken back is not said.' }],
    cites: play,
  }),
  sight: law({
    question: 'allowed',
    title: 'Who may ask for a sight',
    gist: 'A player who brags wants to see the hand of another.',
    aka: ["I'll see you", "I'll sight you", 'may I see his hand', 'call a sight', 'see me', 'demand to see the next hand', 'need a pair to see'],
    moment: 'betting',
    facts: {
      pair: yesNo('Does he hold a pair?', 'holds a pair', 'no pair'),
      stake: yesNo('Has he put down another stake, and so brags a second time?', 'brags a second time', 'first brag'),
      whose: fact('Whose hand does he ask for?', { next: ['That of the next player', 'next player'], other: ['That of another', 'another player'] }),
    },
    cases: [
      { when: { pair: 'no' }, then: [barred(asker, askForSight)], note: 'However often he has staked.' },
      { when: { pair: 'yes', stake: 'no' }, then: [notDecided], note: 'The right is told of the second brag.' },
      {
        when: { pair: 'yes', stake: 'yes', whose: 'next' },
        then: [allowed(asker, askForSight)],
        note: 'That a pair-royal, or a pair made with a bragger, gives the same right is not said in as many words.',
      },
      { when: { pair: 'yes', stake: 'yes', whose: 'other' }, then: [notDecided], note: 'The right is told of the next player’s hand.' },
    ],
    cites: play,
    see: ['brag.law.sight-refused'],
  }),
  'sight-refused': law({
    offence: 'hand-not-shown',
    title: 'A sight refused',
    gist: 'A player is asked for a sight and will not let the hand be seen.',
    aka: ['refused a sight', "won't show his hand", 'refuses to show', 'refused to be seen', 'sight refused', 'must I show my cards'],
    moment: 'betting',
    facts: {
      asker: fact('What of the player who asks?', {
        right: ['He holds a pair and brags a second time', 'asked by right'],
        'no-pair': ['He holds no pair', 'no pair'],
        first: ['He holds a pair, and it is his first brag', 'first brag'],
      }),
    },
    cases: [
      {
        when: { asker: 'right' },
        then: [must('next-player', 'show-hand'), noPenaltyPrinted],
        note: 'He may insist on it. The two look at each other’s cards, and nobody else is said to see them.',
      },
      { when: { asker: 'no-pair' }, then: [barred(asker, askForSight)] },
      { when: { asker: 'first' }, then: [notDecided], note: 'The right is told of the second brag.' },
    ],
    cites: play,
    see: ['brag.law.sight', 'brag.law.after-a-sight'],
  }),
  'after-a-sight': law({
    question: 'who-wins',
    title: 'After a sight',
    gist: 'Two have looked at each other’s cards.',
    aka: ['who goes out after a sight', 'worse hand', 'lost the sight', 'saw his hand'],
    moment: 'betting',
    facts: { left: fact('How many still brag?', { more: ['More than these two', 'more are in'], two: ['These two alone', 'the last two'] }) },
    cases: [
      { when: { left: 'more' }, then: [must(worseOfTwo, layDown)], note: 'The others go on with the better one.' },
      { when: { left: 'two' }, then: [wins('best-hand', bragStakes)] },
    ],
    cites: [play, end],
    see: ['brag.law.which-hand-wins', 'brag.points.won'],
  }),
};
