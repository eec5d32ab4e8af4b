// The typeface of headings: stored with the worker, and used on the pages that it serves, so that no first visit loads it.

/** Marks a page as one that finds the typeface on the device (`[data-typeface]` in tokens.css). */
export async function withTypeface(page: Response): Promise<Response> {
  // A redirect that the browser has to follow has no readable body, and a redirected response must not be rebuilt.
  if (page.type === 'opaqueredirect' || page.redirected || !(page.headers.get('Content-Type') ?? '').startsWith('text/html')) return page;
  const html = await page.text();
  // The body is changed and no longer compressed.
  const headers = new Headers(page.headers);
  for (const name of ['Content-Length', 'Content-Encoding']) headers.delete(name);
  return new Response(html.replace('<html ', '<html data-typeface '), { status: page.status, statusText: page.statusText, headers });
}
