// `npm test`: installs what is missing (a browser too), builds the site and runs every test. Arguments go to Vitest.
import { browser, packages, run } from './ready.mjs';

packages();
const CHROMIUM = browser();
run('build');
process.exit(run('vitest', process.argv.slice(2), { goOn: true, env: { CHROMIUM, BUILT: 'yes' } }));
