import { fact, law, yesNo } from '../../../laws/laws.ts';
import { allowed, barred, cardExposed, countsAsRevoke, must, noPenalty } from '../../../laws/remedies.ts';
import { BLUE, cites } from '../cites.ts';
import { showPlayed } from '../words.ts';

export const callLaws = {
  'called-card-refused': law({
    offence: 'irregular-play',
    title: 'Penalty not obeyed',
    gist: 'A player does not do what a penalty demands.',
    aka: ['refused to play the called card', 'did not lead the suit called'],
    moment: 'play',
    facts: {
      able: fact('Could the player have done it?', 'Could comply', {
        yes: { label: 'Yes', if: 'if the player could have done it' },
        no: { label: 'No: there was no such card, or it would have been a revoke', chip: 'No', if: 'if the player could not have done it without a revoke' },
      }),
    },
    usual: { able: 'yes' },
    verdict: {
      kind: 'agree',
      say: 'The books agree: a player who could have led or played as told pays as for a revoke; one who could not pays nothing. Only Blue Ribbon also counts a revoke if the order was to play an exposed card; by Donohue that card may be called again until it is played.',
    },
    leads: {
      'blue-ribbon-1940': 'If the player could have obeyed, the refusal counts as a revoke. If not, there is no penalty.',
      donohue: 'If the player could have played or led as told, the refusal costs as much as a revoke. If not, there is no penalty. There are more cases.',
    },
    readings: (says) => ({
      [BLUE]: says(
        [
          { when: { able: 'yes' }, then: [countsAsRevoke] },
          { when: { able: 'no' }, then: [noPenalty] },
        ],
        [cites.blue.law(108), cites.blue.law(114), cites.blue.revoke],
      ),
    }),
    see: ['auction-bridge.law.revoke', 'auction-bridge.law.exposed-card'],
  }),
  'call-not-met': law({
    offence: 'irregular-play',
    title: 'A call that cannot be met',
    gist: 'A card or suit is called that the player may not or cannot play.',
    aka: ['none of the suit called', 'cannot play the called card', 'call the card again'],
    moment: 'play',
    facts: {
      what: fact('What stands in the way?', 'In the way', {
        revoke: { label: 'Playing the card called would be a revoke', chip: 'A revoke', if: 'if playing the card called would be a revoke' },
        'not-yet': { label: 'The card called has not been played yet', chip: 'Not played yet', if: 'if the card called has not been played yet' },
        void: {
          label: 'The player has none of the suit called for the lead',
          chip: 'None of the suit',
          if: 'if the player has none of the suit called for the lead',
        },
      }),
    },
    verdict: {
      kind: 'agree',
      say: 'Both books agree: a card may not be called if playing it would be a revoke, a card not played yet may be called again, and a player with none of the suit called pays no penalty.',
    },
    leads: {
      'blue-ribbon-1940':
        'A card may not be called if playing it would be a revoke. A card not played yet may be called again. A player with none of the suit called pays no penalty.',
      donohue:
        'A card may not be called if playing it would be a revoke. A card not played yet may be called again. A player with none of the suit called pays no penalty.',
    },
    readings: (says) => ({
      [BLUE]: says(
        [
          { when: { what: 'revoke' }, then: [barred('either-opponent', 'force-revoke')], note: 'Declarer alone calls for that side.' },
          { when: { what: 'not-yet' }, then: [allowed('declarer', 'repeat-call')] },
          { when: { what: 'void' }, then: [noPenalty], note: 'The penalty counts as paid.' },
        ],
        [cites.blue.law(100), cites.blue.law(103), cites.blue.law(108)],
      ),
    }),
    see: ['auction-bridge.law.called-card-refused', 'auction-bridge.law.play-out-of-turn', 'auction-bridge.law.card-led-from-wrong-hand'],
  }),
  'card-detached': law({
    offence: 'exposed-card',
    title: 'Card held so that it can be named',
    gist: 'A defender takes a card out of the hand and holds it so that it is seen.',
    aka: ['pulled a card out', 'detached card'],
    moment: 'play',
    notGeneral: true,
    facts: {
      seen: yesNo(
        'Could the partner see any of its face?',
        'Partner could see',
        'if the partner could see any of the card’s face',
        'if the partner could not see the card’s face',
      ),
    },
    usual: { seen: 'yes' },
    verdict: {
      kind: 'disagree',
      say: 'The books disagree. By Blue Ribbon the card stays face up if the partner could see it; if not, there is no penalty. By Donohue the card stays face up if declarer names it; if declarer names a wrong card, the defenders may say which suit declarer’s side must lead.',
    },
    leads: {
      'blue-ribbon-1940': 'If the partner could see any of its face, the card stays face up, to be played when declarer says. If not, there is no penalty.',
      donohue:
        'If declarer names the card, it stays face up, to be played when declarer says. If declarer names a wrong card, the defenders say which suit declarer’s side leads.',
    },
    readings: (says) => ({
      [BLUE]: says(
        [
          { when: { seen: 'yes' }, then: [must('offender', 'leave-face-up'), cardExposed('offender', 'declarer')], note: 'The card also counts as played.' },
          { when: { seen: 'no' }, then: [noPenalty], note: 'It is neither played nor exposed.' },
        ],
        [cites.blue.law(46), cites.blue.law(106), cites.blue.law(107)],
      ),
    }),
    see: ['auction-bridge.law.exposed-card', 'auction-bridge.law.card-taken-back'],
  }),
  'cards-placed': law({
    offence: 'irregular-play',
    title: 'Asking who played which card',
    gist: 'A player asks that the cards of a trick be claimed by those who played them.',
    aka: ['draw your card', 'who played that', 'place the cards'],
    moment: 'play',
    facts: {
      who: fact(
        'Who asks?',
        'Asked by',
        { player: { label: 'Declarer or a defender', chip: 'A player', if: 'if declarer or a defender asks' }, dummy: { label: 'Dummy', if: 'if dummy asks' } },
        { needs: { dummy: 'dummy-player' } },
      ),
    },
    usual: { who: 'player' },
    verdict: {
      kind: 'disagree',
      say: 'The books disagree on who may ask, and until when: by Blue Ribbon declarer and the defenders, but not dummy, with no limit of time; by Donohue any player, but only until the four cards are touched to be gathered.',
    },
    leads: {
      'blue-ribbon-1940': 'If declarer or a defender asks, each player must show which card they played. Dummy may not ask.',
      donohue: 'Before the four cards are touched to gather them, any player may ask, and each draws out the card they played. Later nobody may ask.',
    },
    readings: (says) => ({
      [BLUE]: says(
        [
          { when: { who: 'player' }, then: [allowed('anyone', showPlayed)] },
          { when: { who: 'dummy' }, then: [barred('dummy', 'ask-who-played')] },
        ],
        cites.blue.law(131),
      ),
    }),
    see: ['auction-bridge.law.attention-to-trick'],
  }),
};
