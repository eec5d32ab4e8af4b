// The parts of the page of results: the first answer, rows for others, passages of the full text, what is missing.
import type { Answer } from '../../../lib/search/answer/find.ts';
import type { Hit as Jump } from '../../../lib/search/answer/hits.ts';
import type { Kind } from '../../../lib/search/files/format.ts';
import type { Found } from './full-text.ts';
import { leadOf, rowOf, shownHit } from './hit-row.ts';
import { elementWith } from './words.ts';

const KIND_NAMES: Readonly<Record<string, string>> = { penalty: 'Penalty', rule: 'Rule', score: 'Score', term: 'Word', page: 'Page' };
/** The kinds of entries for each kind that a reader can choose; a passage has the sign of the first. */
export const OF_KIND: Readonly<Record<string, string>> = { penalty: 'lo', rule: 'frqulcn', score: 'sid', term: 't', page: 'gv' };

/** A passage of the full text. */
export function passageRow(found: Found): HTMLLIElement {
  const { id = '', game = '', where = '', heading = '', title = '', kind = '', lines = '', gist = '' } = found.meta;
  const sign = kind === 'penalty' || lines !== '' ? 'l' : ((OF_KIND[kind]?.[0] ?? 'r') as Kind);
  const place = [where, heading === title ? '' : heading].filter((part) => part !== '').join(' › ');
  const shown = { id, title, where: place, kind: id.includes('.points.') ? 'i' : sign, tag: KIND_NAMES[kind] ?? '', lines, gist } as const;
  return elementWith(
    'li',
    { 'data-result': '', 'data-passage': '', 'data-id': id, 'data-game': game },
    elementWith('a', { class: 'hit', href: found.url }, ...rowOf(shown)),
  );
}

const link = (href: string, text: string) => elementWith('a', { href }, text);

/** Other ways in. */
const WAYS = [
  ['/penalties/', 'By what went wrong'],
  ['/games/', 'By game'],
  ['/glossary/', 'By a word'],
  ['/books/', 'The five books'],
] as const;

/** The other ways in, for an empty query or one without results. */
export const otherWays = (): HTMLElement[] => [
  elementWith('h2', { class: 'sub' }, 'Look another way'),
  elementWith('ul', { class: 'pills' }, ...WAYS.map(([href, name]) => elementWith('li', {}, link(href, name)))),
];

/** What to do if nothing was found: similar words, and the lists. */
export function nothing(answer: Answer | null): HTMLElement {
  const near = (answer?.nearest ?? []).flatMap((word, n) => [n === 0 ? '' : ', ', link(`/search/?q=${encodeURIComponent(word)}`, word)]);
  const words = near.length === 0 ? '' : elementWith('p', {}, 'Nearest words: ', ...near, '.');
  return elementWith('div', { class: 'nothing', 'data-no-results': '' }, words, ...otherWays(), reportButton());
}

/** A button that opens a report on a search without an answer. */
function reportButton(): HTMLElement {
  const button = elementWith('button', { type: 'button' }, 'This does not settle it');
  const line = elementWith('p', { class: 'buttons' }, button);
  button.addEventListener('click', () => void import('../report/from-search.ts').then(({ reportSearch }) => reportSearch(line, button)));
  return line;
}

/** The data attributes of an answer; none until the list is final (`settled`). */
const marksOf = (jump: Jump, settled: boolean): Record<string, string> => (settled ? { 'data-result': '', 'data-id': jump.id, 'data-game': jump.game } : {});
const hrefOf = (jump: Jump): string => jump.url + (jump.query ?? '');

/** The answers after the first, each in a row. */
export const straight = (jumps: readonly Jump[], settled: boolean): HTMLElement =>
  elementWith(
    'ul',
    { class: 'straight', 'aria-label': 'Straight to' },
    ...jumps.map((jump) =>
      elementWith('li', marksOf(jump, settled), elementWith('a', { class: 'hit', href: hrefOf(jump), 'data-jump': '' }, ...rowOf(shownHit(jump)))),
    ),
  );

/** The first answer in full; `gist` is its text if the index has none. */
export const firstHit = (lead: Jump, settled: boolean, gist = lead.gist): HTMLElement =>
  leadOf({ ...shownHit(lead), gist }, marksOf(lead, settled), hrefOf(lead));

/** Links to the same query in other games, if it names none. */
export const otherGames = ({ others }: Answer, asked: string): HTMLElement[] =>
  others.length === 0
    ? []
    : [
        elementWith(
          'nav',
          { class: 'other-games', 'aria-label': 'The same in another game' },
          elementWith('p', {}, 'Which game?'),
          elementWith(
            'ul',
            { class: 'pills' },
            ...others.map(({ id, title }) => elementWith('li', {}, link(`/search/?${new URLSearchParams({ q: asked, game: id })}`, title))),
          ),
        ),
      ];

/** What the query asks for and no book has, as a headline, with the closest game. */
export function sayMissing({ missing, absent, closest }: Answer): HTMLElement[] {
  const headline = (text: string) => elementWith('p', { class: 'missed' }, text);
  if (absent === null) return missing.map(headline);
  return [
    headline(`No book here has ${absent}.`),
    ...(closest === null ? [] : [elementWith('p', {}, 'The closest game here: ', link(closest.url, closest.title), '.')]),
  ];
}
