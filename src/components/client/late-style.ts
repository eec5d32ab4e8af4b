// Styles of what comes only when somebody asks for it. The Content-Security-Policy allows a constructed sheet.

const added = new Set<string>();

/** Adds rules to the page, once. Where the browser has no constructed sheets, the page stands without them. */
export function addLateStyle(css: string): void {
  if (added.has(css) || !('replaceSync' in CSSStyleSheet.prototype)) return;
  added.add(css);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
