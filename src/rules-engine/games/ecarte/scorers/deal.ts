import { ok } from '../../../scoring/result.ts';
import { answer, scorer } from '../../../scoring/scorers.ts';
import { DEAL, dealLines, doubtsOf, type Prices } from '../reckoning/deal.ts';

const TO = { pone: 'Non-dealer', dealer: 'Dealer' } as const;

export const deal = scorer({
  title: 'Score a deal',
  gist: 'The king, the point or the vole, and what a hand played on the cards dealt costs when it fails.',
  aka: ['ecarte calculator', 'played without proposing', 'refused cards', 'who scores two'],
  books: ['blue-ribbon-1940', 'donohue', 'uspc-1898'],
  ask: DEAL,
  score: (dealt, by: Prices) => {
    const lines = dealLines(dealt, TO, by);
    const total = (to: string) => lines.reduce((sum, line) => sum + (line.to === to ? (line.points ?? 0) : 0), 0);
    return ok(answer(`Non-dealer ${total(TO.pone)}, dealer ${total(TO.dealer)}`, lines, doubtsOf(dealt, by)));
  },
});
