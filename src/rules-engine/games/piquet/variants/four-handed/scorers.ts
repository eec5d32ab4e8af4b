import { cards, choiceOf, flag } from '../../../../scoring/fields.ts';
import { scorer } from '../../../../scoring/scorers.ts';
import { type DealPrices, reckon } from '../../reckoning/deal.ts';

const NAMES = ['Eldest hand', 'Second hand', 'Third hand', 'Dealer'] as const;
const SIDES = ['Eldest hand’s side', 'Dealer’s side', 'Eldest hand’s side', 'Dealer’s side'] as const;
const FIELDS = ['eldest', 'second', 'third', 'dealer'] as const;
const BLANK = {
  nobody: [],
  eldest: ['Eldest hand'],
  second: ['Second hand'],
  third: ['Third hand'],
  dealer: ['Dealer'],
  'eldest-side': ['Eldest hand', 'Third hand'],
  'dealers-side': ['Second hand', 'Dealer'],
} as const;

export const deal = scorer({
  title: 'Count a deal of four',
  gist: 'Four hands and the cards as they were played, side against side: what is good, the play, pic and repic.',
  aka: ['piquet voleur calculator', 'partnership piquet'],
  books: ['blue-ribbon-1940'],
  ask: {
    eldest: cards('Hand of the eldest', 'piquet-32', 8),
    second: cards('Second hand', 'piquet-32', 8),
    third: cards('Third hand', 'piquet-32', 8),
    dealer: cards('Dealer’s hand', 'piquet-32', 8),
    blank: choiceOf(
      'Who announced carte blanche?',
      {
        nobody: 'Nobody',
        eldest: 'Eldest hand',
        second: 'Second hand',
        third: 'Third hand',
        dealer: 'Dealer',
        'eldest-side': 'Eldest hand and partner',
        'dealers-side': 'Dealer and partner',
      },
      { otherwise: 'nobody' },
    ),
    short: flag('A point of 34, 44, 54 or 64 is reckoned one lower', { given: 'point-in-four' }),
    play: cards('Cards in the order in which they were played', 'piquet-32', [4, 32], {
      ordered: true,
      optional: true,
      hint: 'Eldest hand leads, then the winner of each trick. Left empty, the declarations alone are counted.',
    }),
  },
  score: ({ eldest, second, third, dealer, blank, short, play }, by: DealPrices) =>
    reckon(
      { hands: [eldest, second, third, dealer], blank: BLANK[blank], short: short === true, played: play ?? [] },
      FIELDS,
      { names: NAMES, sides: SIDES },
      by,
    ),
});
