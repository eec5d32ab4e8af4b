// Redirects from a former address to the current one.

/** Redirects with the parameters of `query`. `anchor` is the former anchor if it was renamed, or empty; parameters that name it are renamed too. */
export function followFormerAddress(to: string, anchor: string, query: URLSearchParams): void {
  const url = new URL(to, location.href);
  const last = (text: string) => text.replace(/^.*[./]/, '');
  const [before, now] = [last(anchor), last(url.hash || url.pathname.replace(/\/$/, ''))];
  for (const [name, value] of query) url.searchParams.set(name, anchor !== '' && value === before ? now : value);
  if (anchor === '') url.hash = location.hash;
  location.replace(url);
}
