import { count } from '../../../../scoring/fields.ts';
import { ok } from '../../../../scoring/result.ts';
import type { Added, Schedule } from '../../../../scoring/schedule.ts';
import { answer, scorer } from '../../../../scoring/scorers.ts';
import type { points } from '../../points.ts';

/** A player draws at 14 at most, and a court card counts 10. */
const MOST = 24;
const ask = { dealer: count('The dealer’s count', 1, MOST), other: count('The non-dealer’s count', 1, MOST) };
const LIMIT = 15;

export const quinze = scorer({
  title: 'Nearer to fifteen',
  gist: 'Says who wins the stake from the two counts, or that it is doubled.',
  untotalled: true,
  aka: ['quinze calculator'],
  books: ['blue-ribbon-1940'],
  ask,
  score: ({ dealer, other }, by: Schedule<typeof points & Added<'nearest' | 'doubled-stakes'>>) => {
    const [bank, player] = [dealer > LIMIT ? 0 : dealer, other > LIMIT ? 0 : other];
    const headline = bank === player ? 'The stakes are doubled and the deal passes' : `The ${bank > player ? 'dealer' : 'non-dealer'} wins the stake`;
    const oneOver = dealer > LIMIT !== other > LIMIT;
    return ok(
      answer(
        headline,
        [by.mention(bank === player ? 'doubled-stakes' : 'nearest', `the dealer has ${dealer}, the non-dealer ${other}`)],
        oneOver ? ['The book implies, but does not say, that the other wins when only one passes 15.'] : [],
      ),
    );
  },
});
