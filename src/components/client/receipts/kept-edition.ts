// Whether the site keeps the edition that a receipt names, from `/api/v1/editions.json`.
import type { EditionName } from '../../../rules-engine/index.ts';
import { element } from '../share/share.ts';

interface EditionsFile {
  readonly edition: { readonly hash: string };
  readonly former: readonly {
    readonly edition: { readonly date: string; readonly hash: string };
    readonly files: { readonly changes: string; readonly laws: string; readonly points: string } | null;
  }[];
}

const link = (href: string, text: string): HTMLAnchorElement => Object.assign(element('a', '', text), { href });
const sayDate = (date: string): string => new Date(date).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** Says whether the site keeps the edition of a receipt, with links to its files. */
export async function keptEdition({ hash }: EditionName): Promise<HTMLElement> {
  const said = element('p', 'receipt-of');
  const file = await fetch('/api/v1/editions.json')
    .then(async (answer) => (answer.ok ? ((await answer.json()) as EditionsFile) : null))
    .catch(() => null);
  const kept = file?.former.find(({ edition }) => edition.hash === hash);
  if (file === null) said.append('The list of editions did not load, so it is not known whether that edition is kept.');
  else if (file.edition.hash === hash) said.append('That is the edition of today.');
  else if (kept === undefined) said.append('This site does not keep that edition.');
  else {
    const day = sayDate(kept.edition.date);
    if (kept.files === null) said.append(`That edition, of ${day}, has the same laws and scores as the `, link('/api/v1/editions.json', 'next one'), '.');
    else {
      const { laws, points, changes } = kept.files;
      said.append(`This site keeps that edition, of ${day}: its `, link(laws, 'laws'), ', its ', link(points, 'scores'), ', and ');
      said.append(link(changes, 'what changed after it'), '.');
    }
  }
  return said;
}
