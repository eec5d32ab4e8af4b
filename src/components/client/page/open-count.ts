// Opens the row of a scorer or sheet on its game's page in place, from the page of all of them, which is stored with the game for offline use.
import { failureOf, sayLoadError } from '../offline/load.ts';
import { pageAt } from './read-page.ts';

/** Replaces a row with its scorer or sheet, and returns that. If it cannot be loaded, shows the reason in the row and returns null. */
export async function openCount(row: HTMLElement): Promise<HTMLElement | null> {
  const path = row.dataset.code ?? '';
  row.querySelector('.not-come')?.remove();
  row.setAttribute('aria-busy', 'true');
  try {
    const count = (await pageAt(path)).getElementById(row.id);
    if (count === null) throw new Error(`${row.id}: not on the page of the counts`);
    const own = document.importNode(count, true);
    // It may have been opened in the meantime.
    if (row.isConnected) row.replaceWith(own);
    return document.getElementById(row.id);
  } catch {
    await failureOf(path).catch((error: unknown) => row.append(sayLoadError(error)));
    return null;
  } finally {
    row.removeAttribute('aria-busy');
  }
}
