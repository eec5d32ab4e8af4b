/** Whether the reader has told the browser to fetch little. Browsers that cannot be told so say nothing, and are believed to have none. */
export const isMetered = (): boolean => (navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true;
