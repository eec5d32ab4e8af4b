// The preview server follows a build made while it runs.
import { copyFileSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { serve } from '../../../scripts/serve.ts';
import { DIST } from '../../support/browser/dist.ts';

test('headers are read again after a build', async () => {
  const dist = mkdtempSync(join(tmpdir(), 'hoyle-headers-'));
  const write = (policy: string) => writeFileSync(join(dist, '_headers'), `/*\n  X-Policy: ${policy}\n`);
  for (const file of ['index.html', '404.html', 'manifest.webmanifest']) copyFileSync(new URL(file, DIST), join(dist, file));
  write('old');
  const here = await serve(0, pathToFileURL(`${dist}/`));
  try {
    const policy = async () => (await fetch(here.address)).headers.get('x-policy');
    expect(await policy()).toBe('old');
    write('new');
    utimesSync(join(dist, '_headers'), new Date(), new Date(Date.now() + 5000));
    expect(await policy()).toBe('new');
  } finally {
    await here.stop();
    rmSync(dist, { recursive: true });
  }
});
