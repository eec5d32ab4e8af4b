// Modules that are loaded when a widget of the page is first used, or when a link or a draft restores it.
export const MODULES = {
  'law/checker': () => import('./law/checker.ts'),
  'scorer/scorer': () => import('./scorer/scorer.ts'),
  'sheet/sheet': () => import('./sheet/sheet.ts'),
  'law/consult': () => import('./law/consult.ts'),
  'page/filter': () => import('./page/filter.ts'),
  'page/home': () => import('./page/home.ts'),
  'paper/booklet': () => import('./paper/booklet.ts'),
  'search/search': () => import('./search/search.ts'),
  'offline/download-site': () => import('./offline/download-site.ts'),
  'offline/register': () => import('./offline/register.ts'),
} as const;

/** The name of a module in `MODULES`. */
export type Widget = keyof typeof MODULES;
/** Loads a module once. */
export type LoadWidget = (name: Widget) => Promise<unknown>;
