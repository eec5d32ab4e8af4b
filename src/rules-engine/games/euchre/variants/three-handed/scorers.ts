import { sayPoints } from '../../../../laws/remedies/amounts.ts';
import { choiceOf, count, listOf } from '../../../../scoring/fields.ts';
import { ok, problem, wrong } from '../../../../scoring/result.ts';
import type { Schedule } from '../../../../scoring/schedule.ts';
import { answer, type Line, scorer } from '../../../../scoring/scorers.ts';
import type { points } from '../../points.ts';

const SEATS = { eldest: 'Eldest hand', second: 'Second hand', dealer: 'Dealer' } as const;
type Seat = keyof typeof SEATS;
/** The seats from the dealer's left; the order decides which hand is the elder. */
const ORDER: readonly Seat[] = ['eldest', 'second', 'dealer'];

export const deal = scorer({
  title: 'A deal of three-handed euchre',
  gist: 'What each of the three scores, and who wins when two reach the game together.',
  aka: ['cut-throat score', 'who goes out', 'both at four'],
  books: ['blue-ribbon-1940', 'donohue', 'uspc-1898'],
  ask: {
    maker: choiceOf('Who made the trump?', { eldest: 'The eldest hand', second: 'The second hand', dealer: 'The dealer' }),
    tricks: count('The maker’s tricks', 0, 5),
    before: listOf('Scores before the deal', count('Score', -20, 20), 3, 3, { hint: 'Eldest hand, second hand, dealer.' }),
    custom: choiceOf(
      'If a euchre puts two out at once',
      { elder: 'The elder of them wins', 'set-back': 'The euchred player is set back, by agreement' },
      { otherwise: 'elder' },
    ),
  },
  score: ({ maker: made, tricks, before, custom }, by: Schedule<typeof points>) => {
    const maker = made as Seat;
    const game = by.points('game');
    const at = (seat: Seat) => before[ORDER.indexOf(seat)] ?? 0;
    const over = ORDER.filter((seat) => at(seat) >= game);
    if (over.length > 0) return wrong(problem('before', `scores below ${game}`, over.map((seat) => `${SEATS[seat]} ${at(seat)}`).join(', ')));
    const lines: Line[] = [];
    const notes: string[] = [];
    if (tricks >= 3) {
      const key = tricks === 5 ? 'march' : 'point';
      const won = by.points(key);
      lines.push(by.line(key, key === 'march' ? 'march' : sayPoints(tricks, 'trick'), { to: SEATS[maker] }));
      const after = at(maker) + won;
      return ok(answer(after >= game ? `${SEATS[maker]} wins the game with ${after}` : `${SEATS[maker]} scores ${won} and stands at ${after}`, lines, notes));
    }
    const others = ORDER.filter((seat) => seat !== maker);
    const euchre = by.points('euchre');
    const out = others.filter((seat) => at(seat) + euchre >= game);
    const way = by.way('euchre');
    if (way === 'one-or-both') notes.push('The book does not say that both opponents score the euchre; here each does.');
    if (out.length === 2 && custom === 'set-back' && way === 'may-set-back') {
      lines.push(by.law('two-out-together', 'euchred, and set back by agreement', { points: -euchre, to: SEATS[maker] }));
      const after = at(maker) - euchre;
      if (after < 0) notes.push(`${SEATS[maker]} owes ${-after} and pays out of the next points made.`);
      notes.push('The two opponents keep the scores they had.');
      return ok(answer(`${SEATS[maker]} is set back ${euchre} and stands at ${after}`, lines, notes));
    }
    if (custom === 'set-back' && way !== 'may-set-back') notes.push('The book does not know the set-back; the points are scored as usual.');
    for (const seat of others) lines.push(by.line('euchre', `${SEATS[maker]} euchred with ${sayPoints(tricks, 'trick')}`, { to: SEATS[seat] }));
    const [elder] = out;
    if (elder === undefined) return ok(answer(`Euchred: ${others.map((seat) => `${SEATS[seat]} ${at(seat) + euchre}`).join(', ')}`, lines, notes));
    if (out.length === 1) return ok(answer(`${SEATS[elder]} wins the game`, lines, notes));
    if (way === 'one-or-both') return ok(answer('Two players reach the game; the book does not decide between them', lines, notes));
    lines.push(by.law('two-out-together', `${SEATS[elder]} is the elder of the two`, { to: SEATS[elder] }));
    if (way === 'may-set-back' && elder !== 'eldest')
      notes.push('The book names the player on the dealer’s left, who is the one euchred here; the elder of the other two is taken.');
    return ok(answer(`${SEATS[elder]} wins the game`, lines, notes));
  },
});
