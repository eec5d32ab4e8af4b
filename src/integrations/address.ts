// The publisher sets the address of the site at build time. Without it, pages have no canonical address, and the build says so.

/** The origin that SITE names, without a slash at its end; undefined if it is not set. Throws if it is not an origin: a folder of the host is set by BASE. */
export function originIn(said: string | undefined): string | undefined {
  if (said === undefined || said === '') return undefined;
  const url = URL.canParse(said) ? new URL(said) : null;
  if (url === null || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search !== '' || url.hash !== '')
    throw new Error(`SITE: expected an address such as https://hoyle.your.org, without a path (a folder is BASE=/folder); found "${said}".`);
  return url.origin;
}
