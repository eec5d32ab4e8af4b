/** Whether data saver is on. Browsers that do not say are taken to have it off. */
export const isMetered = (): boolean => (navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true;
