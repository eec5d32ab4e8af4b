import { isQuinola } from './cards.ts';
import { type Place, type Played, undertakerOf } from './played.ts';
import { partyLoser, partyWinner } from './settle.ts';

/** Notes on what a settlement assumes if the book is not clear. */
export function notesOf(played: Played, nameOf: (place: Place) => string): string[] {
  const { events, espagnolette, revoker, tricks, reversis } = played;
  const notes: string[] = [];
  const failed = espagnolette !== null && (tricks[espagnolette] ?? 0) > 0;
  if (undertakerOf(played) === null) {
    const winner = partyWinner(played);
    if (!failed)
      notes.push(
        `The book does not say who pays the party. Here it is ${nameOf(partyLoser(played))}, with the most points, then the most tricks, or else the worst placed.`,
      );
    if (winner === revoker) notes.push(`${nameOf(winner)} has revoked and cannot receive the party; the book does not say who gets it then.`);
    if (events.some(({ how }) => how === 'led'))
      notes.push('For a card led out the winner of the party has to ask. The book does not say who pays: here it is the player who led it.');
  } else if (events.some((one) => one.how === 'forced' || one.how === 'led'))
    notes.push(`When a reversis is ${reversis}, nothing is counted for cards led out or for quinolas forced.`);
  if (events.some((one) => one.how === 'placed' && isQuinola(one.key)))
    notes.push('For a quinola placed, the winner of the trick is taken to pay, as for an ace.');
  return notes;
}
