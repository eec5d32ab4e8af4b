import { cards, choiceOf, flag } from '../../../scoring/fields.ts';
import { scorer } from '../../../scoring/scorers.ts';
import { type DealPrices, reckon } from '../reckoning/deal.ts';

const NAMES = ['Non-dealer', 'Dealer'] as const;
const BLANK = { nobody: [], pone: ['Non-dealer'], dealer: ['Dealer'], both: NAMES } as const;

export const deal = scorer({
  title: 'Count a deal',
  gist: 'Both hands and the cards as they were played: what is good, the play, the last trick, the cards, pic and repic.',
  aka: ['piquet calculator', 'pique', 'repique', 'who has the point', 'capot'],
  books: ['blue-ribbon-1940'],
  ask: {
    pone: cards('Non-dealer’s hand after the draw', 'piquet-32', 12),
    dealer: cards('Dealer’s hand after the draw', 'piquet-32', 12),
    blank: choiceOf('Who announced carte blanche?', { nobody: 'Nobody', pone: 'Non-dealer', dealer: 'Dealer', both: 'Both' }, { otherwise: 'nobody' }),
    short: flag('A point of 34, 44, 54 or 64 is reckoned one lower', { given: 'point-in-four' }),
    play: cards('Cards in the order in which they were played', 'piquet-32', [2, 24], {
      ordered: true,
      optional: true,
      hint: 'The non-dealer leads, then the winner of each trick. Left empty, the declarations alone are counted.',
    }),
  },
  score: ({ pone, dealer, blank, short, play }, by: DealPrices) =>
    reckon({ hands: [pone, dealer], blank: BLANK[blank], short: short === true, played: play ?? [] }, ['pone', 'dealer'], { names: NAMES, sides: NAMES }, by),
});
