// The styles of the record, for pages that need them on request only.
import sheet from '../../../styles/views/record.css?url';

/** Adds the styles, once. Resolves when they are here, or cannot be loaded. */
export function addRecordStyles(): Promise<void> {
  const known = document.querySelector<HTMLLinkElement>(`link[href="${sheet}"]`);
  if (known !== null) return Promise.resolve();
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: sheet });
  const done = new Promise<void>((resolve) => {
    link.addEventListener('load', () => resolve());
    // Without them a statement is plain, but complete.
    link.addEventListener('error', () => resolve());
  });
  document.head.append(link);
  return done;
}
