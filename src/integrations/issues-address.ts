// The address of the publisher's issue tracker. Without it the site offers to copy or share a report, and no issue.

/** The address that ISSUES names; empty if it is not set. Throws if it is not an https address. */
export function issuesIn(said: string | undefined): string {
  if (said === undefined || said === '') return '';
  const url = URL.canParse(said) ? new URL(said) : null;
  if (url === null || url.protocol !== 'https:' || url.hash !== '')
    throw new Error(`ISSUES: expected the https address of a page for a new issue, such as https://github.com/you/hoyle/issues/new; found "${said}".`);
  return url.href;
}
