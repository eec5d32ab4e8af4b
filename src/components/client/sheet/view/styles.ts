// Loads the styles of score sheets on a page that has its sheets collapsed and does not include them.
import styles from '../../../../styles/views/sheet.css?url';

/** Adds the styles once: before the sheet, and after the page's other styles, some of which they override. */
export function addSheetStyles(sheet: HTMLElement): void {
  if (document.querySelector(`link[href="${styles}"]`) !== null) return;
  sheet.before(Object.assign(document.createElement('link'), { rel: 'stylesheet', media: 'all', href: styles }));
}
