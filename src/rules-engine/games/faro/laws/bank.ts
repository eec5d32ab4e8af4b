import { doubted } from '../../../laws/cites.ts';
import { fact, law, silent } from '../../../laws/laws.ts';
import { allowed, barred, must, noPenaltyPrinted } from '../../../laws/remedies.ts';
import { cites } from '../cites.ts';
import { handleCards, nameCards, payStandingBets, showBottomCard, tellCardsLeft, waitForSecond } from '../words.ts';

export const bank = {
  'pack-not-cut': law({
    offence: 'improper-cut',
    title: 'The pack is not cut',
    gist: 'The dealer begins with a pack that no punter has cut.',
    aka: ['forgot to cut', 'who cuts at faro', 'stacked deck'],
    moment: 'cut',
    facts: {},
    leads: { donohue: 'One of the players must cut the pack. The book names no penalty.' },
    readings: (says) => ({
      'blue-ribbon-1940': silent('The book mentions a shuffle, but no cut.'),
      donohue: says([{ then: [must('player', 'cut'), noPenaltyPrinted], note: 'The dealer has counted and shuffled the cards before.' }], cites.donohue.dealt),
    }),
  }),
  'bottom-card': law({
    question: 'obliged',
    title: 'The bottom card',
    gist: 'The dealer does not show the card at the bottom of the pack.',
    aka: ['show the bottom card', 'last card of the pack', 'is the hock shown'],
    moment: 'deal',
    facts: {},
    readings: (says) => ({
      'blue-ribbon-1940': silent(),
      donohue: says(
        [
          {
            then: [must('dealer', showBottomCard), noPenaltyPrinted],
            note: 'It warns punters off that card towards the end. A like card with its corners cut off usually lies on the table.',
          },
        ],
        cites.donohue.dealt,
      ),
    }),
  }),
  'first-card': law({
    question: 'what-counts',
    title: 'One card of the turn is out',
    gist: 'A bet is to be settled when only the first card of a turn has come.',
    aka: ['half a turn', 'first card not valid', 'pay before the second card'],
    moment: 'play',
    facts: {},
    leads: {
      donohue: 'The banker may not settle any bet before the second card of the turn is out.',
      'blue-ribbon-1940': 'The banker may not settle any bet before the second card of the turn is out.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says([{ then: [must('banker', waitForSecond)], note: 'Bets are taken and paid after the turn.' }], cites.blue.settlement),
      donohue: says([{ then: [must('banker', waitForSecond)], note: 'Until then the first card is not valid.' }], cites.donohue.firstCard),
    }),
    see: ['faro.law.settling'],
  }),
  'dealing-on': law({
    offence: 'irregular-play',
    title: 'The dealer does not stop',
    gist: 'The dealer goes on before the bets of a coup are settled, or turns cards without naming them.',
    aka: ['dealt too fast', 'next turn before paying', 'cards not called'],
    moment: 'play',
    facts: {},
    readings: (says) => ({
      'blue-ribbon-1940': silent(),
      donohue: says([{ then: [must('dealer', nameCards), noPenaltyPrinted] }], cites.donohue.dealt),
    }),
  }),
  'cards-handled': law({
    offence: 'cards-touched-early',
    title: 'A punter handles the cards',
    gist: 'Somebody at the table takes hold of the pack or of cards dealt.',
    aka: ['touched the deck', 'touched the pack', 'may players touch the cards'],
    moment: 'any-time',
    facts: {
      why: fact('What for?', 'Purpose', {
        cut: { label: 'To cut', if: 'if a punter takes the cards in order to cut' },
        other: { label: 'For anything else', chip: 'Anything else', if: 'if a punter takes the cards for any reason but to cut' },
      }),
    },
    usual: { why: 'other' },
    leads: {
      donohue: 'Nobody but the dealer and the croupier may handle the cards, except to cut. The book names no penalty.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': silent(),
      donohue: says(
        [
          { when: { why: 'cut' }, then: [allowed('anyone', 'cut')] },
          { when: { why: 'other' }, then: [barred('anyone', handleCards), noPenaltyPrinted] },
        ],
        cites.donohue.handling,
      ),
    }),
  }),
  'cards-left': law({
    question: 'obliged',
    title: 'How many cards are left',
    gist: 'A punter asks the dealer how many cards are still to come.',
    aka: ['ask for the count', 'cards remaining', 'how many are left'],
    moment: 'any-time',
    facts: {},
    readings: (says) => ({
      'blue-ribbon-1940': silent('One of the players keeps the record of the cards gone.'),
      donohue: says([{ then: [must('dealer', tellCardsLeft)] }], cites.donohue.dealer),
    }),
  }),
  'imperfect-pack': law({
    offence: 'imperfect-pack',
    title: 'Not 52 cards',
    gist: 'The pack has a card too many or too few, or the last coup is short of a card.',
    aka: ['card missing', '51 cards', '53 cards', 'last coup short', 'misdeal at faro', 'cards stick together'],
    moment: 'any-time',
    facts: {},
    readings: (says) => ({
      'blue-ribbon-1940': silent(),
      donohue: says(
        [
          {
            then: [must('banker', payStandingBets)],
            note: 'Whether by accident or by design, through whatever misdeal, and whether it comes out at the end or before.',
          },
        ],
        cites.donohue.wrongPack,
      ),
    }),
  }),
  'cards-thrown-up': law({
    offence: 'abandoned-hand',
    title: 'The deal is thrown up',
    gist: 'The cards are thrown up before they are dealt out.',
    aka: ['dealer stops the deal', 'bank breaks off', 'bank closes in the middle'],
    moment: 'any-time',
    facts: {},
    readings: (says) => ({
      'blue-ribbon-1940': silent(),
      donohue: says(
        [{ then: [must('banker', payStandingBets)] }],
        doubted(cites.donohue.wrongPack, 'It stands at the end of the rule on a wrong pack; that it holds for every deal thrown up is our reading.'),
      ),
    }),
    see: ['faro.law.imperfect-pack'],
  }),
};
