// The styles of score sheets, for a page that folds its sheets and does not load them.
import styles from '../../../styles/views/sheet.css?url';

/** Adds them, once: in front of the sheet, behind the page's other styles, some of which they override. */
export function addSheetStyles(sheet: HTMLElement): void {
  if (document.querySelector(`link[href="${styles}"]`) !== null) return;
  sheet.before(Object.assign(document.createElement('link'), { rel: 'stylesheet', media: 'all', href: styles }));
}
