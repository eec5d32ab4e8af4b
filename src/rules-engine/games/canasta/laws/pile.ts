import { always, fact, law, yesNo } from '../../../laws/laws.ts';
import { allowed, barred, choice, handEnds, isDone, must, noPenaltyPrinted, notDecided } from '../../../laws/remedies.ts';
import { cites } from '../cites.ts';
import { layOutRedThrees, takeAndPlayPile, takePile, takePileWithoutPair } from '../words.ts';

export const pileLaws = {
  'first-card-wild': law({
    offence: 'irregular-starter',
    title: 'Wild card or red three turned up first',
    gist: 'The card turned to begin the discard pile is a two, a joker or a red three.',
    aka: ['starter is a joker', 'red three turned up', 'first discard wild'],
    moment: 'starter',
    facts: {},
    leads: { sierra: 'The next card is turned up on it. The pile is frozen: nobody may take it without two natural cards of the rank of its top card.' },
    readings: () => ({
      sierra: always([isDone('next-card-turned'), barred('anyone', takePileWithoutPair)], [cites.sierra.playing, cites.sierra.pickingUpDiscard], {
        note: 'The next card covers it, and the pile is frozen until somebody takes it.',
      }),
    }),
    see: ['canasta.law.frozen-pile'],
  }),
  'red-three-in-hand': law({
    offence: 'cards-touched-early',
    title: 'Red three in the hand',
    gist: 'A player holds a red three.',
    aka: ['forgot to put down a red three', 'red three kept', 'drew a red three'],
    moment: 'deal-done',
    facts: {
      how: fact('Where did it come from?', 'Came from', {
        dealt: { label: 'It was dealt to the player', chip: 'The deal', if: 'if it was dealt to the player' },
        drawn: { label: 'It was drawn or taken with the pile', chip: 'Stock or pile', if: 'if it was drawn or taken with the pile' },
      }),
    },
    leads: {
      sierra: 'A red three that was dealt to the player is laid out, and a fresh card is taken for it. The book does not cover one drawn later.',
    },
    readings: (says) => ({
      sierra: says(
        [
          { when: { how: 'dealt' }, then: [must('player', layOutRedThrees)], note: 'It is done before play begins.' },
          {
            when: { how: 'drawn' },
            then: [notDecided],
            note: 'The book speaks of laying out and replacing only for the deal. The advice on going out takes it that a red three drawn later counts for its side.',
          },
        ],
        [cites.sierra.playing, cites.sierra.strategiesGoingOut],
      ),
    }),
    see: ['canasta.law.red-threes-without-meld'],
  }),
  'barred-top-card': law({
    offence: 'irregular-draw',
    title: 'Pile taken with a wild card or black three on top',
    gist: 'A player wants to take the discard pile whose top card is a joker, a two or a black three.',
    aka: ['stop card', 'black three blocks the pile', 'wild card on the pile'],
    moment: 'draw',
    facts: {},
    readings: () => ({ sierra: always(barred('player', takePile), cites.sierra.pickingUpDiscard, { note: 'No cards in the hand make a difference.' }) }),
  }),
  'frozen-pile': law({
    offence: 'irregular-draw',
    title: 'Taking the pile, frozen or not',
    gist: 'A player wants to take the discard pile and use its top card in a meld.',
    aka: ['frozen pile', 'pick up the pile', 'take the discard pile', 'pile frozen for us', 'one natural and a wild card', 'is the pile frozen before we meld'],
    moment: 'draw',
    facts: {
      use: fact('What would the top card be used with?', 'Top card joins', {
        pair: { label: 'Two natural cards of its rank from the hand', chip: 'Two natural cards', if: 'if the top card joins two natural cards of the hand' },
        'wild-pair': {
          label: 'One natural card and one wild card from the hand',
          chip: 'One natural, wild',
          if: 'if the top card joins a natural and a wild of the hand',
        },
        meld: {
          label: 'A meld of that rank that the side has on the table',
          chip: 'Meld on the table',
          if: 'if the top card joins a meld of the side on the table',
        },
      }),
      frozen: fact('Is a two, a joker or, from the start, a red three in the pile?', 'Pile frozen', {
        no: { label: 'No', if: 'if the pile is not frozen' },
        yes: { label: 'Yes, the pile is frozen', chip: 'Yes', if: 'if the pile is frozen' },
      }),
      melded: yesNo(
        'Has the side made its initial meld?',
        'Initial meld made',
        'if the side has made its initial meld',
        'if the side has not made its initial meld',
      ),
    },
    leads: {
      sierra:
        'A player with two natural cards that match the top card may take the pile. Without them, it may be taken only if it is not frozen and the side has made its initial meld.',
    },
    readings: (says) => ({
      sierra: says(
        [
          {
            when: { use: 'pair' },
            then: [allowed('player', takePile)],
            note: 'A side that has not melded has to reach its initial meld in this turn as well.',
          },
          { when: { use: ['wild-pair', 'meld'], frozen: 'no', melded: 'yes' }, then: [allowed('player', takePile)] },
          {
            when: { use: ['wild-pair', 'meld'], frozen: 'yes' },
            then: [barred('player', takePile)],
            note: 'Two natural cards from the hand are needed.',
          },
          {
            when: { use: ['wild-pair', 'meld'], frozen: 'no', melded: 'no' },
            then: [barred('player', takePile)],
            note: 'Before the initial meld of the side two natural cards are needed, whether the pile is frozen or not.',
          },
        ],
        [cites.sierra.pickingUpDiscard, cites.sierra.playing, cites.sierra.makingInitialMeld],
      ),
    }),
    see: ['canasta.law.initial-meld-short'],
  }),
  'top-card-unused': law({
    offence: 'irregular-draw',
    title: 'Pile taken without using its top card',
    gist: 'A player takes the discard pile and does not put its top card into a meld at once.',
    aka: ['took the pile and did not meld', 'looked through the pile first', 'picked up the pile by mistake'],
    moment: 'draw',
    facts: {},
    leads: {
      sierra: 'The player may not take the pile without melding its top card at once. The book names no penalty.',
    },
    readings: () => ({
      sierra: always([barred('offender', takePile), noPenaltyPrinted], cites.sierra.pickingUpDiscard, {
        note: 'The cards underneath are not the player’s until the top one is melded.',
      }),
    }),
  }),
  'stock-exhausted': law({
    question: 'runs-out',
    title: 'The stock runs out',
    gist: 'The last card of the stock has been drawn, and it is the turn of the next player.',
    aka: ['no more cards', 'deck runs out', 'last card drawn', 'must I take the pile', 'forced to take'],
    moment: 'hand-over',
    facts: {
      fits: fact('Can the next player use the top card of the pile?', 'Top card fits', {
        meld: { label: 'Yes, on a meld of the side on the table', chip: 'Meld on the table', if: 'if the top card fits a meld of the side on the table' },
        hand: { label: 'Only with cards from the hand', chip: 'Hand cards only', if: 'if the top card fits only with cards of the hand' },
        no: { label: 'No, the pile cannot be taken', chip: 'No use of it', if: 'if the pile cannot be taken' },
      }),
    },
    leads: {
      sierra:
        'Play stops once the next player has taken the pile or left it. If its top card fits a meld of their side, they must take it. If it fits only cards in hand, they may take it.',
    },
    readings: (says) => ({
      sierra: says(
        [
          { when: { fits: 'meld' }, then: [must('next-player', takeAndPlayPile), handEnds], note: 'Neither side scores for going out.' },
          {
            when: { fits: 'hand' },
            then: [choice('next-player', must('next-player', takeAndPlayPile), handEnds)],
            note: 'After either the deal is over, and neither side scores for going out.',
          },
          { when: { fits: 'no' }, then: [handEnds], note: 'Neither side scores for going out.' },
        ],
        cites.sierra.playing,
      ),
    }),
  }),
};
