import { sayPoints } from '../../../../laws/remedies/amounts.ts';
import { choiceOf, count } from '../../../../scoring/fields.ts';
import { ok } from '../../../../scoring/result.ts';
import type { Schedule } from '../../../../scoring/schedule.ts';
import { answer, scorer } from '../../../../scoring/scorers.ts';
import type { points } from '../../points.ts';

export const deal = scorer({
  title: 'A deal of two-handed euchre',
  gist: 'What the maker or the opponent scores.',
  aka: ['euchre for two'],
  books: ['blue-ribbon-1940', 'donohue', 'uspc-1898'],
  ask: {
    maker: choiceOf('Who made the trump?', { dealer: 'The dealer', 'non-dealer': 'The non-dealer' }),
    tricks: count('The maker’s tricks', 0, 5),
  },
  score: ({ maker, tricks }, by: Schedule<typeof points>) => {
    const names = maker === 'dealer' ? (['Dealer', 'Non-dealer'] as const) : (['Non-dealer', 'Dealer'] as const);
    const key = tricks < 3 ? 'euchre' : tricks < 5 ? 'point' : 'march';
    const to = tricks < 3 ? names[1] : names[0];
    const say = key === 'euchre' ? `${names[0]} euchred with ${sayPoints(tricks, 'trick')}` : key === 'march' ? 'march' : sayPoints(tricks, 'trick');
    return ok(answer(`${to} scores ${by.points(key)}`, [by.line(key, say, { to })]));
  },
});
