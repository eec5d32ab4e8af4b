import { always, fact, law, silent } from '../../../laws/laws.ts';
import { isDone, newDeal, notDecided, passesTo, stands } from '../../../laws/remedies.ts';
import { THIN_OR_EXPOSED } from '../../../laws/trick-facts.ts';
import { cites } from '../cites.ts';

// Donohue's section ends by referring to the laws of all fours, whose rows have the same keys, so they are not repeated here.
const again = () => always(newDeal(), cites.blue.penalties, { note: 'The dealer never loses the deal.' });

export const dealLaws = {
  'improper-cut': law({
    offence: 'improper-cut',
    title: 'Bad cut',
    gist: 'The cut lifts or leaves too few cards, or shows a card.',
    aka: ['cut too thin', 'fewer than four cards'],
    moment: 'cut',
    facts: { what: THIN_OR_EXPOSED },
    leads: {
      'blue-ribbon-1940': 'If a packet has fewer than four cards, the pack is cut again. The book does not cover a card exposed in the cut.',
      donohue:
        'If a packet has fewer than four cards, the cut does not count: at least four cards must be lifted, and at least four left. If a card was exposed, the pack may be cut again.',
    },
    verdict: {
      kind: 'adds',
      say: 'Blue Ribbon and Donohue agree that the pack is cut again if a packet has fewer than four cards. Only Donohue adds that it may be cut again if a card was exposed.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says([{ when: { what: 'thin' }, then: [isDone('pack-cut')] }, { then: [notDecided] }], cites.blue.penalties),
      sierra: silent(),
    }),
  }),
  'dealt-without-cut': law({
    offence: 'improper-cut',
    title: 'Dealt without a cut',
    gist: 'The dealer deals, and the pack has not been offered to be cut.',
    aka: ['forgot to cut', 'not cut'],
    moment: 'deal',
    facts: {},
    readings: () => ({ 'blue-ribbon-1940': again(), sierra: silent() }),
  }),
  'faced-card': law({
    offence: 'faced-card-in-pack',
    title: 'Card faced in the pack',
    gist: 'A card is found face up in the pack during the deal.',
    aka: ['face up in the deck'],
    moment: 'deal',
    facts: {},
    readings: () => ({ 'blue-ribbon-1940': again(), sierra: silent() }),
  }),
  'imperfect-pack': law({
    offence: 'imperfect-pack',
    title: 'Imperfect pack',
    gist: 'The pack proves to be short of a card or otherwise wrong.',
    aka: ['missing card', 'card short'],
    moment: 'deal',
    facts: {},
    readings: () => ({ 'blue-ribbon-1940': always(newDeal(), cites.blue.penalties), donohue: silent(), sierra: silent() }),
  }),
  'exposed-in-deal': law({
    offence: 'exposed-in-deal',
    title: 'Card exposed in dealing',
    gist: 'The dealer shows a card while dealing.',
    aka: ['flashed a card', 'turned a card over'],
    moment: 'deal',
    facts: {
      whose: fact('Whose card was shown?', 'Whose card', {
        adversary: { label: 'Another player', chip: 'Another player’s', if: 'if the card was that of a player other than the dealer' },
        dealer: { label: 'The dealer', chip: 'Dealer’s', if: 'if the card was the dealer’s own' },
      }),
    },
    usual: { whose: 'adversary' },
    leads: {
      donohue: 'If it was another player’s card, the same dealer deals again. If it was the dealer’s own, the deal stands.',
    },
    verdict: {
      kind: 'disagree',
      say: 'The books disagree only if the card was the dealer’s own: by Blue Ribbon the same dealer deals again, by Donohue the deal stands.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': again(),
      // Law 5 of all fours allows for a partner at the table; restated for a game in which each plays for themselves.
      donohue: says(
        [
          { when: { whose: 'adversary' }, then: [newDeal()] },
          { when: { whose: 'dealer' }, then: [stands('deal')] },
        ],
        [cites.donohue.playingScoring, cites.donohue.lawsAllFours(5)],
      ),
      sierra: silent(),
    }),
    see: ['pitch.law.dealt-without-cut'],
  }),
  'wrong-number': law({
    offence: 'wrong-number-of-cards',
    title: 'Wrong number of cards or hands',
    gist: 'A player has more or fewer than six cards, or there is a hand too many or too few.',
    aka: ['dealt me seven', 'misdeal', 'too many cards'],
    moment: 'deal',
    facts: {
      what: fact('What is wrong?', 'What is wrong', {
        cards: { label: 'A player has too many or too few cards', chip: 'A player’s cards', if: 'if a player has too many or too few cards' },
        hands: { label: 'There is a hand too many or too few', chip: 'Number of hands', if: 'if there is a hand too many or too few' },
      }),
    },
    usual: { what: 'cards' },
    leads: { donohue: 'If a player has too many or too few cards, the same dealer deals again. The book does not cover a hand too many or too few.' },
    verdict: {
      kind: 'agree',
      say: 'Blue Ribbon and Donohue agree: if a player has too many or too few cards, the same dealer deals again. Blue Ribbon rules the same for a hand too many or too few; Donohue does not cover it.',
    },
    readings: () => ({ 'blue-ribbon-1940': again(), sierra: silent() }),
  }),
  'deal-out-of-turn': law({
    offence: 'deal-out-of-turn',
    title: 'Deal out of turn',
    gist: 'A player deals when it is the deal of another.',
    aka: ['wrong dealer', 'stole the deal'],
    moment: 'deal',
    facts: {
      noticed: fact('When was it noticed?', 'Noticed', {
        'in-time': { label: 'Before the last card was dealt', chip: 'In time', if: 'before the last card was dealt' },
        late: { label: 'After that', chip: 'Too late', if: 'after the last card was dealt' },
      }),
    },
    leads: {
      'blue-ribbon-1940': 'If it is noticed before the last card is dealt, the deal passes to the player whose deal it was. After that, the deal stands.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { noticed: 'in-time' }, then: [passesTo('deal', 'proper-dealer')] },
          { when: { noticed: 'late' }, then: [stands('deal')] },
        ],
        cites.blue.penalties,
      ),
      donohue: silent(),
      sierra: silent(),
    }),
  }),
};
