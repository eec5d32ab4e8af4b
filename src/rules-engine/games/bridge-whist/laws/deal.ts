import { doubted } from '../../../laws/cites.ts';
import { always, fact, law, yesNo } from '../../../laws/laws.ts';
import { allowed, barred, choice, isVoid, mayDemand, misdeal, must, newDeal, noPenalty, notDecided, onlyIf, putRight, stands } from '../../../laws/remedies.ts';
import { CAME_OF_TOUCHING, EXPOSED_THROUGH, FOUND_IN_FIRST_TRICK, OTHER_HANDS } from '../../../laws/trick-facts.ts';
import { cites } from '../cites.ts';
import { searchOtherPack, seeTheDealersCard } from '../words.ts';
import { dealerLaws } from './dealer.ts';
import { SKETCHES } from './sources.ts';

const NOT_LOST = 'but at this game the same hand deals again after a misdeal.';

export const dealLaws = {
  misdeal: law({
    offence: 'misdeal',
    title: 'Misdeal',
    gist: 'The cards are dealt in the wrong order, two at a time, or the last does not fall to the dealer.',
    aka: ['misdeal loses the deal', 'dealt two cards together', 'dealt wrong order', 'last card not to the dealer'],
    moment: 'deal',
    facts: {
      what: fact('What went wrong?', 'What went wrong', {
        order: {
          label: 'Not one card at a time in turn from the left of the dealer',
          chip: 'Wrong order',
          if: 'if cards were not dealt one by one from the dealer’s left',
        },
        last: { label: 'The last card does not come to the dealer', chip: 'The last card', if: 'if the last card does not come to the dealer' },
        two: { label: 'Two cards at once, or two to the same hand', chip: 'Two cards', if: 'if two cards were dealt at once or to one hand' },
      }),
      corrected: fact('Was it put right by moving one card before another was dealt?', 'Put right', {
        yes: { label: 'Yes', if: 'if moving one card put it right before the next was dealt' },
        no: { label: 'No', if: 'if it was not put right by moving one card before the next' },
      }),
    },
    usual: { corrected: 'no' },
    verdict: {
      kind: 'disagree',
      say: 'The books disagree if moving one card put the fault right before the next was dealt: by U.S. Playing Card the deal stands; by Donohue it stands if two cards were dealt at once or to one hand; after other faults, the cards are dealt again. If the fault was not put right, by both they are dealt again.',
    },
    leads: {
      donohue:
        'The same dealer deals again. But if two cards were dealt at once or to one hand, and moving one card put it right before the next was dealt, the deal stands.',
      'uspc-1898': 'The same dealer deals again. But if moving one card put it right before the next was dealt, the deal stands.',
    },
    readings: (says) => ({
      'uspc-1898': says(
        [
          { when: { corrected: 'yes' }, then: [stands('deal')] },
          { when: { corrected: 'no' }, then: [misdeal, newDeal()] },
        ],
        [cites.uspc.deal, cites.uspc.law(17)],
        'What makes a misdeal is as in whist, counting the cards in the deal among it; there it loses the deal, here it does not.',
      ),
      donohue: says(
        [
          { when: { what: ['order', 'last'] }, then: [newDeal()] },
          { when: { what: 'two', corrected: 'yes' }, then: [putRight('dealer', 'deal'), stands('deal')] },
          { when: { what: 'two', corrected: 'no' }, then: [newDeal()] },
        ],
        [cites.donohue.deal, cites.donohue.newPackNotCut],
        'The code says that there is no misdeal: nothing in dealing loses the deal.',
      ),
      ...SKETCHES,
    }),
  }),
  'wrong-number-of-cards': law({
    offence: 'wrong-number-of-cards',
    title: 'Wrong number of cards',
    gist: 'With a perfect pack, a player has more or fewer than thirteen cards.',
    aka: ['fourteen cards', 'twelve and fourteen', 'one card too many', 'wrong number dealt'],
    moment: 'deal',
    facts: { noticed: FOUND_IN_FIRST_TRICK, others: OTHER_HANDS },
    usual: { noticed: 'later' },
    verdict: {
      kind: 'disagree',
      say: 'The books disagree if only two partners have a wrong number, and the first trick is complete: by Donohue the cards are dealt again; by U.S. Playing Card the other side may have a new deal or let this one stand. If players of both sides have a wrong number, by both the cards are dealt again.',
    },
    leads: {
      donohue:
        'If one hand has too many cards and another too few, the same dealer deals again. If only one hand is short, the deal stands once that player has played a card.',
      'uspc-1898':
        'Before all have played to the first trick, the same dealer deals again. Later, the other side may have a new deal or let it stand. There are more cases.',
    },
    readings: (says) => ({
      'uspc-1898': says(
        [
          { when: { noticed: 'early' }, then: [misdeal, newDeal()] },
          { when: { noticed: 'later', others: ['right', 'partner'] }, then: [choice('opponents', newDeal(null), stands('deal'))] },
          { when: { noticed: 'later', others: 'opponent' }, then: [newDeal(null)] },
        ],
        [cites.uspc.deal, cites.uspc.law(17), cites.uspc.law(19)],
        `As in whist, ${NOT_LOST} Cards too many or too few are left out of account when the deal is played out.`,
      ),
      donohue: says(
        [
          {
            when: { others: ['partner', 'opponent'] },
            then: [newDeal()],
            note: 'The law speaks of more than thirteen cards in one hand and fewer in another.',
          },
          { when: { others: 'right' }, then: [notDecided], note: 'For one hand that is short see the law on a missing card.' },
        ],
        cites.donohue.newPackNotCut,
      ),
      ...SKETCHES,
    }),
    see: ['bridge-whist.law.card-missing-from-hand', 'bridge-whist.law.no-card-to-trick', 'bridge-whist.law.misdeal'],
  }),
  'card-missing-from-hand': law({
    offence: 'wrong-number-of-cards',
    title: 'One hand a card short',
    gist: 'Three hands have thirteen cards and the fourth has fewer.',
    aka: ['twelve cards', 'card missing', 'played with twelve cards', 'missing card found in the other pack'],
    moment: 'play',
    facts: {
      found: fact('When did the player find it?', 'Found', {
        'before-playing': { label: 'Before playing a card', chip: 'Before playing', if: 'if it was noticed before that player had played a card' },
        after: { label: 'After having played a card', chip: 'Having played', if: 'if it was noticed after that player had played a card' },
      }),
    },
    usual: { found: 'after' },
    leads: {
      donohue:
        'Once that player has played a card, the deal stands, and that player pays for any revoke made while the missing card was away. The book covers nothing else.',
    },
    verdict: {
      kind: 'disagree',
      say: 'The books disagree once the short player has played: by Donohue the deal stands, and that player pays for any revoke made without the card and may look for it in the other pack; by U.S. Playing Card the same dealer deals again. Before that, only U.S. Playing Card has a rule: a new deal too.',
    },
    readings: (says) => ({
      'uspc-1898': always(newDeal(), [cites.uspc.deal, cites.uspc.law(14)], { note: 'As in whist: with the other hands right the pack is imperfect.' }),
      donohue: says(
        [
          { when: { found: 'before-playing' }, then: [notDecided], note: 'An incorrect pack calls for a new deal; see the law on that.' },
          {
            when: { found: 'after' },
            then: [stands('deal'), must('short-player', 'answer-for-revokes'), allowed('short-player', searchOtherPack)],
            note: 'The player answers as if the missing card had been in their hand.',
          },
        ],
        cites.donohue.newDeal,
      ),
      ...SKETCHES,
    }),
    see: ['bridge-whist.law.imperfect-pack', 'bridge-whist.law.revoke'],
  }),
  'imperfect-pack': law({
    offence: 'imperfect-pack',
    title: 'Imperfect pack',
    gist: 'The pack is found to be short, to have a card twice or otherwise to be wrong.',
    aka: ['fifty-one cards', 'two of the same card', 'short deck', 'old scores with a bad deck'],
    moment: 'any-time',
    facts: {
      asked: fact('What is in question?', 'In question', {
        'this-deal': { label: 'The deal in which it is found', chip: 'This deal', if: 'if the deal in which it was found is in question' },
        past: { label: 'Deals, games or rubbers already scored', chip: 'Earlier scores', if: 'if deals, games or rubbers already scored are in question' },
      }),
    },
    usual: { asked: 'this-deal' },
    verdict: { kind: 'agree', say: 'Both books agree: the same dealer deals again, and past scores stand.' },
    leads: {
      'uspc-1898': 'The same dealer deals again. Past scores stand.',

      donohue: 'The hand in which it is found does not count, and the same dealer deals again. Past scores stand.',
    },
    readings: (says) => ({
      donohue: says(
        [
          { when: { asked: 'this-deal' }, then: [isVoid('hand'), newDeal()] },
          { when: { asked: 'past' }, then: [stands('past-score')] },
        ],
        [cites.donohue.newPackNotCut, cites.donohue.newDeal],
      ),
      ...SKETCHES,
    }),
    see: ['bridge-whist.law.faced-card'],
  }),
  'faced-card': law({
    offence: 'faced-card-in-pack',
    title: 'Card faced in the pack',
    gist: 'A card lies face up in the pack as it is dealt.',
    aka: ['card upside down', 'turned card in the deck'],
    moment: 'deal',
    facts: {},
    readings: () => ({
      'uspc-1898': always(newDeal(), [
        cites.uspc.deal,
        doubted(cites.uspc.law(14), 'The law of whist leaves out the last card, which is turned for trump there; here no card is turned.'),
      ]),
      donohue: always(newDeal(), cites.donohue.newPackNotCut),
      ...SKETCHES,
    }),
  }),
  'exposed-in-deal': law({
    offence: 'exposed-in-deal',
    title: 'Card exposed in dealing',
    gist: 'During the deal a player on one side or the other shows a card.',
    aka: ['flashed a card', 'flipped a card in the deal', 'card turned over', 'dealer hurried on'],
    moment: 'deal',
    facts: {
      who: EXPOSED_THROUGH,
      looked: yesNo(
        'Has the player who would claim looked at any of their own cards?',
        'Claimant looked',
        'if the claiming player has looked at any of their cards',
        'if the claiming player has not looked at any of their cards',
      ),
    },
    usual: { who: 'dealer', looked: 'no' },
    verdict: {
      kind: 'disagree',
      say: 'The books disagree on how long the side that did not show the card may ask for a new deal: by Donohue until the player who asks has looked at their own cards; by U.S. Playing Card until that side has touched its cards.',
    },
    leads: {
      'uspc-1898':
        'The side that did not show the card may have a new deal until it touches its own cards. After that, the deal stands. Nobody may call the card.',
      donohue: 'Either opponent of the player who showed it may have the same dealer deal again. A player who has looked at their own cards loses that right.',
    },
    readings: (says) => ({
      donohue: says(
        [
          { when: { who: ['dealer', 'partner'], looked: 'no' }, then: [mayDemand('either-opponent', newDeal())] },
          { when: { who: 'opponent', looked: 'no' }, then: [mayDemand('side-of-dealer', newDeal())] },
          { when: { looked: 'yes' }, then: [barred('looker', 'claim-new-deal')], note: '{partners:A partner who has not looked may still do so.}' },
        ],
        cites.donohue.newDeal,
        'If there is no new deal the card cannot be called. A dealer who finishes the deal before there was time to decide does not take the right away.',
      ),
      ...SKETCHES,
    }),
  }),
  'cards-touched-early': law({
    offence: 'cards-touched-early',
    title: 'Cards touched or looked at during the deal',
    gist: 'A player, perhaps the dealer, looks at a card or takes cards up while the deal goes on.',
    aka: ['dealer peeked', 'looked at his cards dealing', 'picked up too early'],
    moment: 'deal',
    facts: {
      who: fact(
        'Who did it?',
        'Who did it',
        {
          dealer: { label: 'The dealer', if: 'if the dealer touched or looked at cards' },
          partner: { label: 'The dealer’s partner', chip: 'Dealer’s partner', if: 'if the dealer’s partner touched or looked at cards' },
          opponent: { label: 'An opponent of the dealer', chip: 'An opponent', if: 'if an opponent of the dealer touched or looked at cards' },
        },
        { needs: { partner: 'partners' } },
      ),
      result: CAME_OF_TOUCHING,
      dealt: fact('How many cards had been dealt?', 'Cards dealt', {
        'under-51': { label: 'Fewer than fifty-one', chip: 'Under 51', if: 'before fifty-one cards had been dealt' },
        more: { label: 'Fifty-one or more', chip: '51 or more', if: 'once fifty-one cards had been dealt' },
      }),
    },
    usual: { dealt: 'under-51' },
    verdict: {
      kind: 'apart',
      say: 'Only Donohue rules on a dealer who looked: before fifty-one cards were dealt, the other side may have a new deal. If another player looked, by Donohue that player may not ask for a new deal; by U.S. Playing Card the same dealer deals again after a misdeal; if the deal went well, there is no penalty.',
    },
    leads: {
      donohue:
        'If the dealer looked before fifty-one cards were dealt, the opponents may see the card and have a new deal. Later, the deal stands. Others who looked may not ask for a new deal.',
      'uspc-1898':
        'If a player other than the dealer did this and it caused a misdeal, the same dealer deals again. If the deal went well, there is no penalty. There are more cases.',
    },
    readings: (says) => ({
      'uspc-1898': says(
        [
          { when: { who: 'dealer' }, then: [notDecided], note: 'Whist rules on a dealer who looks at the trump card, and here no trump is turned.' },
          { when: { who: ['partner', 'opponent'], result: 'nothing' }, then: [noPenalty] },
          { when: { who: ['partner', 'opponent'], result: 'misdeal' }, then: [misdeal, newDeal()] },
          {
            when: { who: 'opponent', result: 'exposed' },
            then: [barred('opponents', 'claim-new-deal'), onlyIf('offender-caused-it', mayDemand('side-of-dealer', newDeal(null)))],
            claim: { by: 'side-of-dealer', until: 'cards-touched' },
          },
          { when: { who: 'partner', result: 'exposed' }, then: [mayDemand('opponents', newDeal(null))] },
        ],
        [cites.uspc.deal, cites.uspc.law(15), cites.uspc.law(17)],
        `As in whist, ${NOT_LOST}`,
      ),
      donohue: says(
        [
          {
            when: { who: 'dealer', dealt: 'under-51' },
            then: [allowed('opponents', seeTheDealersCard), mayDemand('opponents', newDeal())],
            note: 'They may see it whether they ask for a new deal or not.',
          },
          { when: { who: 'dealer', dealt: 'more' }, then: [stands('deal')] },
          {
            when: { who: ['partner', 'opponent'] },
            then: [barred('looker', 'claim-new-deal')],
            note: 'The player may no longer claim a new deal for a card exposed in dealing.',
          },
        ],
        cites.donohue.newDeal,
      ),
      ...SKETCHES,
    }),
    see: ['bridge-whist.law.exposed-in-deal', 'bridge-whist.law.misdeal'],
  }),
  ...dealerLaws,
};
