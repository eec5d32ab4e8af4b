// `npm start`: installs missing packages, builds the site, serves it and prints the address.
import { packages, run } from './set-up/ready.mjs';

packages();
run('build', ['--preview']);
run('serve');
