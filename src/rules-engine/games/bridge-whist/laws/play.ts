import { doubted } from '../../../core/cites.ts';
import { always, fact, law, refersTo } from '../../../core/laws.ts';
import {
  allowed,
  barred,
  callCard,
  callSuit,
  cannotRecall,
  choice,
  countsToTrick,
  mayRequire,
  must,
  newDeal,
  noPenalty,
  noPenaltyPrinted,
  notDecided,
  stands,
  takesBack,
} from '../../../core/remedies.ts';
import { cites } from '../cites.ts';
import { countTricks } from '../words.ts';
import { SKETCHES } from './sources.ts';

export const playLaws = {
  'lead-out-of-turn': law({
    offence: 'lead-out-of-turn',
    title: 'Lead out of turn',
    gist: 'A player, in Donohue an opponent of the dealer, leads when it is not his turn.',
    aka: ['led out of turn', 'wrong lead', 'defender led out of turn', 'led when partner should'],
    moment: 'lead',
    facts: { played: fact('Have all four played to it?', { some: 'Not yet', all: 'Yes' }) },
    readings: (says) => ({
      donohue: says(
        [
          {
            when: { played: 'some' },
            then: [takesBack('later-players', 'cards'), choice('dealer', callSuit('dealer', 'defenders'), callCard('dealer', 'offender'))],
            note: 'A suit is called the next time that one of the two has to lead; the card is the one wrongly led. Nobody but the first offender pays.',
          },
          { when: { played: 'all' }, then: [stands('trick')] },
        ],
        cites.donohue.cardsLiableBeLead,
        'For a lead from the wrong one of the two hands that one player has see the law on it.',
      ),
      ...SKETCHES,
    }),
    see: [
      'bridge-whist.law.card-led-from-wrong-hand',
      'bridge-whist.law.lead-before-doubling-ends',
      'bridge-whist.law.exposed-card',
      'bridge-whist.law.looking-back',
    ],
  }),
  'card-led-from-wrong-hand': law({
    offence: 'lead-out-of-turn',
    title: 'Lead from the wrong hand by the dealer',
    gist: 'The dealer leads out of turn from his own hand or from dummy.',
    aka: ['led from the wrong hand', 'led from dummy instead of hand', 'declarer led out of turn'],
    moment: 'lead',
    facts: { followed: fact('How many have played to it?', { none: 'Nobody', some: 'One or two players', all: 'All three others' }) },
    readings: (says) => ({
      'uspc-1898': refersTo('whist.law.lead-out-of-turn', cites.uspc.playWrongHand, 'The clause on misplays makes no exception for the dealer.'),
      donohue: says(
        [
          { when: { followed: 'none' }, then: [noPenalty, takesBack('dealer', 'lead')] },
          { when: { followed: 'some' }, then: [noPenalty, cannotRecall('dealer', 'lead')], note: 'The limit is the play of the second hand.', doubtful: true },
          { when: { followed: 'all' }, then: [stands('trick')] },
        ],
        doubted(
          cites.donohue.cardsLiableBeLead,
          'The law on the dealer says that he may not put it right after the second hand; the next law says of any player that cards played to a false lead are taken back.',
        ),
      ),
      ...SKETCHES,
    }),
  }),
  'play-out-of-turn': law({
    offence: 'play-out-of-turn',
    title: 'Play out of turn',
    gist: 'A player plays to a trick before his turn.',
    aka: ['played out of turn', 'played before partner', 'fourth hand too early', 'third hand before second'],
    moment: 'play',
    needs: ['partners'],
    facts: {
      who: fact('Who played too early?', {
        third: ['The third hand, before the second', 'third hand too early'],
        fourth: ['The fourth hand, before his partner, and the third has not played', 'fourth hand too early'],
      }),
      side: fact('Whose card was it?', {
        defender: 'An opponent of {-bidding:the dealer}{bidding:declarer}',
        'dealers-side': '{-bidding:The dealer}{bidding:Declarer}, or a card of dummy',
      }),
    },
    readings: (says) => ({
      donohue: says(
        [
          {
            when: { who: 'fourth', side: 'defender' },
            then: [mayRequire('dealer', 'partner-of-offender', 'win-or-lose')],
            note: 'Win it, or not win it, as is chosen.',
          },
          { when: { who: 'fourth', side: 'dealers-side' }, then: [noPenalty] },
          { when: { who: 'third' }, then: [notDecided] },
        ],
        cites.donohue.cardsPlayedError,
      ),
      ...SKETCHES,
    }),
  }),
  'no-card-to-trick': law({
    offence: 'irregular-trick',
    title: 'No card played to a trick',
    gist: 'A player misses a trick, and it is found only after he has played to the next.',
    aka: ['three cards in the trick', 'forgot to play', 'one card too many at the end'],
    moment: 'next-lead',
    facts: { who: fact('Who missed it?', { player: 'A player', dummy: 'Dummy' }) },
    readings: (says) => ({
      donohue: says(
        [
          { when: { who: 'player' }, then: [choice('opponents', newDeal(null), [stands('deal'), countsToTrick])] },
          { when: { who: 'dummy' }, then: [stands('deal'), countsToTrick] },
        ],
        cites.donohue.cardsPlayedError,
      ),
      ...SKETCHES,
    }),
  }),
  'trick-five-cards': law({
    offence: 'irregular-trick',
    title: 'Two cards in one trick',
    gist: 'A player plays two cards to a trick, or a card gets into a trick where it does not belong.',
    aka: ['five cards in the trick', 'mixed a card with a trick', 'too many cards in a trick'],
    moment: 'next-lead',
    facts: {
      who: fact('Whose card is it?', { player: "A player's", dummy: "Dummy's" }),
      found: fact('When was it found?', { playing: 'While the deal is played', after: 'After the deal was played out' }),
    },
    readings: (says) => ({
      'uspc-1898': always(choice('opponents', newDeal(null), stands('deal')), [cites.uspc.playWrongHand, cites.uspc.law(19)], {
        note: 'As in whist of any player with a card too few, when the opponents have their right number. The missing card is left out of account.',
      }),
      donohue: says(
        [
          { when: { who: 'player', found: 'after' }, then: [must('offender', 'answer-for-revokes')] },
          {
            when: { who: 'player', found: 'playing' },
            then: [allowed('anyone', countTricks), takesBack('offender', 'card'), must('offender', 'answer-for-revokes')],
          },
          { when: { who: 'dummy', found: 'after' }, then: [noPenalty] },
          { when: { who: 'dummy', found: 'playing' }, then: [allowed('anyone', countTricks), takesBack('dummy', 'card')] },
        ],
        cites.donohue.cardsPlayedError,
      ),
      ...SKETCHES,
    }),
    see: ['bridge-whist.law.two-cards-played', 'bridge-whist.law.wrong-number-of-cards'],
  }),
  'cards-placed': law({
    offence: 'irregular-trick',
    title: 'Asking for the cards to be placed',
    gist: 'A player wants to see who played which card to the trick.',
    aka: ['draw your card', 'who played what', 'place the cards'],
    moment: 'play',
    facts: { touched: fact('Have the four cards been touched to gather them?', { no: ['No', 'trick untouched'], yes: ['Yes', 'trick touched'] }) },
    readings: (says) => ({
      donohue: says(
        [
          { when: { touched: 'no' }, then: [allowed('anyone', 'place-cards')] },
          { when: { touched: 'yes' }, then: [barred('anyone', 'ask')] },
        ],
        cites.donohue.generalPlay,
        '{partners:By the etiquette of the game it is asked for one’s own information and not to make the partner look.}',
      ),
      ...SKETCHES,
    }),
  }),
  'looking-back': law({
    offence: 'looking-back',
    title: 'Looking back at a trick',
    gist: 'A player wants to see a trick that has been turned and left.',
    aka: ['see the last trick', 'turn over the trick'],
    moment: 'trick-turned',
    facts: { when: fact('When?', { during: 'While the deal is being played', claim: 'When the deal is over, to prove a revoke' }) },
    readings: (says) => ({
      donohue: says(
        [
          { when: { when: 'during' }, then: [barred('anyone', 'look-back'), noPenaltyPrinted] },
          { when: { when: 'claim' }, then: [allowed('anyone', 'look-back')] },
        ],
        cites.donohue.generalLookingBack,
      ),
      ...SKETCHES,
    }),
  }),
};
