import { doubted } from '../../../laws/cites.ts';
import { always, fact, law } from '../../../laws/laws.ts';
import { allowed, barred, choice, countsToTrick, must, newDeal, noPenaltyPrinted, notDecided, scores, stands } from '../../../laws/remedies.ts';
import { pointsOf } from '../../../scoring/points.ts';
import { BLUE, cites, NO_TALK } from '../cites.ts';
import { points } from '../points.ts';
import { beCharged, changePack, chooseFromTrick, chooseFromTricks, dealForAnother, restoreCard } from '../words.ts';

/** Two laws cover one event; both rows print this note. */
const BOTH_LAWS = 'Law 21 orders a new deal for any card turned up in the deal, law 72 gives points; the code does not say that both apply.';

export const dealLaws = {
  misdeal: law({
    offence: 'misdeal',
    title: 'Cards dealt out of order',
    gist: 'The cards do not fall one at a time in order into four hands of thirteen, or the last one does not come to the dealer.',
    aka: ['misdeal', 'last card to the wrong player', 'two cards at once', 'skipped a player'],
    moment: 'deal',
    facts: {},
    leads: {
      donohue:
        'The same dealer deals again. But the deal stands if two cards fell at once or on one hand, and moving one of them corrected the deal before the next card was dealt.',
    },
    verdict: {
      kind: 'adds',
      say: 'The books agree: the same dealer deals again. Only Donohue makes an exception: if two cards fell at once or on one hand, and moving one put it right before the next was dealt, the deal stands.',
    },
    readings: (says) => ({
      [BLUE]: says(
        [{ then: [newDeal()], note: 'The deal is never lost by it: there is no misdeal.' }],
        [cites.blue.law(18), cites.blue.law(21), cites.blue.deal],
      ),
    }),
  }),
  'faced-card': law({
    offence: 'faced-card-in-pack',
    title: 'Card faced in the pack',
    gist: 'A card is found face up in the pack while it is dealt.',
    moment: 'deal',
    facts: {},
    readings: (says) => ({ [BLUE]: says([{ then: [newDeal()] }], cites.blue.law(21)) }),
  }),
  'exposed-in-deal': law({
    offence: 'exposed-in-deal',
    title: 'Card exposed in dealing',
    gist: 'A card is turned face up during the deal.',
    aka: ['flashed a card while dealing', 'card flipped over'],
    moment: 'deal',
    facts: {
      by: fact('Who exposed it?', 'Exposed by', {
        dealer: { label: 'The dealer', if: 'if the dealer exposed the card' },
        other: { label: 'A player who touched cards already dealt', chip: 'Another player', if: 'if a player exposed a card by touching the cards dealt' },
      }),
    },
    usual: { by: 'dealer' },
    verdict: {
      kind: 'disagree',
      say: 'The books disagree: by Blue Ribbon the same dealer always deals again, and the other side scores 50 points if a player showed the card by touching cards. By Donohue there is a new deal only if the other side asks for it, and a player who has looked at their cards may not ask.',
    },
    leads: {
      'blue-ribbon-1940':
        'The same dealer deals again. If a player showed the card by touching cards already dealt, the other side also scores 50 points above the line.',
      donohue:
        'Either opponent of the dealer may have the same dealer deal again. If one of them showed the card, only the dealer’s side may. A player who has looked at their cards may not ask.',
    },
    readings: (says) => ({
      [BLUE]: says(
        [
          { when: { by: 'dealer' }, then: [newDeal()] },
          {
            when: { by: 'other' },
            then: [newDeal(), scores('opponents', pointsOf(points['card-touched'], BLUE), 'point-above')],
            doubtful: true,
          },
        ],
        [cites.blue.law(21), doubted(cites.blue.law(72), BOTH_LAWS)],
      ),
    }),
    see: ['auction-bridge.law.cards-touched-early'],
  }),
  'cards-touched-early': law({
    offence: 'cards-touched-early',
    title: 'Cards touched before the deal is complete',
    gist: 'A player touches the cards dealt to them before the deal is done.',
    aka: ['picked up cards early', 'looked before the deal was over'],
    moment: 'deal',
    facts: {
      exposed: fact('Was a card exposed by it?', 'A card was shown', {
        yes: { label: 'Yes', if: 'if touching the cards exposed one' },
        no: { label: 'No', if: 'if touching the cards exposed none' },
      }),
    },
    verdict: {
      kind: 'apart',
      say: 'The books cover different cases. By Blue Ribbon, if the touch exposed a card, the same dealer deals again and the other side scores 50 points. By Donohue, if the dealer looked at a card before 51 were dealt, the other side may see it and have a new deal. Others who looked may not ask for one.',
    },
    leads: {
      'blue-ribbon-1940':
        'If a card was exposed, the same dealer deals again, and the other side scores 50 points above the line. If none was, the book does not cover this.',
      donohue:
        'If the dealer looked at a card before fifty-one were dealt, the other side may see it and have a new deal. Another player who looked may not ask for one. There are more cases.',
    },
    readings: (says) => ({
      [BLUE]: says(
        [
          { when: { exposed: 'yes' }, then: [newDeal(), scores('opponents', pointsOf(points['card-touched'], BLUE), 'point-above')], doubtful: true },
          { when: { exposed: 'no' }, then: [notDecided], note: 'Only an exposure costs points. A player who looked may no longer object to a wrong deal.' },
        ],
        [cites.blue.law(72), doubted(cites.blue.law(21), BOTH_LAWS), cites.blue.law(22)],
      ),
    }),
    see: ['auction-bridge.law.deal-out-of-turn', 'auction-bridge.law.misdeal'],
  }),
  'deal-out-of-turn': law({
    offence: 'deal-out-of-turn',
    title: 'Deal out of turn or with the wrong pack',
    gist: 'The wrong player deals, or the pack that is not in turn is dealt.',
    aka: ['not your deal', 'wrong deck dealt', 'dealt twice in a row'],
    moment: 'deal',
    facts: {
      noticed: fact('When was it noticed?', 'Noticed', {
        'in-time': { label: 'Before the deal was complete', chip: 'In time', if: 'before the deal is complete' },
        late: { label: 'After the last card was dealt', chip: 'Later', if: 'after the last card is dealt' },
      }),
      looked: fact('Has the player who objects looked at any of their own cards?', 'Objector looked', {
        no: { label: 'No', if: 'if the player who objects has looked at no card' },
        yes: { label: 'Yes', if: 'if the player who objects has looked at a card' },
      }),
    },
    usual: { looked: 'no' },
    verdict: {
      kind: 'disagree',
      say: 'The books disagree only on a player who has looked at a card: by Blue Ribbon that player may not ask for a new deal, by Donohue any player may cancel the deal. By both, there is a new deal only before the last card is dealt; after that, the deal stands.',
    },
    leads: {
      'blue-ribbon-1940':
        'Before the deal is complete, any player who has looked at no card may ask for a new deal. After the last card is dealt, the deal stands.',
      donohue: 'Before the deal is complete, any player may cancel it. After the last card is dealt, the deal stands.',
    },
    readings: (says) => ({
      [BLUE]: says(
        [
          { when: { noticed: 'in-time', looked: 'no' }, then: [allowed('anyone', 'claim-new-deal')], claim: { by: 'anyone', until: 'deal-done' } },
          { when: { noticed: 'in-time', looked: 'yes' }, then: [barred('looker', 'claim-new-deal')], note: 'Another player who has not looked still may.' },
          { when: { noticed: 'late' }, then: [stands('deal')], note: 'It counts as dealt in turn, and packs that were exchanged stay so.' },
        ],
        cites.blue.law(22),
      ),
    }),
    see: ['auction-bridge.law.pack-not-cut'],
  }),
  'dealing-for-another': law({
    question: 'allowed',
    title: 'Dealing for another player',
    gist: 'A player deals in the place of another.',
    aka: ['partner dealt for me', 'deal for me'],
    moment: 'deal',
    facts: {
      leave: fact('Did the opponents allow it?', 'Opponents allow it', {
        yes: { label: 'Yes', if: 'if the opponents allowed it' },
        no: { label: 'No', if: 'if the opponents did not allow it' },
      }),
    },
    verdict: {
      kind: 'adds',
      say: 'Both books agree: nobody may deal for another unless the opponents allow it. Only Donohue says the same of shuffling and cutting.',
    },
    leads: {
      'blue-ribbon-1940': 'A player may deal for another only if the opponents allow it. If they do not, the book names no penalty.',
      donohue: 'A player may shuffle, cut or deal for the partner only if the opponents allow it.',
    },
    readings: (says) => ({
      [BLUE]: says(
        [
          { when: { leave: 'yes' }, then: [allowed('offender', dealForAnother)] },
          { when: { leave: 'no' }, then: [barred('offender', dealForAnother), noPenaltyPrinted] },
        ],
        cites.blue.law(20),
      ),
    }),
  }),
};
export const numberLaws = {
  'wrong-number-of-cards': law({
    offence: 'wrong-number-of-cards',
    title: 'Wrong number of cards',
    gist: 'When the cards are dealt, one hand is too long and another too short.',
    aka: ['fourteen cards', 'twelve and fourteen', 'dealt wrong number'],
    moment: 'cards-lifted',
    facts: {},
    leads: {
      donohue: 'The same dealer deals again. If one hand alone is short and the others are right, see the law “A card missing from a hand”.',
    },
    verdict: {
      kind: 'agree',
      say: 'Both books agree: the same dealer deals again if one hand is too long and another too short.',
    },
    readings: () => ({
      [BLUE]: always(newDeal(), [cites.blue.law(24), cites.blue.wrongNumberOfCards], { note: 'At whatever time after the deal it is found.' }),
    }),
    see: ['auction-bridge.law.card-missing-from-hand', 'auction-bridge.law.no-card-to-trick'],
  }),
  'no-card-to-trick': law({
    offence: 'wrong-number-of-cards',
    title: 'No card played to a trick',
    gist: 'During the play one player has too many cards, the others their right number.',
    aka: ['one card too many', 'forgot to play to a trick', 'missed a trick'],
    moment: 'play',
    facts: {
      who: fact(
        'Whose hand is it?',
        'Whose hand',
        { player: { label: 'A player’s', if: 'if a player other than dummy missed a trick' }, dummy: { label: 'Dummy', if: 'if dummy missed a trick' } },
        { needs: { dummy: 'dummy' } },
      ),
    },
    verdict: {
      kind: 'agree',
      say: 'Both books agree: the other side chooses a new deal or lets the deal stand; if it stands, the card left over completes the trick and is no revoke. Only Donohue covers dummy: the deal stands.',
    },
    leads: {
      'blue-ribbon-1940':
        'The other side may have a new deal. If not, the card left over counts as played to that trick and is no revoke. The book does not cover a trick that dummy missed.',
      donohue:
        'The other side may have a new deal. If not, the card left over counts as played to that trick and is no revoke. If dummy missed the trick, the deal stands.',
    },
    readings: (says) => ({
      [BLUE]: says(
        [
          {
            when: { who: 'player' },
            then: [choice('innocent-side', newDeal(null), [stands('deal'), countsToTrick])],
          },
          { when: { who: 'dummy' }, then: [notDecided], note: 'The law leaves dummy out.' },
        ],
        cites.blue.law(73),
      ),
    }),
    consult: NO_TALK,
    see: ['auction-bridge.law.trick-five-cards'],
  }),
  'card-missing-from-hand': law({
    offence: 'wrong-number-of-cards',
    title: 'A card missing from a hand',
    gist: 'One player is short while the others have their right number.',
    aka: ['twelve cards', 'card on the floor', 'short a card', 'lost card'],
    moment: 'play',
    facts: {
      found: fact('Where is the missing card?', 'Missing card', {
        dealt: {
          label: 'In the still pack, under the table or elsewhere, so that it was probably in the pack when dealt',
          chip: 'In the pack',
          if: 'if the missing card was probably in the pack when dealt',
        },
        'not-dealt': {
          label: 'In such a place that it was probably not in the pack when dealt',
          chip: 'Not in the pack',
          if: 'if the missing card was probably not in the pack when dealt',
        },
        lost: { label: 'It cannot be found', chip: 'Not found', if: 'if the missing card cannot be found' },
      }),
      first: fact('Was it the first deal with that pack?', 'First deal with it', {
        yes: { label: 'Yes', if: 'if it was the first deal with that pack' },
        no: { label: 'No', if: 'if the pack had been dealt before' },
      }),
    },
    usual: { first: 'no' },
    verdict: {
      kind: 'apart',
      say: 'The books go by different things. By Blue Ribbon the deal stands if the card was probably in the pack when dealt (it lies under the table, say); if it was probably not, the same dealer deals again. By Donohue the deal stands once the short player has played a card, wherever the missing card is.',
    },
    leads: {
      'blue-ribbon-1940':
        'If the card was probably in the pack when dealt, the short player takes it and plays on. If not, the same dealer deals again. There are more cases.',
      donohue:
        'If that player has already played a card, the deal stands, and the player pays for any revoke made while the card was missing. If not, the book does not cover this.',
    },
    readings: (says) => ({
      [BLUE]: says(
        [
          {
            when: { found: 'dealt' },
            then: [stands('deal'), must('short-player', restoreCard), must('short-player', 'answer-for-revokes')],
            note: 'The card is not treated as an exposed one.',
          },
          { when: { found: 'not-dealt' }, then: [newDeal()] },
          {
            when: { found: 'lost', first: 'no' },
            then: [stands('deal'), barred('short-player', beCharged)],
            note: 'The player plays the hand out with the cards they have.',
          },
          { when: { found: 'lost', first: 'yes' }, then: [newDeal(), must('all-players', changePack)] },
        ],
        [cites.blue.law(25), cites.blue.law(26), cites.blue.law(27), cites.blue.law(74), cites.blue.wrongNumberOfCards],
      ),
    }),
    see: ['auction-bridge.law.trick-five-cards', 'auction-bridge.law.revoke'],
  }),
  'trick-five-cards': law({
    offence: 'irregular-trick',
    title: 'A card too many in an earlier trick',
    gist: 'The card that a short hand lacks lies in a trick that has been turned down.',
    aka: ['five cards in a trick', 'two cards stuck together', 'tricks mixed up'],
    moment: 'play',
    facts: {
      kept: fact('How were the tricks kept?', 'Tricks kept', {
        apart: { label: 'Each trick apart', chip: 'Apart', if: 'if each trick was kept apart' },
        mixed: { label: 'Not properly apart, so that the surplus cannot be placed', chip: 'Mixed', if: 'if the tricks were not kept apart' },
      }),
    },
    usual: { kept: 'apart' },
    verdict: {
      kind: 'disagree',
      say: 'The books disagree: by Blue Ribbon an opponent chooses, for the short hand, any card of the trick that has one too many, and the trick stands; by Donohue the player who is short takes the card back and pays for any revoke made without it.',
    },
    leads: {
      'blue-ribbon-1940':
        'An opponent may give the short player any card of the trick that has one too many; that trick stands. If the tricks were mixed, any card of them may be given.',
      donohue:
        'During the deal, any player may have the tricks searched; the player who is short takes the card back and pays for any revoke made without it. There are more cases.',
    },
    readings: (says) => ({
      [BLUE]: says(
        [
          {
            when: { kept: 'apart' },
            then: [allowed('either-opponent', chooseFromTrick), stands('trick')],
            note: 'The tricks may be counted face down to find it. The opponent meant is one of the short player{dummy:; declarer acts for dummy}.',
          },
          { when: { kept: 'mixed' }, then: [allowed('either-opponent', chooseFromTricks)] },
        ],
        [cites.blue.law(75), cites.blue.law(76)],
      ),
    }),
    consult: NO_TALK,
  }),
};
