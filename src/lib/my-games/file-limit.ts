/** The largest file of a device's own data that is read, in bytes: about thirty thousand games. */
export const LARGEST_FILE = 60_000_000;
