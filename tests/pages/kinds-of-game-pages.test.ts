// Every kind of page under /games/, opened once (tests/support/kind-of-page.ts).
import { site } from '../support/browser.ts';
import { testKinds } from '../support/kind-of-page.ts';
import { EVERY_KIND } from '../support/kinds.ts';

testKinds(
  site(),
  EVERY_KIND.filter(([, path]) => path.startsWith('/games/')),
);
