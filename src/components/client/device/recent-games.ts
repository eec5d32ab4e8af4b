// The games whose pages this reader opened last, on this device alone: a search that names no game looks there first.

const NAME = 'hoyle.recent';
/** At most so many games. */
const MOST = 6;

/** Ids of games, the last one opened first; none where storage is refused. */
export function recentGames(): string[] {
  try {
    return (localStorage.getItem(NAME) ?? '').split(' ').filter((id) => id !== '');
  } catch {
    return [];
  }
}

/** Notes the game that a page belongs to: its own page, that of a form, a law or a count. */
export function rememberGame(path: string): void {
  const [, id] = /\/games\/([a-z0-9-]+)\//.exec(path) ?? [];
  if (id === undefined || id === 'patience') return;
  try {
    localStorage.setItem(NAME, [id, ...recentGames().filter((one) => one !== id)].slice(0, MOST).join(' '));
  } catch {
    // Storage is refused or full: the search goes by what is played most.
  }
}
