// The address that the site will stand at is the builder's to say: without it pages name no canonical address, and the build says so.

/** The origin that SITE names, without a stroke at its end; undefined where nothing is said. Throws on what is none: a folder of the host is said by BASE. */
export function originIn(said: string | undefined): string | undefined {
  if (said === undefined || said === '') return undefined;
  const url = URL.canParse(said) ? new URL(said) : null;
  if (url === null || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search !== '' || url.hash !== '')
    throw new Error(`SITE: expected an address such as https://hoyle.your.org, without a path (a folder is BASE=/folder); found "${said}".`);
  return url.origin;
}
