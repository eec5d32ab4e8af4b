import { fact } from '../../laws/laws.ts';
import { law } from '../../laws/one-book.ts';
import { choice, isDone, loses, mayDemand, must, newDeal, notDecided, scores, scoresNothing, undecided, wins } from '../../laws/remedies.ts';
import { cites } from './cites.ts';
import { abideByPut, abideByShown, extraDrawn, packShuffled, payStakes, putter, winnerOfTwo } from './words.ts';

const { seen, recall, play, faults } = cites.donohue;

export const laws = {
  'exposed-in-deal': law({
    offence: 'exposed-in-deal',
    title: 'Card exposed in dealing',
    gist: 'The dealer turns up a card, or several, of one of the hands.',
    aka: ['flashed a card', 'saw my card'],
    moment: 'deal',
    facts: {
      whose: fact('Whose card is it?', 'Card', {
        pone: { label: 'The non-dealer’s', chip: 'The non-dealer’s', if: 'if it is the non-dealer’s card' },
        dealer: { label: 'The dealer’s own', chip: 'The dealer’s own', if: 'if it is the dealer’s own card' },
      }),
    },
    usual: { whose: 'pone' },
    leads: {
      donohue: 'If it is the non-dealer’s card, the non-dealer may have the cards dealt again. If it is the dealer’s own, the dealer must keep it.',
    },
    cases: [
      { when: { whose: 'pone' }, then: [mayDemand('non-dealer', newDeal(null)), undecided('next-dealer')] },
      { when: { whose: 'dealer' }, then: [must('dealer', abideByShown)] },
    ],
    cites: faults,
  }),
  'faced-card': law({
    offence: 'faced-card-in-pack',
    title: 'Card faced in the pack',
    gist: 'A card lies face upward in the pack while it is dealt.',
    aka: ['card face up in the deck'],
    moment: 'deal',
    cases: [{ then: [isDone(packShuffled)] }],
    cites: faults,
  }),
  'wrong-number-dealt': law({
    offence: 'wrong-number-of-cards',
    title: 'A hand that has not three cards',
    gist: 'One of the two has been dealt more or fewer than three cards.',
    aka: ['four cards', 'too many cards', 'two cards'],
    moment: 'deal-done',
    facts: {
      what: fact('What is wrong?', 'Cards', {
        many: { label: 'Too many cards', chip: 'Too many', if: 'if the hand has too many cards' },
        few: { label: 'Too few cards', chip: 'Too few', if: 'if the hand has too few cards' },
      }),
      whose: fact('Whose hand is it?', 'Hand', {
        pone: { label: 'The non-dealer’s', chip: 'The non-dealer’s', if: 'if it is the non-dealer’s hand' },
        dealer: { label: 'The dealer’s', chip: 'The dealer’s', if: 'if it is the dealer’s hand' },
      }),
    },
    leads: {
      donohue:
        'If a hand has too many cards, the non-dealer may have a new deal or the extra cards drawn out. If it is the dealer’s hand, the non-dealer also scores 1 point. There are more cases.',
    },
    cases: [
      { when: { what: 'many', whose: 'pone' }, then: [choice('non-dealer', newDeal(null), isDone(extraDrawn)), undecided('next-dealer')] },
      {
        when: { what: 'many', whose: 'dealer' },
        then: [scores('non-dealer', 1), choice('non-dealer', newDeal(null), isDone(extraDrawn)), undecided('next-dealer')],
      },
      { when: { what: 'few' }, then: [notDecided], note: 'The book speaks only of too many cards.' },
    ],
    cites: faults,
    see: ['put.points.dealer-too-many'],
  }),
  'bystander-interferes': law({
    offence: 'table-talk',
    title: 'A bystander interferes',
    gist: 'Somebody who does not play says something of the cards or the game.',
    aka: ['spectator spoke', 'kibitzer'],
    moment: 'any-time',
    cases: [{ then: [must('bystander', payStakes)] }],
    cites: faults,
  }),
  'put-taken-back': law({
    offence: 'irregular-bet',
    title: 'A put taken back',
    gist: 'A player has said "I put" and would rather not have.',
    aka: ['changed his mind after putting', 'took back the put'],
    moment: 'betting',
    leads: {
      donohue: 'The player must either let the put stand, however the game ends, or pay the stakes.',
    },
    cases: [{ then: [choice('offender', must('offender', abideByPut), must('offender', payStakes))] }],
    cites: [faults, recall],
  }),
  'put-not-seen': law({
    question: 'not-made',
    title: 'A put that is not seen',
    gist: 'One player puts, and the other does not dare to see it.',
    aka: ['declined the put', 'would not see it', 'folded'],
    moment: 'betting',
    cases: [{ then: [scores(putter, 1)] }],
    cites: seen,
    see: ['put.points.declined'],
  }),
  'will-not-play-on': law({
    question: 'what-counts',
    title: 'A player who will not play on',
    gist: 'Somebody throws up their cards, or does not answer the card played.',
    aka: ['threw up his cards', 'gave up the hand', 'did not answer the card'],
    moment: 'play',
    facts: {
      who: fact('Who gives up, and when?', 'Gives up', {
        pone: { label: 'The non-dealer, before a card is played', chip: 'Non-dealer at once', if: 'if the non-dealer gives up before a card is played' },
        dealer: { label: 'The dealer, who lays no card to the one played', chip: 'The dealer', if: 'if the dealer lays no card to the one played' },
        later: {
          label: 'The non-dealer, when the first trick is played',
          chip: 'Non-dealer later',
          if: 'if the non-dealer gives up when the first trick is played',
        },
      }),
    },
    leads: {
      donohue:
        'If the non-dealer gives up before a card is played, the non-dealer loses 1 point. If either player gives up after that, the other player scores 1 point.',
    },
    cases: [
      { when: { who: 'pone' }, then: [loses('non-dealer', 1)] },
      { when: { who: 'dealer' }, then: [scores('non-dealer', 1)] },
      { when: { who: 'later' }, then: [scores('dealer', 1)] },
    ],
    cites: play,
    note: 'This is the second of the two accounts; in the first a player puts before a card is played.',
    see: ['put.points.thrown-up'],
  }),
  'tied-tricks': law({
    question: 'tie',
    title: 'Trick and tie',
    gist: 'Cards of one rank meet, and a trick is nobody’s.',
    aka: ['tied trick', 'same card', 'trick and tye'],
    moment: 'count',
    facts: {
      how: fact('How did the three tricks fall?', 'Tricks', {
        two: { label: 'Both went on, and one won two or three', chip: 'One won two', if: 'if both went on and one won two tricks or three' },
        each: { label: 'One each, and the third was tied', chip: 'One each, one tied', if: 'if each won one trick and the third was tied' },
        one: { label: 'One was won, and two were tied', chip: 'One won, two tied', if: 'if one trick was won and two were tied' },
        none: { label: 'All three were tied', chip: 'All tied', if: 'if all three tricks were tied' },
      }),
    },
    usual: { how: 'each' },
    leads: {
      donohue:
        'If each won one trick and the third was tied, nobody scores. If both went on and one won two tricks or three, that player wins the game. There are more cases.',
    },
    cases: [
      { when: { how: 'two' }, then: [wins(winnerOfTwo, 'game')] },
      { when: { how: 'each' }, then: [scoresNothing('both-sides')] },
      { when: { how: ['one', 'none'] }, then: [notDecided], note: 'Two tricks are needed to win, and the book says nothing of two ties.' },
    ],
    cites: [seen, play],
    see: ['put.points.put-won'],
  }),
};
