// From a former address to the one of today.

/** Goes there with what the link restores, `query`. `anchor` is the former one where it has a name of its own now. */
export function followFormerAddress(to: string, anchor: string, query: URLSearchParams): void {
  const url = new URL(to, location.href);
  const last = (text: string) => text.replace(/^.*[./]/, '');
  const [before, now] = [last(anchor), last(url.hash || url.pathname.replace(/\/$/, ''))];
  for (const [name, value] of query) url.searchParams.set(name, anchor !== '' && value === before ? now : value);
  if (anchor === '') url.hash = location.hash;
  location.replace(url);
}
