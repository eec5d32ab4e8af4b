import { ok, wrong } from '../../../scoring/result.ts';
import { answer, scorer } from '../../../scoring/scorers.ts';
import { DEAL, dealLines, type Prices } from '../reckoning/deal.ts';

const TO = { pone: 'Non-dealer', dealer: 'Dealer' } as const;

export const deal = scorer({
  title: 'Score a deal',
  gist: 'Puts seen and not seen, hands given up, three tricks and their ties.',
  aka: ['put calculator', 'trick and tie', 'who wins the put'],
  books: ['donohue'],
  ask: DEAL,
  score: (dealt, by: Prices) => {
    const { lines, problems, open } = dealLines(dealt, TO, by);
    if (problems.length > 0) return wrong(...problems);
    const [first] = lines;
    const headline = first?.points === undefined ? (open === null ? 'Nobody scores' : 'Not decided') : `${first.to} scores ${first.points}`;
    return ok(answer(headline, lines, open === null ? [] : [open]));
  },
});
