// The typeface of headings: fetched with the worker, and used on the pages that it hands out, so that no first visit loads it.

/** Marks a page as one that finds the typeface on the device (`[data-typeface]` in tokens.css). */
export async function withTypeface(page: Response): Promise<Response> {
  // A redirect that the browser has to follow has no body that could be read, and a redirected answer may not be made anew.
  if (page.type === 'opaqueredirect' || page.redirected || !(page.headers.get('Content-Type') ?? '').startsWith('text/html')) return page;
  const html = await page.text();
  // The body is other text now, and unpacked.
  const headers = new Headers(page.headers);
  for (const name of ['Content-Length', 'Content-Encoding']) headers.delete(name);
  return new Response(html.replace('<html ', '<html data-typeface '), { status: page.status, statusText: page.statusText, headers });
}
