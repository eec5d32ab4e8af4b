// The storage name of a form's draft: that of its scorer or sheet, or of its law on this page.

/** The prefix of the names of all drafts. */
export const DRAFT = 'hoyle.draft.';

/** The name of the draft of a checker, a scorer or a sheet, without the prefix. */
export const draftOf = (host: HTMLElement): string =>
  host.dataset.key === undefined ? `${location.pathname}#${host.closest('.law')?.id}` : `${host.dataset.place}.score.${host.dataset.key}`;
