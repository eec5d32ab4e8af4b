import { doubted } from '../../../laws/cites.ts';
import { always, fact, law, silent, yesNo } from '../../../laws/laws.ts';
import {
  choice,
  drawsSurplus,
  foulHand,
  keepsCard,
  makesUpCards,
  mayDemand,
  misdeal,
  must,
  newDeal,
  notDecided,
  passesTo,
  stands,
} from '../../../laws/remedies.ts';
import { cites } from '../cites.ts';
import { passOut } from '../words.ts';

export const dealLaws = {
  'faced-card-in-pack': law({
    offence: 'faced-card-in-pack',
    title: 'Card faced in the pack at the deal',
    gist: 'The dealer comes upon a card that lies face up in the pack while dealing the first five.',
    aka: ['face up card in the deck', 'boxed card'],
    moment: 'deal',
    facts: {},
    readings: () => ({
      sierra: silent(),
      'blue-ribbon-1940': always([misdeal, newDeal()], cites.blue.lawsCut, { note: 'A misdeal does not cost the deal.' }),
      donohue: always(newDeal(), [cites.donohue.cuttingDealing(6), cites.donohue.cuttingDealing(7)], { note: 'The cards are shuffled and cut afresh first.' }),
      'uspc-1898': always(newDeal(), cites.uspc.lawsRulesBetting),
    }),
    see: ['poker.law.card-exposed-in-draw', 'poker.law.card-exposed-in-deal'],
  }),
  'card-exposed-in-deal': law({
    offence: 'exposed-in-deal',
    title: 'Card exposed by the dealer at the deal',
    gist: 'The dealer turns a card face up while dealing the first five.',
    aka: ['flashed my card', 'dealer showed my ace', 'card turned over'],
    moment: 'deal',
    facts: {
      count: fact('How many cards has the dealer exposed?', 'Exposed', {
        one: { label: 'One', chip: 'One card', if: 'if the dealer exposed one card only' },
        'one-hand': { label: 'More than one, of the same hand', chip: 'More of one hand', if: 'if the dealer exposed more than one card of one hand' },
        'several-hands': {
          label: 'More than one, but no two of the same hand',
          chip: 'In several hands',
          if: 'if the dealer exposed cards of several hands, one of each',
        },
      }),
    },
    usual: { count: 'one' },
    verdict: {
      kind: 'disagree',
      say: 'The books agree that a player keeps a single card that the dealer exposed. If more were exposed, by Blue Ribbon the same dealer deals again; by U.S. Playing Card too, but only if more than one was in the same hand; Donohue names no new deal.',
    },
    readings: (says) => ({
      sierra: silent(),
      'blue-ribbon-1940': says(
        [
          { when: { count: 'one' }, then: [keepsCard('player-who-got-it')] },
          {
            when: { count: ['one-hand', 'several-hands'] },
            then: [misdeal, newDeal()],
            note: 'The book asks only whether there were two, not whose. A misdeal does not cost the deal.',
          },
        ],
        cites.blue.lawsCut,
      ),
      donohue: always(
        keepsCard('player-who-got-it'),
        doubted(cites.donohue.cuttingDealing(7), 'The law sends the reader to rule 25, which treats of something else; rule 16, on the draw, must be meant.'),
        {
          note: 'It speaks of one card exposed by accident and sets no number.',
        },
      ),
      'uspc-1898': says(
        [
          { when: { count: ['one', 'several-hands'] }, then: [keepsCard('player-who-got-it')] },
          { when: { count: 'one-hand' }, then: [newDeal()] },
        ],
        cites.uspc.lawsRulesBetting,
      ),
    }),
    leads: {
      'blue-ribbon-1940': 'If the dealer exposed one card only, the player it was dealt to keeps it. If more than one, the same dealer deals again.',
      donohue: 'The player it was dealt to keeps the card.',
      'uspc-1898': 'The player it was dealt to keeps the card. If more than one card of one hand was exposed, the same dealer deals again.',
    },
    see: ['poker.law.card-exposed-in-draw'],
  }),
  'bottom-card-exposed': law({
    offence: 'exposed-in-deal',
    title: 'Bottom card of the pack exposed',
    gist: 'The bottom card of the pack is seen, and a player wants the cards dealt again.',
    aka: ['flashed the bottom card', 'saw the bottom card'],
    moment: 'deal',
    facts: {
      looked: yesNo(
        'Has the player who asks for a new deal looked at any of their own cards?',
        'Asker looked',
        'once the player who wants a new deal has looked at their cards',
        'before the player who wants a new deal has looked at their cards',
      ),
    },
    readings: (says) => ({
      sierra: silent(),
      'blue-ribbon-1940': silent(),
      donohue: silent(),
      'uspc-1898': says(
        [
          { when: { looked: 'no' }, then: [mayDemand('anyone', newDeal())], claim: { by: 'anyone', until: 'cards-looked-at' } },
          { when: { looked: 'yes' }, then: [stands('deal')], note: 'The right to ask ends with the first look.' },
        ],
        cites.uspc.lawsRulesBetting,
      ),
    }),
    leads: { 'uspc-1898': 'A player who has not looked at their cards may have the same dealer deal again. A player who has looked must let the deal stand.' },
  }),
  'wrong-number-dealt': law({
    offence: 'wrong-number-of-cards',
    title: 'Wrong number of cards dealt',
    gist: 'A player is dealt more or fewer than five cards.',
    aka: [
      'dealt six cards',
      'misdeal at poker',
      'too many cards',
      'six cards and looked at them',
      'dealt four cards',
      'missdeal',
      'short hand',
      'foul hand before the draw',
    ],
    moment: 'cards-lifted',
    facts: {
      hands: fact('Which hands are wrong?', 'Wrong hands', {
        long: {
          label: 'One player has more than five, the rest are right',
          chip: 'One too long',
          if: 'if one player has more than five cards, the rest right',
        },
        short: {
          label: 'One player has fewer than five, the rest are right',
          chip: 'One too short',
          if: 'if one player has fewer than five cards, the rest right',
        },
        neighbours: {
          label: 'One player has six and the next one four',
          chip: 'Six beside four',
          if: 'if one player has six cards and the one next to them four',
        },
        'two-long': { label: 'More than one player has six', chip: 'Several with six', if: 'if more than one player has six cards' },
        other: { label: 'Any other mixture', chip: 'Other mixture', if: 'if several hands are wrong, but not 6 beside 4 or two with 6' },
      }),
      seen: fact('Has a player lifted or looked at a wrong hand?', 'Wrong hand', {
        untouched: { label: 'No, it is untouched', chip: 'Untouched', if: 'if no player has lifted or looked at a wrong hand' },
        lifted: { label: 'It was lifted, and no card of it looked at', chip: 'Lifted', if: 'if a wrong hand was lifted but no card of it looked at' },
        looked: { label: 'A card of it was looked at', chip: 'Looked at', if: 'if a card of a wrong hand was looked at' },
      }),
      anted: yesNo(
        'Has anyone put up an ante to play yet?',
        'Somebody anted',
        'once somebody has put up an ante to play',
        'before anyone has put up an ante to play',
      ),
    },
    usual: { anted: 'no', seen: 'looked' },
    verdict: {
      kind: 'disagree',
      say: 'The books agree once the wrong hand is looked at: its holder is out. They disagree before that. While it is untouched, Blue Ribbon usually corrects it, Donohue and U.S. Playing Card allow a new deal. If it was only lifted, U.S. Playing Card still allows one; by the others its holder is out.',
    },
    readings: (says) => ({
      sierra: silent(),
      'blue-ribbon-1940': says(
        [
          { when: { hands: 'two-long' }, then: [misdeal, newDeal()], note: 'A misdeal does not cost the deal.' },
          { when: { hands: 'long', seen: 'untouched', anted: 'no' }, then: [choice('short-player', drawsSurplus('dealer'), newDeal())] },
          {
            when: { hands: 'long', seen: 'untouched', anted: 'yes' },
            then: [drawsSurplus('dealer')],
            note: 'Doubtful: the condition that nobody has anted stands after both options and is read with the new deal alone.',
          },
          { when: { hands: 'short', seen: 'untouched' }, then: [makesUpCards('dealer')], note: 'At once, when the dealer’s attention is called to it.' },
          { when: { hands: 'neighbours', seen: 'untouched' }, then: [drawsSurplus('dealer'), passesTo('card', 'lacking-player')] },
          {
            when: { hands: 'neighbours', seen: ['lifted', 'looked'] },
            then: [drawsSurplus('dealer'), passesTo('card', 'lacking-player'), foulHand('looker')],
            note: 'The hand that nobody touched is played; each that was touched is foul.',
          },
          { when: { hands: ['long', 'short', 'other'], seen: ['lifted', 'looked'] }, then: [foulHand('short-player')] },
          { when: { hands: 'other', seen: 'untouched' }, then: [notDecided] },
        ],
        cites.blue.lawsCut,
      ),
      donohue: says(
        [
          {
            when: { seen: 'untouched' },
            then: [misdeal, newDeal()],
            claim: { by: 'short-player', until: 'cards-lifted' },
            note: 'The cards are shuffled and cut afresh first.',
          },
          { when: { seen: ['lifted', 'looked'] }, then: [stands('deal'), must('short-player', passOut)] },
        ],
        [cites.donohue.cuttingDealing(8), cites.donohue.cuttingDealing(9)],
        'What counts is whether the player announced it before raising the hand.',
      ),
      'uspc-1898': says(
        [
          {
            when: { seen: ['untouched', 'lifted'] },
            then: [newDeal()],
            claim: { by: 'short-player', until: 'cards-looked-at' },
          },
          { when: { seen: 'looked' }, then: [must('short-player', passOut)] },
        ],
        cites.uspc.lawsRulesBetting,
      ),
    }),
    leads: {
      'blue-ribbon-1940':
        'Before a wrong hand is lifted or looked at, the dealer puts the number right. After that, the player is out. If several players have six cards, the same dealer deals again.',
      donohue:
        'Before a wrong hand is lifted or looked at, the player dealt it may ask for a new deal by the same dealer. After that, the deal stands, and that player must drop out.',
      'uspc-1898':
        'Before looking at a card of a wrong hand, the player dealt it may ask for a new deal by the same dealer. After a look, that player must drop out.',
    },
    see: ['poker.law.foul-hand-shown', 'poker.law.wrong-number-served'],
  }),
  'wrong-number-of-hands': law({
    offence: 'misdeal',
    title: 'Wrong number of hands dealt',
    gist: 'The dealer deals a hand too many or leaves a player out.',
    aka: ['dealt an extra hand', 'forgot a player', 'dealt me out'],
    moment: 'deal',
    facts: {},
    readings: () => ({
      sierra: silent(),
      'blue-ribbon-1940': always([misdeal, newDeal()], cites.blue.lawsCut, { note: 'A misdeal does not cost the deal.' }),
      donohue: silent(),
      'uspc-1898': silent(),
    }),
  }),
};
