import { doubted } from '../../../laws/cites.ts';
import { always, fact, law, silent } from '../../../laws/laws.ts';
import { cutAgain, isDone, isVoid, losesDeal, mayBeDone, mayDemand, must, newDeal, notDecided, passesTo, stands, undecided } from '../../../laws/remedies.ts';
import { THIN_OR_EXPOSED } from '../../../laws/trick-facts.ts';
import { cites } from '../cites.ts';

const HOFFMANN = 'Of faults the section names the revoke and the miscount only.';
const NO_CODE = 'The section has no penalties.';
const NO_CUT_RULE = 'The highest card deals; the book says nothing more of the cut.';

export const dealLaws = {
  'cut-for-deal': law({
    offence: 'seats-and-partners',
    title: 'Tie in cutting for deal',
    gist: 'Players cut for deal, and the highest cards are equal.',
    aka: ['cut for deal', 'tied cut', 'same card cut', 'who deals first'],
    moment: 'before-play',
    facts: {},
    readings: () => ({
      'blue-ribbon-1940': silent(NO_CUT_RULE),
      donohue: always(cutAgain('tied-players'), cites.donohue.law(1)),
      'uspc-1898': silent(),
      hoffmann: silent(NO_CUT_RULE),
    }),
  }),
  'improper-cut': law({
    offence: 'improper-cut',
    title: 'Bad cut',
    gist: 'The cut lifts or leaves too few cards, or shows a card.',
    aka: ['cut too thin', 'fewer than four cards', 'card shown in the cut'],
    moment: 'cut',
    facts: { what: THIN_OR_EXPOSED },
    leads: {
      donohue: 'If either part has fewer than four cards, the cut does not count. If a card was exposed, the pack may be cut again.',
      'blue-ribbon-1940': 'If either part has fewer than four cards, the pack is cut again. If a card was shown, the book does not cover this.',
    },
    verdict: {
      kind: 'adds',
      say: 'Blue Ribbon and Donohue agree that the pack is cut again if a packet has fewer than four cards. Only Donohue adds that it may be cut again if a card was exposed.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says([{ when: { what: 'thin' }, then: [isDone('pack-cut')] }, { then: [notDecided] }], cites.blue.penalties),
      donohue: says(
        [
          { when: { what: 'thin' }, then: [isVoid('cut'), must('offender', 'leave-four')] },
          { when: { what: 'exposed' }, then: [mayBeDone('pack-cut')] },
        ],
        [doubted(cites.donohue.law(2), 'The number reads 8 in the scan.'), cites.donohue.law(3)],
      ),
      'uspc-1898': silent(NO_CODE),
      hoffmann: silent(HOFFMANN),
    }),
  }),
  'dealt-without-cut': law({
    offence: 'improper-cut',
    title: 'Dealt without a cut',
    gist: 'The dealer deals, and the pack has not been offered to be cut.',
    aka: ['forgot to cut', 'not cut', 'no cut'],
    moment: 'deal',
    facts: {},
    readings: () => ({
      'blue-ribbon-1940': always(losesDeal(null), cites.blue.penalties),
      donohue: always(newDeal(), cites.donohue.law(5), { note: 'The pack is shuffled and cut again.' }),
      'uspc-1898': silent(NO_CODE),
      hoffmann: silent(HOFFMANN),
    }),
  }),
  'faced-card': law({
    offence: 'faced-card-in-pack',
    title: 'Card faced in the pack',
    gist: 'A card is found face up in the pack during the deal.',
    aka: ['face up in the deck', 'faced card'],
    moment: 'deal',
    facts: {},
    readings: () => ({
      'blue-ribbon-1940': always(newDeal(), cites.blue.penalties),
      donohue: always(newDeal(), cites.donohue.law(5), { note: 'The pack is shuffled and cut again.' }),
      'uspc-1898': silent(NO_CODE),
      hoffmann: silent(HOFFMANN),
    }),
  }),
  'imperfect-pack': law({
    offence: 'imperfect-pack',
    title: 'Imperfect pack',
    gist: 'The pack proves to be short of a card or otherwise wrong.',
    aka: ['missing card', 'card short', '51 cards'],
    moment: 'deal',
    facts: {},
    readings: () => ({
      'blue-ribbon-1940': always(newDeal(), cites.blue.penalties, { note: 'The book does not say what becomes of earlier scores.' }),
      donohue: silent(),
      'uspc-1898': silent(NO_CODE),
      hoffmann: silent(HOFFMANN),
    }),
  }),
  'exposed-in-deal': law({
    offence: 'exposed-in-deal',
    title: 'Card exposed in dealing',
    gist: 'The dealer shows a card while dealing.',
    aka: ['flashed a card', 'turned a card over', 'saw my card'],
    moment: 'deal',
    facts: {
      whose: fact(
        'Whose card was shown?',
        'Whose card',
        {
          adversary: { label: 'An opponent of the dealer', chip: 'Opponent’s', if: 'if the card was that of an opponent of the dealer' },
          dealer: { label: 'The dealer', chip: 'Dealer’s', if: 'if the card was the dealer’s own' },
          partner: { label: 'The dealer’s partner', chip: 'Dealer’s partner’s', if: 'if the card was that of the dealer’s partner' },
        },
        { needs: { partner: 'partners' } },
      ),
      players: fact(
        'How many play?',
        'Players',
        { two: { label: 'Two', if: 'if two play' }, more: { label: 'Three or four', if: 'if three or four play' } },
        { needs: { two: 'two-handed' } },
      ),
    },
    usual: { whose: 'adversary' },
    leads: {
      'blue-ribbon-1940':
        'If two play, the non-dealer may have the cards dealt again; if more play, the player on the dealer’s left may. The book does not say who deals.',
      donohue: 'If it was an opponent’s card, the same dealer deals again. If it was the dealer’s own, the deal stands. The book covers nothing else.',
    },
    verdict: {
      kind: 'disagree',
      say: 'The books disagree. By Blue Ribbon the player on the dealer’s left may have the cards dealt again, no matter whose card it was. By Donohue the cards are dealt again if it was an opponent’s, and the deal stands if it was the dealer’s own.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { players: 'two' }, then: [mayDemand('non-dealer', newDeal(null)), undecided('next-dealer')] },
          { when: { players: 'more' }, then: [mayDemand('eldest-hand', newDeal(null)), undecided('next-dealer')] },
        ],
        cites.blue.penalties,
        'The passage speaks of any card; the player who may ask for a fresh deal may let the old one stand. It is not among the faults that lose the deal.',
      ),
      donohue: says(
        [
          { when: { whose: 'adversary' }, then: [newDeal()] },
          { when: { whose: 'dealer' }, then: [stands('deal')] },
          { when: { whose: 'partner' }, then: [notDecided] },
        ],
        cites.donohue.law(5),
      ),
      'uspc-1898': silent(NO_CODE),
      hoffmann: silent(HOFFMANN),
    }),
    see: ['all-fours.law.dealt-without-cut'],
  }),
  'wrong-number': law({
    offence: 'wrong-number-of-cards',
    title: 'Wrong number of cards or hands',
    gist: 'A player has more or fewer than six cards, or there is a hand too many or too few.',
    aka: ['dealt me seven', 'dealt me five', 'misdeal', 'too many cards'],
    moment: 'deal',
    facts: {
      what: fact('What is wrong?', 'What is wrong', {
        cards: { label: 'A player has too many or too few cards', chip: 'A player’s cards', if: 'if a player has too many or too few cards' },
        hands: { label: 'There is a hand too many or too few', chip: 'Number of hands', if: 'if there is a hand too many or too few' },
      }),
    },
    usual: { what: 'cards' },
    verdict: {
      kind: 'disagree',
      say: 'The books disagree if a player has too many or too few cards: by Blue Ribbon the dealer loses the deal; by Donohue the same dealer deals again. Only Blue Ribbon covers a hand too many or too few: the dealer loses the deal.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': always(losesDeal(null), cites.blue.penalties),
      donohue: says([{ when: { what: 'cards' }, then: [newDeal()] }, { then: [notDecided] }], cites.donohue.law(5)),
      'uspc-1898': silent('The book names a misdeal but does not say what makes one.'),
      hoffmann: silent(HOFFMANN),
    }),
    see: ['all-fours.law.turned-jack-and-misdeal'],
  }),
  'deal-out-of-turn': law({
    offence: 'deal-out-of-turn',
    title: 'Deal out of turn',
    gist: 'A player deals when it is the deal of another.',
    aka: ['wrong dealer', 'stole the deal', 'whose deal is it'],
    moment: 'deal',
    facts: {
      noticed: fact('When was it noticed?', 'Noticed', {
        'in-time': {
          label: 'Before{turned-card: the trump was turned, and before} anyone looked at a card',
          chip: 'In time',
          if: 'before {turned-card:the trump was turned or }anyone looked at a card',
        },
        late: {
          label: 'After{turned-card: the trump was turned, or after} someone looked at a card',
          chip: 'Too late',
          if: 'after {turned-card:the trump was turned or }someone looked at a card',
        },
      }),
    },
    leads: { 'blue-ribbon-1940': 'Before the trump is turned or anyone looks at a card, the deal goes back to the right player. After that it stands.' },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { noticed: 'in-time' }, then: [passesTo('deal', 'proper-dealer')] },
          {
            when: { noticed: 'late' },
            then: [stands('deal')],
            note: 'By implication: the book sets a time for putting it right and does not say what holds later. In auction pitch the same book says that such a deal stands.',
          },
        ],
        cites.blue.penalties,
      ),
      donohue: silent(),
      'uspc-1898': silent(NO_CODE),
      hoffmann: silent(HOFFMANN),
    }),
  }),
};
