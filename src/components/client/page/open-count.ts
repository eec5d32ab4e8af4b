// A count that is a row of its game's page opens in place, whole, from the page of the counts, which a device keeps with the game.
import { failureOf, sayLoadError } from '../offline/load.ts';
import { pageAt } from './read-page.ts';

/** Puts the count in the place of its row and gives it back. Says in the row why, and gives null, where it cannot be had. */
export async function openCount(row: HTMLElement): Promise<HTMLElement | null> {
  const path = row.dataset.code ?? '';
  row.querySelector('.not-come')?.remove();
  row.setAttribute('aria-busy', 'true');
  try {
    const count = (await pageAt(path)).getElementById(row.id);
    if (count === null) throw new Error(`${row.id}: not on the page of the counts`);
    const own = document.importNode(count, true);
    // Somebody else may have opened it meanwhile.
    if (row.isConnected) row.replaceWith(own);
    return document.getElementById(row.id);
  } catch {
    await failureOf(path).catch((error: unknown) => row.append(sayLoadError(error)));
    return null;
  } finally {
    row.removeAttribute('aria-busy');
  }
}
