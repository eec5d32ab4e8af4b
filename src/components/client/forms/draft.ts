// The name under which a form's draft is kept: that of its count, or of its law on this page.

/** What the names of all drafts begin with. */
export const DRAFT = 'hoyle.draft.';

/** The name of the draft of a checker, a count or a sheet. */
export const draftOf = (host: HTMLElement): string =>
  host.dataset.key === undefined ? `${location.pathname}#${host.closest('.law')?.id}` : `${host.dataset.place}.score.${host.dataset.key}`;
