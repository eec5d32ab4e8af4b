import { doubted } from '../../../laws/cites.ts';
import { fact, law, silent } from '../../../laws/laws.ts';
import { choice, forbidSuit, mayRequire, must, noPenalty, penaltyCard, stands, takesBack } from '../../../laws/remedies.ts';
import { cites } from '../cites.ts';
import { cardOwner, openingLeader, ownersPartner, playNamedPenaltyCard, playOnePenaltyCard, playPenaltyCard } from '../words.ts';

const forbidOrPenalty = choice('declarer', forbidSuit('declarer', openingLeader), penaltyCard(cardOwner));

export const exposedLaws = {
  'exposed-before-lead': law({
    offence: 'exposed-card',
    title: 'Card exposed during the auction',
    gist: 'A card is faced, seen by the partner of its owner, or given away by a remark before the auction is over.',
    aka: ['showed a card while bidding', 'dropped an ace in the auction', 'card seen by partner', 'said what he held', 'flashed an honor'],
    moment: 'bidding',
    notGeneral: true,
    facts: {
      cards: fact('What was exposed?', 'Exposed', {
        low: { label: 'One card below an honour', chip: 'One low card', if: 'if one card below an honour was exposed' },
        honour: { label: 'One honour', if: 'if one honour was exposed' },
        several: { label: 'Two or more cards', chip: 'Two or more', if: 'if two or more cards were exposed' },
      }),
      owner: fact('What does the owner become?', 'Owner becomes', {
        defender: { label: 'A defender', if: 'if the owner becomes a defender' },
        'declarers-side': { label: 'Declarer or dummy', if: 'if the owner becomes declarer or dummy' },
      }),
    },
    leads: {
      'blue-ribbon-1940':
        'The card stays face up. For an honour, or two or more cards, the owner’s partner must pass to the end. If the owner becomes a defender, declarer may make it a penalty card.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { cards: 'low', owner: 'defender' }, then: [must(cardOwner, 'leave-face-up'), forbidOrPenalty] },
          {
            when: { cards: ['honour', 'several'], owner: 'defender' },
            then: [must(cardOwner, 'leave-face-up'), must(ownersPartner, 'pass-throughout'), forbidOrPenalty],
          },
          {
            when: { cards: 'low', owner: 'declarers-side' },
            then: [must(cardOwner, 'leave-face-up')],
            note: 'Until the auction is over; nothing more follows.',
          },
          {
            when: { cards: ['honour', 'several'], owner: 'declarers-side' },
            then: [must(cardOwner, 'leave-face-up'), must(ownersPartner, 'pass-throughout')],
            note: 'The card lies so until the auction is over.',
          },
        ],
        cites.blue.cardsFacedSeen,
        'A card seen by the partner or given away by a remark is put on the table as one that was faced. The owner is meant even where the partner looked.',
      ),
      sierra: silent(),
    }),
    see: ['contract-bridge.law.penalty-card'],
  }),
  'exposed-card': law({
    offence: 'exposed-card',
    title: 'Card exposed during the play',
    gist: 'A card is dropped face up, seen by the partner, given away by a remark, or named in the partner’s hand.',
    aka: ['dropped a card', 'penalty card', 'partner saw my card', 'named a card in partner’s hand', 'remark about a card'],
    moment: 'play',
    facts: {
      whose: fact('Whose card is it?', 'Whose card', {
        defender: { label: 'A defender’s', chip: 'A defender’s', if: 'if the card is a defender’s' },
        declarer: { label: 'Declarer’s', chip: 'Declarer’s', if: 'if the card is declarer’s' },
      }),
    },
    usual: { whose: 'defender' },
    leads: {
      'blue-ribbon-1940': 'If the card is a defender’s, it becomes a penalty card of its owner. If it is declarer’s, there is no penalty.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          {
            when: { whose: 'defender' },
            then: [penaltyCard(cardOwner)],
            note: 'The owner is meant even where it was the partner who saw it or named it.',
          },
          {
            when: { whose: 'declarer' },
            then: [noPenalty],
            note: 'The laws of 1935 make penalty cards of defenders’ cards alone.',
            doubtful: true,
          },
        ],
        [
          cites.blue.penaltyCard,
          cites.blue.clause,
          doubted(cites.blue.lawsAuction(105), 'The extract of 1935 says nothing of declarer’s cards; the law of auction is taken by the clause.'),
        ],
      ),
      sierra: silent(),
    }),
    see: ['contract-bridge.law.penalty-card', 'contract-bridge.law.claim-cards-shown'],
  }),
  'penalty-card': law({
    offence: 'exposed-card',
    title: 'Playing a penalty card',
    gist: 'What a defender has to do with a penalty card that lies before them.',
    aka: ['must I play it', 'penalty card on the table', 'two penalty cards', 'when is a penalty card played'],
    moment: 'play',
    notGeneral: true,
    facts: {
      number: fact('How many penalty cards has the defender?', 'Penalty cards', {
        one: { label: 'One', if: 'if the defender has one penalty card' },
        more: { label: 'Two or more', if: 'if the defender has two or more penalty cards' },
      }),
    },
    usual: { number: 'one' },
    leads: {
      'blue-ribbon-1940':
        'It stays face up and must be played as soon as the duty to follow suit allows it. If a defender has several, declarer may say which of them is played.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { number: 'one' }, then: [must('offender', 'leave-face-up'), must('offender', playPenaltyCard)] },
          {
            when: { number: 'more' },
            then: [must('offender', 'leave-face-up'), must('offender', playOnePenaltyCard), mayRequire('declarer', 'offender', playNamedPenaltyCard)],
            note: 'To follow suit comes first.',
          },
        ],
        cites.blue.penaltyCard,
      ),
      sierra: silent(),
    }),
  }),
  'card-taken-back': law({
    offence: 'irregular-play',
    title: 'When a card is played',
    gist: 'A player wants a card back that has left the hand, or has been touched or named.',
    aka: ['touched a card in dummy', 'card laid is a card played', 'take back a card', 'named a card', 'detached a card'],
    moment: 'play',
    facts: {
      card: fact('Which card?', 'Card', {
        'declarers-hand': {
          label: 'From declarer’s hand; it touched the table',
          chip: 'Declarer’s hand',
          if: 'if a card from declarer’s hand touched the table',
        },
        dummys: { label: 'From dummy; declarer touched it', chip: 'From dummy', if: 'if declarer touched a card in dummy' },
        defenders: {
          label: 'A defender’s; detached from the hand and seen by the partner',
          chip: 'A defender’s',
          if: 'if a defender’s card was detached and seen by the partner',
        },
        named: {
          label: 'Named by declarer or a defender as the one to be played',
          chip: 'A named card',
          if: 'if declarer or a defender named the card to be played',
        },
      }),
      meant: fact('Was it meant to be played?', 'Meant to be played', {
        yes: { label: 'Yes, or it looked so', chip: 'Yes', if: 'if the card was meant to be played, or it looked so' },
        no: { label: 'No, it was touched, dropped or moved for another purpose', chip: 'No', if: 'if the card was touched or dropped, not meant to be played' },
      }),
    },
    usual: { meant: 'yes' },
    leads: {
      'blue-ribbon-1940':
        'A card named or meant to be played stays played. If declarer only touched or dropped a card, it is taken back. If a defender did and the partner saw it, it becomes a penalty card.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { card: ['declarers-hand', 'dummys', 'defenders'], meant: 'yes' }, then: [stands('play')] },
          { when: { card: 'named' }, then: [stands('play')] },
          { when: { card: ['declarers-hand', 'dummys'], meant: 'no' }, then: [takesBack('declarer', 'card'), noPenalty], note: 'It is not yet a played card.' },
          { when: { card: 'defenders', meant: 'no' }, then: [penaltyCard('offender')], note: 'It is not a played card; but the partner has seen it.' },
        ],
        [cites.blue.playedCard, cites.blue.penaltyCard],
      ),
      sierra: silent(),
    }),
  }),
};
