// Keeps the code of the games as Node has compiled it, without its types: loading 120 of them is most of what an answer at the terminal waits for.
// Imported before whatever loads the games.
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

enableCompileCache(fileURLToPath(new URL('../.cache/code/', import.meta.url)));
