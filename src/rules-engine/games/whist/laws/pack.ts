import { always, fact, law, silent } from '../../../laws/laws.ts';
import { barred, isVoid, losesDeal, mayDemand, misdeal, newDeal, noPenalty, notDecided, stands, undecided } from '../../../laws/remedies.ts';
import { CAME_OF_TOUCHING } from '../../../laws/trick-facts.ts';
import { cites, NO_LAWS } from '../cites.ts';
import { DEAL_OR_LOSE, KEEPS } from './dealer-loses.ts';

export const packLaws = {
  'faced-card': law({
    offence: 'faced-card-in-pack',
    title: 'Faced card found in the pack',
    gist: 'A card lies face up in the pack and comes to light in the deal.',
    aka: ['card face up in the pack', 'upside down card'],
    moment: 'deal',
    facts: {
      card: fact('Which card is it?', 'Card', {
        other: { label: 'Any card but the last', chip: 'Not the last', if: 'if the faced card is any but the last' },
        last: { label: 'The last card, which is turned for trump', chip: 'The last card', if: 'if the faced card is the last, which is turned for trump' },
      }),
    },
    usual: { card: 'other' },
    verdict: {
      kind: 'adds',
      say: 'The books agree that the deal is spoiled if any card but the last lies face up. Only U.S. Playing Card says who deals again: the same dealer.',
    },
    leads: {
      'blue-ribbon-1940': 'If any card but the last lies face up, it is a misdeal. The book does not say who deals then, and does not cover a faced last card.',
      donohue: 'The cards are dealt again. But if it is the last card, which is turned for trump anyway, the deal stands.',
      'uspc-1898': 'The same dealer deals again. But if it is the last card, which is turned for trump anyway, the deal stands.',
    },
    readings: (says) => ({
      'uspc-1898': says(
        [
          { when: { card: 'other' }, then: [newDeal()] },
          { when: { card: 'last' }, then: [stands('deal')] },
        ],
        cites.uspc.law(14),
      ),
      donohue: says(
        [
          { when: { card: 'other' }, then: [newDeal(null)] },
          { when: { card: 'last' }, then: [stands('deal')] },
        ],
        cites.donohue.dealingTrump,
      ),
      ...NO_LAWS,
      'blue-ribbon-1940': says(
        [
          { when: { card: 'other' }, then: [misdeal, undecided('next-dealer')], note: DEAL_OR_LOSE },
          { when: { card: 'last' }, then: [notDecided] },
        ],
        [cites.blue.generalLaws, cites.blue.generalMisdeal],
      ),
    }),
  }),
  'imperfect-pack': law({
    offence: 'imperfect-pack',
    title: 'Imperfect pack',
    gist: 'The pack proves incorrect or imperfect during the deal or the play.',
    aka: ['card missing from the pack', '51 cards', 'two of the same card', 'marked card'],
    moment: 'any-time',
    facts: {},
    readings: () => ({
      'uspc-1898': always([newDeal(), stands('past-score')], cites.uspc.law(14)),
      donohue: silent(),
      ...NO_LAWS,
      'blue-ribbon-1940': always([isVoid('deal'), stands('past-score')], [cites.blue.generalLaws, cites.blue.generalDeal]),
    }),
    see: ['general-laws.law.imperfect-pack', 'whist.law.faced-card'],
  }),
  'deal-out-of-turn': law({
    offence: 'deal-out-of-turn',
    title: 'Deal out of turn or with the wrong pack',
    gist: 'A player deals when the deal is another’s, or deals with the opponents’ pack.',
    aka: ['wrong dealer', 'stole the deal', 'used the other deck'],
    moment: 'deal',
    facts: {
      noticed: fact('When was it noticed?', 'Noticed', {
        'before-trump': { label: 'Before the trump was turned', chip: 'Before the trump', if: 'before the trump is turned' },
        later: { label: 'After the trump was turned', chip: 'After the trump', if: 'after the trump is turned' },
      }),
    },
    leads: { 'uspc-1898': 'Until the trump is turned, any player may cancel the deal. After that, the deal stands.' },
    readings: (says) => ({
      'uspc-1898': says(
        [
          { when: { noticed: 'before-trump' }, then: [mayDemand('anyone', isVoid('deal'))], claim: { by: 'anyone', until: 'trump-turned' } },
          { when: { noticed: 'later' }, then: [stands('deal')], note: 'Packs that were changed stay changed.' },
        ],
        cites.uspc.law(16),
      ),
      donohue: silent(),
      ...NO_LAWS,
    }),
  }),
  'cards-touched-early': law({
    offence: 'cards-touched-early',
    title: 'Cards touched or looked at during the deal',
    gist: 'A player takes up or looks at cards while the dealer is still dealing.',
    aka: ['looked too early', 'picked up before the deal was over', 'interrupted the dealer'],
    moment: 'deal',
    facts: {
      who: fact(
        'Who did it?',
        'Touched by',
        {
          opponent: { label: 'An opponent of the dealer', chip: 'An opponent', if: 'if an opponent of the dealer touched the cards' },
          partner: { label: 'The dealer’s partner', chip: 'Dealer’s partner', if: 'if the dealer’s partner touched the cards' },
        },
        { needs: { partner: 'partners' } },
      ),
      result: CAME_OF_TOUCHING,
    },
    verdict: {
      kind: 'agree',
      say: 'Both books agree: there is no penalty if the deal still came out right. If an opponent touched the cards and a misdeal followed, the same dealer deals again.',
    },
    leads: {
      donohue:
        'If the deal came out right, there is no penalty. If an opponent’s touch caused a misdeal, the same dealer deals again. If it exposed a card, that opponent’s side gets no new deal.',
      'uspc-1898':
        'If the deal came out right, there is no penalty. If an opponent’s touch caused a misdeal, the same dealer deals again. If it exposed a card, that opponent’s side gets no new deal.',
    },
    readings: (says) => ({
      'uspc-1898': says(
        [
          { when: { result: 'nothing' }, then: [noPenalty] },
          { when: { who: 'opponent', result: 'misdeal' }, then: [misdeal, newDeal()], note: KEEPS },
          { when: { who: 'partner', result: 'misdeal' }, then: [misdeal, losesDeal()] },
          {
            when: { who: 'opponent', result: 'exposed' },
            then: [barred('opponents', 'claim-new-deal')],
            note: 'A card that this opponent caused to be shown falls under the law on a card exposed in the deal.',
          },
          { when: { who: 'partner', result: 'exposed' }, then: [mayDemand('opponents', newDeal(null))] },
        ],
        [cites.uspc.law(15), cites.uspc.law(17)],
        'Touching a card has no penalty of its own; it takes away rights.',
      ),
      donohue: says(
        [
          { when: { result: 'nothing' }, then: [noPenalty], note: 'It ought not to be done; no penalty is named.' },
          { when: { who: 'opponent', result: 'misdeal' }, then: [misdeal, newDeal()] },
          {
            when: { who: 'partner', result: 'misdeal' },
            then: [misdeal, losesDeal(null)],
            note: 'That the deal is lost is implied: the dealer may not deal again.',
          },
          {
            when: { who: 'opponent', result: 'exposed' },
            then: [barred('opponents', 'claim-new-deal')],
            note: 'A card that this opponent caused to be shown falls under the law on a card exposed in the deal.',
          },
          { when: { who: 'partner', result: 'exposed' }, then: [mayDemand('opponents', newDeal(null))] },
        ],
        cites.donohue.dealingDeal,
      ),
      ...NO_LAWS,
    }),
    see: ['whist.law.misdeal', 'whist.law.exposed-in-deal'],
  }),
};
