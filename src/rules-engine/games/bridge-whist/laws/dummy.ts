import { always, fact, law } from '../../../laws/laws.ts';
import { allowed, barred, cannotRecall, choice, mayChange, mayRequire, must, noPenalty, noPenaltyPrinted, stands, takesBack } from '../../../laws/remedies.ts';
import { cites } from '../cites.ts';
import { leaveCardSuggested, lookAtHands, playCardSuggested, putPartnerRight } from '../words.ts';
import { SKETCHES } from './sources.ts';

export const dummyLaws = {
  'dummy-rights': law({
    offence: 'table-talk',
    title: 'Dummy takes part in the play',
    gist: 'After laying down their cards the dealer’s partner speaks of something that happens in the play.',
    aka: ['dummy pointed out a revoke', 'dummy spoke', 'dummy said out of turn', 'dummy called attention'],
    moment: 'dummy-exposed',
    needs: ['dummy-player'],
    facts: {
      what: fact('What did dummy say?', 'Dummy', {
        asked: {
          label: 'Asked {-bidding:the dealer}{bidding:declarer} about having none of the suit not followed',
          chip: 'Asked about a suit',
          if: 'if dummy asked {-bidding:the dealer}{bidding:declarer} about having none of the suit led',
        },
        other: {
          label: 'Drew attention to anything else for which a penalty could be exacted',
          chip: 'Drew attention',
          if: 'if dummy drew attention to a fault that has a penalty',
        },
      }),
    },
    usual: { what: 'other' },
    verdict: {
      kind: 'disagree',
      say: 'The books disagree on one thing: by Donohue dummy may ask the dealer whether a card of the suit led is left; by U.S. Playing Card dummy takes no part at all. Only Donohue says what it costs if dummy points out a fault: the penalty for it is lost.',
    },
    leads: {
      donohue: 'If dummy points out a fault, its penalty may not be claimed. Dummy may only ask the dealer whether a card of the suit is left.',
    },
    readings: (says) => ({
      'uspc-1898': always(barred('dummy', 'take-part'), cites.uspc.play, {
        note: 'Dummy does nothing but play the cards that the dealer names. The book names no penalty except for a hint at a card.',
      }),
      donohue: says(
        [
          { when: { what: 'asked' }, then: [allowed('dummy', putPartnerRight)] },
          { when: { what: 'other' }, then: [barred('dealer', 'claim')], note: 'The right lost is that to the penalty of which dummy spoke.' },
        ],
        cites.donohue.dummy,
      ),
      ...SKETCHES,
    }),
    see: ['bridge-whist.law.dummy-suggests', 'bridge-whist.law.revoke-established'],
  }),
  'dummy-suggests': law({
    offence: 'table-talk',
    title: 'Dummy suggests a card',
    gist: 'The dealer’s partner touches a card of dummy or hints which to play.',
    aka: ['dummy touched a card', 'dummy pointed', 'dummy hinted', 'dummy reached for a card'],
    moment: 'dummy-exposed',
    needs: ['dummy-player'],
    facts: {
      revoke: fact('Would the play demanded make the dealer revoke?', 'Would be a revoke', {
        no: { label: 'No', if: 'if the play demanded is no revoke' },
        yes: { label: 'Yes', if: 'if the play demanded would make the dealer revoke' },
      }),
    },
    usual: { revoke: 'no' },
    leads: {
      donohue:
        'Either opponent of the dealer may make the dealer play the card suggested, or leave it unplayed. A card whose play would be a revoke may not be demanded.',
      'uspc-1898': 'Either opponent of the dealer may make the dealer play the card suggested. A card whose play would be a revoke may not be demanded.',
    },
    verdict: {
      kind: 'disagree',
      say: 'The books disagree: by Donohue either opponent may make the dealer play the card suggested or leave it unplayed; by U.S. Playing Card either opponent may make the dealer play it, but not forbid it. By both, no card may be demanded whose play would be a revoke.',
    },
    readings: (says) => ({
      'uspc-1898': says(
        [
          { when: { revoke: 'no' }, then: [mayRequire('either-opponent', 'dealer', playCardSuggested)], note: 'They may not forbid the card.' },
          { when: { revoke: 'yes' }, then: [barred('either-opponent', 'force-revoke')] },
        ],
        [cites.uspc.play, cites.uspc.playWrongHand, cites.uspc.law(20), cites.uspc.law(21)],
        'Cards liable to be called are those of whist.',
      ),
      donohue: says(
        [
          { when: { revoke: 'no' }, then: [choice('either-defender', must('dealer', playCardSuggested), must('dealer', leaveCardSuggested))] },
          { when: { revoke: 'yes' }, then: [barred('either-defender', 'force-revoke')], note: 'No call can go so far as to make a player revoke.' },
        ],
        [cites.donohue.dummy, cites.donohue.cardsLiableBeLead],
      ),
      ...SKETCHES,
    }),
    consult: { donohue: { who: 'defenders', may: false, cites: [cites.donohue.dummy] } },
    see: ['bridge-whist.law.exposed-card', 'bridge-whist.law.called-card-refused'],
  }),
  'dummy-looks': law({
    offence: 'dummy-interferes',
    title: 'Dummy looks at other hands',
    gist: 'The dealer’s partner leaves their seat or looks at another player’s hand.',
    aka: ['dummy looked at opponents cards', 'dummy walked round', 'dummy left the seat'],
    moment: 'dummy-exposed',
    needs: ['dummy-player'],
    facts: {},
    readings: () => ({
      'uspc-1898': always([barred('dummy', lookAtHands), noPenaltyPrinted], cites.uspc.play),
      donohue: always([barred('dummy', lookAtHands), noPenaltyPrinted], cites.donohue.dummy),
      ...SKETCHES,
    }),
  }),
  'dummy-revokes': law({
    offence: 'revoke',
    title: 'Dummy revokes',
    gist: 'A card of another suit is played from dummy, who has the suit led.',
    aka: ['dummy reneged', 'renege from dummy', 'wrong suit from the board'],
    moment: 'play',
    facts: {
      found: fact('When was it found?', 'Found out', {
        open: { label: 'Before the trick was turned down', chip: 'In time', if: 'before the trick was turned over' },
        turned: { label: 'After it was turned down', chip: 'Trick turned', if: 'after the trick was turned over' },
      }),
    },
    usual: { found: 'turned' },
    leads: {
      donohue:
        'Before the trick is turned over, the dealer may change dummy’s card, and those who played after it may change theirs. After that, the trick stands.',
      'uspc-1898': 'Before the trick is turned over, the dealer may change dummy’s card. After that, the trick stands.',
    },
    readings: (says) => ({
      'uspc-1898': says(
        [
          { when: { found: 'open' }, then: [mayChange('dealer', 'card')] },
          { when: { found: 'turned' }, then: [noPenalty, stands('trick')] },
        ],
        cites.uspc.playDummyRevokes,
        'The opponents see the hand while it is played.',
      ),
      donohue: says(
        [
          {
            when: { found: 'open' },
            then: [mayChange('dealer', 'card'), mayChange('later-players', 'card')],
            note: 'Neither the highest nor the lowest can be required of dummy.',
          },
          { when: { found: 'turned' }, then: [noPenalty, stands('trick')] },
        ],
        [cites.donohue.dummy, cites.donohue.revokePlay],
      ),
      ...SKETCHES,
    }),
  }),
  'dealers-card-changed': law({
    offence: 'irregular-play',
    title: 'Dealer’s card touched, named or played',
    gist: 'The dealer draws, names or plays a card of their own or of dummy and wants another.',
    aka: ['touched a card in dummy', 'named the wrong card', 'take it back', 'changed his mind', 'card not quitted'],
    moment: 'play',
    facts: {
      how: fact('How far did it go?', 'How far', {
        drawn: { label: 'Drawn, but not yet let go of', chip: 'Still in hand', if: 'if the card was drawn but not yet let go' },
        played: { label: 'Played, or named as the card to be played', chip: 'Played or named', if: 'if the card was played or named and is no revoke' },
        revoke: { label: 'Played or named, and it would be a revoke', chip: 'It would revoke', if: 'if the card was played or named and would be a revoke' },
      }),
    },
    usual: { how: 'played' },
    leads: {
      donohue: 'Once played or named, the card may not be taken back, except to avoid a revoke. A card drawn but not let go may be taken back.',
    },
    readings: (says) => ({
      donohue: says(
        [
          { when: { how: 'drawn' }, then: [takesBack('dealer', 'card')], note: 'It is not played until the dealer’s fingers have left it.' },
          { when: { how: 'played' }, then: [cannotRecall('dealer', 'card')] },
          { when: { how: 'revoke' }, then: [takesBack('dealer', 'card')], note: 'To save the revoke; see what may then be required of the dealer.' },
        ],
        cites.donohue.dummy,
      ),
      ...SKETCHES,
    }),
    see: ['bridge-whist.law.revoke-corrected'],
  }),
};
