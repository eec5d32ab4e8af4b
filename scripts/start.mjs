// `npm start`: installs what is missing, builds, serves, prints the address.
import { packages, run } from './ready.mjs';

packages();
run('build', ['--preview']);
run('serve');
