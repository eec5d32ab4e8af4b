import { sayPoints } from '../../../laws/remedies/amounts.ts';
import { cards, choiceOf, count, listOf } from '../../../scoring/fields.ts';
import { ok, type Problem, problem, wrong } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import { answer, type Line, scorer } from '../../../scoring/scorers.ts';
import { type Card, rankOf, showCard } from '../../../vocabulary/cards.ts';
import { counted } from '../../../wording/numbers.ts';
import type { points } from '../points.ts';
import { SET, setOf } from '../reckoning/sets.ts';

/** The number of cards on the table that wins the game, which is also the maximum. */
const OUT = 11;

export const table = scorer({
  title: 'What a table is paid',
  gist: 'Each condition, the cards added to it, and the game: what all the others pay, in chips.',
  aka: ['panguingue calculator', 'pan calculator', 'conditions', 'what does it pay', 'collect'],
  books: ['blue-ribbon-1940'],
  ask: {
    players: count('How many play?', 2, 16, { unit: 'player' }),
    sets: listOf('Sets on the table', cards('Set', 'pan-320', [SET, OUT]), 1, SET, { hint: 'One for each set, with the cards that were added to it.' }),
    added: count('Cards added later to sets that pay', 0, OUT - SET, { hint: 'Not those that lay there when the set was first shown.' }),
    out: choiceOf(
      'Did this player go out?',
      {
        no: 'No',
        once: 'Yes; added cards are not paid again',
        twice: 'Yes; added cards are paid again',
      },
      { hint: 'The winner collects for all conditions again; of the cards added to them the book does not say it. Agree first.' },
    ),
  },
  score: ({ players, sets, added, out }, by: Schedule<typeof points>) => {
    const others = players - 1;
    const found = sets.map((cardsOfSet) => ({ cards: cardsOfSet, set: setOf(cardsOfSet) }));
    const problems: Problem[] = found.flatMap(({ cards: laid, set }, n) =>
      set === null
        ? [problem(`sets.${n + 1}`, 'three or more of a rank in one suit or three different suits, or a sequence of one suit', laid.map(showCard).join(' '))]
        : [],
    );
    const down = sets.reduce((sum, one) => sum + one.length, 0);
    if (down > OUT) problems.push(problem('sets', `no more than ${OUT} cards down`, `${down}`));
    if (out !== 'no' && down < OUT) problems.push(problem('sets', `${OUT} cards down for the game`, `${down}`));
    const paying = found.filter(({ set }) => set !== null && set.item !== null);
    const room = paying.reduce((sum, one) => sum + one.cards.length - SET, 0);
    if (problems.length === 0 && added > room)
      problems.push(problem('added', `no more than ${counted(room, 'card')}, those beyond three of each set that pays`, `${added}`));
    if (problems.length > 0) return wrong(...problems);
    return ok(result());

    function result() {
      const lines: Line[] = found.map(({ cards: laid, set }) =>
        set?.item == null
          ? by.mention(rankOf(laid[0] as Card) === rankOf(laid[1] as Card) ? 'same-suit' : 'other-sequence', 'a set that pays nothing', { cards: laid })
          : by.line(set.item, `a condition, from ${others === 1 ? 'the other' : `each of ${others}`}`, { times: others, cards: laid }),
      );
      if (added > 0) lines.push(by.line('added-card', `${added} added later`, { times: added * others }));
      if (out !== 'no') {
        lines.push(by.line('game', 'the game', { times: others }));
        const again = lines.slice(0, found.length + (out === 'twice' ? 1 : 0)).reduce((sum, line) => sum + (line.points ?? 0), 0);
        if (again > 0) lines.push(by.sum('conditions-again', 'the conditions again', again));
      }
      const chips = lines.reduce((sum, line) => sum + (line.points ?? 0), 0);
      const notes = [...new Set(found.flatMap(({ set }) => set?.open ?? []))];
      if (chips === 0) return answer('Nothing is paid', lines, notes);
      return answer(sayPoints(chips, 'chip'), lines, [
        `${others === 1 ? 'The other pays' : 'Each of the others pays'} ${sayPoints(chips / others, 'chip')}.`,
        ...notes,
      ]);
    }
  },
});
