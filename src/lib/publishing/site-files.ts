// Files of a published site for programs: search engines, browsers that search the site, feed readers. All but robots.txt need absolute addresses,
// so they are only written if SITE is set.
import type { Change } from '../editions/changes.ts';
import { escapeMarkup } from './escape-markup.ts';

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** Whether search engines may index a page: it is neither `noindex` nor a redirect. */
export const isFound = (html: string): boolean => !/<meta name="robots" content="noindex"/.test(html) && !/<meta http-equiv="refresh"/.test(html);

/** The site map; `pages` are addresses from the root. */
export const siteMap = (pages: readonly string[], origin: string): string =>
  `${HEAD}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${pages.map((page) => `<url><loc>${escapeMarkup(`${origin}${page}`)}</loc></url>`).join('\n')}\n</urlset>\n`;

/** robots.txt: everything may be read. Names the site map if there is one. */
export const robots = (origin: string | undefined): string => `User-agent: *\nAllow: /\n${origin === undefined ? '' : `\nSitemap: ${origin}/sitemap.xml\n`}`;

/** The OpenSearch description, for browsers that search the site from their own field. */
export const openSearch = (origin: string): string =>
  `${HEAD}<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
<ShortName>Hoyle</ShortName>
<Description>Rules, penalties and scores of five rule books</Description>
<InputEncoding>UTF-8</InputEncoding>
<Image width="64" height="64" type="image/svg+xml">${origin}/favicon.svg</Image>
<Url type="text/html" method="get" template="${origin}/search/?q={searchTerms}"/>
</OpenSearchDescription>
`;

/** A slug of a change for its permanent id, which does not depend on the site's address. */
const nameOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60);

/** The feed of changes: an entry for each published edition, and one for each ruling corrected in it. Unpublished changes are left out. */
export function feed(changes: readonly Change[], origin: string): string {
  const page = `${origin}/changes/`;
  const entries = changes
    .filter(({ date }) => date !== '')
    .flatMap(({ version, date, points, rulings }) => [
      { id: version, title: `Edition ${version}`, date, text: points.join('\n') },
      ...rulings.map((text) => ({ id: `${version}/${nameOf(text)}`, title: `Ruling changed: ${text.replace(/[:(].*$/, '').trim()}`, date, text })),
    ]);
  const items = entries.map(
    ({ id, title, date, text }) => `<entry>
<id>tag:according-to-hoyle,2026:changes/${id}</id>
<title>${escapeMarkup(title)}</title>
<updated>${date}T00:00:00Z</updated>
<link href="${page}#edition-${id.replace(/\/.*/, '')}"/>
<content type="text">${escapeMarkup(text)}</content>
</entry>`,
  );
  return `${HEAD}<feed xmlns="http://www.w3.org/2005/Atom">
<id>tag:according-to-hoyle,2026:changes</id>
<title>According to Hoyle: changes</title>
<subtitle>New editions, and every published ruling that was put right, with book and page</subtitle>
<updated>${entries[0]?.date ?? '1970-01-01'}T00:00:00Z</updated>
<author><name>According to Hoyle</name></author>
<link href="${page}"/>
<link rel="self" type="application/atom+xml" href="${origin}/feed.xml"/>
${items.join('\n')}
</feed>
`;
}
