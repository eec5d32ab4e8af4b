// Adds CSS for parts of a page that are loaded on demand, as a constructed style sheet: the Content-Security-Policy allows no inline styles.

const added = new Set<string>();

/** Adds CSS rules to the page, once. Browsers without constructed style sheets show the parts unstyled. */
export function addLateStyle(css: string): void {
  if (added.has(css) || !('replaceSync' in CSSStyleSheet.prototype)) return;
  added.add(css);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
