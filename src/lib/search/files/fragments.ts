// Pagefind has a file for each record, its fragment. Ten thousand files are more than some hosts take, so the fragments of neighbouring records
// share a file, and Pagefind's own request is answered from it.

/** The prefix of every fragment. */
const MARK = 'pagefind_dcd';
/** How many records share a file. More would mean fewer files, but more bytes for each passage that is shown. */
const SHARED_BY = 4;

/** The path that Pagefind requests: `/pagefind/fragment/a1b2c3d4e5-0k3.pf_fragment`, with the edition and the number of the record. */
const ADDRESS = /^(.*\/fragment\/)([\w-]+)-([0-9a-z]+)\.pf_fragment$/;

/** Where a fragment is: its shared file, and its position in it. */
export interface FragmentPlace {
  readonly file: string;
  readonly at: number;
}

/** The place of the fragment that Pagefind requests by this path; null if the path is not that of a fragment. */
export function fragmentPlace(path: string): FragmentPlace | null {
  const [, folder = '', edition = '', number] = ADDRESS.exec(path) ?? [];
  if (number === undefined) return null;
  const n = Number.parseInt(number, 36);
  return { file: `${folder}${edition}-${Math.floor(n / SHARED_BY).toString(36)}.json`, at: n % SHARED_BY };
}

/** A fragment as Pagefind reads it, from the text of its shared file; null if the file does not have it. */
export function fragmentIn(text: string, { at }: FragmentPlace): string | null {
  const fragment = (JSON.parse(text) as readonly unknown[])[at];
  return fragment == null ? null : MARK + JSON.stringify(fragment);
}
