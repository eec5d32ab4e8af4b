// The games whose pages were opened last on this device. A search that names no game looks there first.

const NAME = 'hoyle.recent';
/** The most games that are kept. */
const MOST = 6;

/** Game ids, the last one opened first; none if storage is blocked. */
export function recentGames(): string[] {
  try {
    return (localStorage.getItem(NAME) ?? '').split(' ').filter((id) => id !== '');
  } catch {
    return [];
  }
}

/** Remembers the game that a page belongs to: its own page, or that of a variant, a law or a scorer. */
export function rememberGame(path: string): void {
  const [, id] = /\/games\/([a-z0-9-]+)\//.exec(path) ?? [];
  if (id === undefined || id === 'patience') return;
  try {
    localStorage.setItem(NAME, [id, ...recentGames().filter((one) => one !== id)].slice(0, MOST).join(' '));
  } catch {
    // Storage is blocked or full: the search goes by the most played games.
  }
}
