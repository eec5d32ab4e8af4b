// Books by name, for scorers. A game's list of citations has these too, but whoever imports that takes all its passages along.
export const BLUE = 'blue-ribbon-1940';
export const DONOHUE = 'donohue';
export const USPC = 'uspc-1898';
