// Every kind of page under /games/, opened once (tests/support/browser/kind-of-page.ts).
import { site } from '../support/browser/browser.ts';
import { testKinds } from '../support/browser/kind-of-page.ts';
import { EVERY_KIND } from '../support/browser/kinds.ts';

testKinds(
  site(),
  EVERY_KIND.filter(([, path]) => path.startsWith('/games/')),
);
