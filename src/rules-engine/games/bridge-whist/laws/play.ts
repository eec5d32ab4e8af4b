import { doubted } from '../../../laws/cites.ts';
import { always, fact, law, refersTo } from '../../../laws/laws.ts';
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
} from '../../../laws/remedies.ts';
import { cites } from '../cites.ts';
import { countTricks, drawOutPlayed } from '../words.ts';
import { SKETCHES } from './sources.ts';

export const playLaws = {
  'lead-out-of-turn': law({
    offence: 'lead-out-of-turn',
    title: 'Lead out of turn',
    gist: 'A player leads when it is not their turn. Donohue speaks only of an opponent of the dealer.',
    aka: ['led out of turn', 'wrong lead', 'defender led out of turn', 'led when partner should'],
    moment: 'lead',
    facts: {
      played: fact('Have all four played to it?', 'All played to it', {
        some: { label: 'Not yet', if: 'before all four have played to the trick' },
        all: { label: 'Yes', if: 'once all four have played to the trick' },
      }),
    },
    usual: { played: 'some' },
    verdict: {
      kind: 'disagree',
      say: 'The books disagree on the penalty: by Donohue the dealer may name the suit that the opponents lead next, or say when the card led is played; by U.S. Playing Card an opponent may only name the suit. By both, the cards are taken back if not all four have played; if all have, the trick stands.',
    },
    leads: {
      'uspc-1898':
        'Before all four have played, the cards are taken back, and an opponent may name the suit that the player’s side must lead next. Later, there is no penalty.',

      donohue:
        'Before all four have played, the cards are taken back, and the dealer may name the suit the opponents lead next or say when the card led is played. Later, the trick stands.',
    },
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
    gist: 'The dealer leads out of turn from their own hand or from dummy.',
    aka: ['led from the wrong hand', 'led from dummy instead of hand', 'declarer led out of turn'],
    moment: 'lead',
    facts: {
      followed: fact('How many have played to it?', 'Played to it', {
        none: { label: 'Nobody', if: 'if nobody has played to the lead' },
        some: { label: 'One or two players', chip: 'One or two', if: 'if only one or two players have played to the lead' },
        all: { label: 'All three others', chip: 'All three', if: 'if all three others have played to the lead' },
      }),
    },
    verdict: {
      kind: 'disagree',
      say: 'The books agree that the trick stands once all have played. Before that, by Donohue the dealer takes the lead back without a penalty, but only until the next player plays; by U.S. Playing Card all take back their cards, and an opponent may name the suit that the dealer’s side must lead next.',
    },
    leads: {
      'uspc-1898':
        'Until all have played, the cards are taken back, and an opponent may name the suit that the dealer’s side must lead next. After that, there is no penalty.',

      donohue: 'The dealer may take back the lead until the next player has played to it. After that, the dealer may not take it back.',
    },
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
          'The law on the dealer says that the dealer may not put it right after the second hand; the next law says of any player that cards played to a false lead are taken back.',
        ),
      ),
      ...SKETCHES,
    }),
  }),
  'play-out-of-turn': law({
    offence: 'play-out-of-turn',
    title: 'Play out of turn',
    gist: 'A player plays to a trick before their turn.',
    aka: ['played out of turn', 'played before partner', 'fourth hand too early', 'third hand before second'],
    moment: 'play',
    needs: ['partners'],
    facts: {
      who: fact('Who played too early?', 'Too early', {
        third: { label: 'The third hand, before the second', chip: 'Third hand', if: 'if the third hand played before the second' },
        fourth: {
          label: 'The fourth hand, before the partner, while the third has not played',
          chip: 'Fourth hand',
          if: 'if the fourth hand played before the second and the third',
        },
      }),
      side: fact('Whose card was it?', 'Whose card', {
        defender: {
          label: 'An opponent of {-bidding:the dealer}{bidding:declarer}',
          chip: 'An opponent’s',
          if: 'if the card belonged to an opponent of {-bidding:the dealer}{bidding:declarer}',
        },
        'dealers-side': {
          label: '{-bidding:The dealer}{bidding:Declarer}, or a card of dummy',
          chip: '{-bidding:Dealer}{bidding:Declarer} or dummy',
          if: 'if the card was {-bidding:the dealer’s}{bidding:declarer’s} or dummy’s',
        },
      }),
    },
    usual: { side: 'defender' },
    leads: {
      'uspc-1898':
        'If the third player plays before the second, the fourth may too. If the fourth plays before the second, the third may order the second’s highest or lowest card, or a trump or none.',

      donohue:
        'If an opponent of the dealer plays fourth hand before the second and third, the dealer may make that player’s partner win or lose the trick. The dealer and dummy pay no penalty.',
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
    verdict: {
      kind: 'disagree',
      say: 'The books disagree if the fourth player plays before the second and third. By U.S. Playing Card the third may order the second’s highest or lowest card or, without the suit, a trump or none. By Donohue, if the fourth is an opponent of the dealer, the dealer may make the second win or lose the trick.',
    },
  }),
  'no-card-to-trick': law({
    offence: 'irregular-trick',
    title: 'No card played to a trick',
    gist: 'A player misses a trick, and it is found only after they have played to the next.',
    aka: ['three cards in the trick', 'forgot to play', 'one card too many at the end'],
    moment: 'next-lead',
    facts: {
      who: fact('Who missed it?', 'Missed by', {
        player: { label: 'A player', if: 'if a player other than dummy missed the trick' },
        dummy: { label: 'Dummy', if: 'if dummy missed the trick' },
      }),
    },
    usual: { who: 'player' },
    verdict: {
      kind: 'adds',
      say: 'The books agree: once the player has played to the next trick, the other side chooses whether the cards are dealt again or this deal stands. Only U.S. Playing Card adds that there is no such choice earlier. Only Donohue has a rule for dummy: if dummy missed the trick, the deal stands.',
    },
    leads: {
      'uspc-1898': 'Once that player has played to the next trick, the other side may have a new deal or let this one stand. Before that, it may not ask.',
      donohue:
        'The opponents may have a new deal or let this one stand. If it stands, the card left over joins the incomplete trick and is no revoke. If dummy missed the trick, the deal stands.',
    },
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
      who: fact('Whose card is it?', 'Whose card', {
        player: { label: 'A player’s', if: 'if the card too many is a player’s' },
        dummy: { label: 'Dummy’s', if: 'if the card too many is dummy’s' },
      }),
      found: fact('When was it found?', 'Found', {
        playing: { label: 'While the deal is played', chip: 'During the play', if: 'while the deal is being played' },
        after: { label: 'After the deal was played out', chip: 'Deal over', if: 'after the deal was played out' },
      }),
    },
    usual: { who: 'player' },
    leads: {
      donohue: 'During play, the extra card goes back to its player. That player (but not dummy) pays for any revoke made without it.',
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
    verdict: {
      kind: 'disagree',
      say: 'The books disagree: by Donohue the extra card goes back to its player, and the deal goes on; by U.S. Playing Card the other side may have the cards dealt again or let the deal stand.',
    },
    see: ['bridge-whist.law.two-cards-played', 'bridge-whist.law.wrong-number-of-cards'],
  }),
  'cards-placed': law({
    offence: 'irregular-trick',
    title: 'Asking for the cards to be placed',
    gist: 'A player wants to see who played which card to the trick.',
    aka: ['draw your card', 'who played what', 'place the cards'],
    moment: 'play',
    facts: {
      touched: fact('Have the four cards been touched to gather them?', 'Cards touched', {
        no: { label: 'No', if: 'before the four cards are touched to gather them' },
        yes: { label: 'Yes', if: 'once the four cards have been touched to gather them' },
      }),
    },
    usual: { touched: 'yes' },
    verdict: {
      kind: 'agree',
      say: 'Both books agree: before the cards are touched to gather them, any player may have them drawn out; after that, nobody may.',
    },
    leads: {
      'uspc-1898': 'Until the four cards have been touched to gather them, any player may have them drawn out. After that, nobody may. There are more cases.',
      donohue: 'Until the four cards have been touched to gather them, any player may have each player draw out the card played. After that, nobody may ask.',
    },
    readings: (says) => ({
      donohue: says(
        [
          { when: { touched: 'no' }, then: [allowed('anyone', drawOutPlayed)] },
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
    facts: {
      when: fact('When?', 'When', {
        during: { label: 'While the deal is being played', chip: 'During the play', if: 'while the deal is being played' },
        claim: { label: 'When the deal is over, to prove a revoke', chip: 'To prove a revoke', if: 'when the deal is over, to prove a revoke' },
      }),
    },
    usual: { when: 'during' },
    verdict: {
      kind: 'adds',
      say: 'The books agree: nobody may look during the play; afterwards, the tricks may be searched for a revoke. Only U.S. Playing Card names a penalty for looking during the play: an opponent may name the suit that the looker’s side must lead next.',
    },
    leads: {
      'uspc-1898':
        'During play, an opponent may name the suit that the looker’s side must lead next. When the deal is over, the other side may search the tricks for a revoke.',

      donohue: 'Not allowed while the deal is being played; the book names no penalty. When the deal is over, any player may look, to prove a revoke.',
    },
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
