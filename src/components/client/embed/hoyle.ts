// The script that other web pages load from /embed/hoyle.js: two custom elements that quote the site it came from.
import { Ruling } from './ruling.ts';
import { Score } from './score.ts';

// A page may load the script twice.
for (const [name, made] of [
  ['hoyle-ruling', Ruling],
  ['hoyle-score', Score],
] as const)
  if (customElements.get(name) === undefined) customElements.define(name, made);
