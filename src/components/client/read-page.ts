// Another page of the site, to take something from it.

/** The page that some HTML is of, without its style, which this page's policy does not name. */
export const readPage = (html: string): Document => new DOMParser().parseFromString(html.replace(/<style>[^<]*<\/style>/, ''), 'text/html');
