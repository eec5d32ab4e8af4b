import { cards, choiceOf, flag } from '../../../../scoring/fields.ts';
import { scorer } from '../../../../scoring/scorers.ts';
import { type DealPrices, reckon } from '../../reckoning/deal.ts';

const NAMES = ['Eldest hand', 'Second hand', 'Dealer'] as const;
const FIELDS = ['eldest', 'second', 'dealer'] as const;

export const deal = scorer({
  title: 'Count a deal of three',
  gist: 'Three hands and the cards as they were played: what is good, the play, the cards, pic and repic.',
  aka: ['piquet normand calculator', 'three-handed piquet'],
  books: ['blue-ribbon-1940'],
  ask: {
    eldest: cards('Hand of the eldest', 'piquet-32', 10),
    second: cards('Second hand', 'piquet-32', 10),
    dealer: cards('Dealer’s hand after the exchange', 'piquet-32', 10),
    blank: choiceOf(
      'Who announced carte blanche?',
      { nobody: 'Nobody', eldest: 'Eldest hand', second: 'Second hand', dealer: 'Dealer' },
      { otherwise: 'nobody' },
    ),
    short: flag('A point of 34, 44, 54 or 64 is reckoned one lower', { given: 'point-in-four' }),
    play: cards('Cards in the order in which they were played', 'piquet-32', [3, 30], {
      ordered: true,
      optional: true,
      hint: 'The eldest hand leads, then the winner of each trick. Left empty, the declarations alone are counted.',
    }),
  },
  score: ({ eldest, second, dealer, blank, short, play }, by: DealPrices) =>
    reckon(
      { hands: [eldest, second, dealer], blank: NAMES.filter((_, n) => FIELDS[n] === blank), short: short === true, played: play ?? [] },
      FIELDS,
      { names: NAMES, sides: NAMES },
      by,
    ),
});
