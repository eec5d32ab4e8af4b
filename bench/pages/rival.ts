// The rival: the same words published with Starlight's defaults. Its pages are made from the text of our built pages, as Markdown with
// the same headings, lists and tables, so that both contain and search the same words.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';

const home = new URL('starlight/', import.meta.url);
const STAMP = new URL('dist/made-from', home);

/** The main text of the page that is open, as Markdown. Runs in the browser. */
function toMarkdown(): { title: string; body: string } {
  const clean = (text: string) =>
    text
      .replace(/\s+/g, ' ')
      .trim()
      .replace(/([\\`*_{}[\]<>#|~])/g, '\\$1');
  const out: string[] = [];
  const blocks = 'h1,h2,h3,h4,h5,h6,p,ul,ol,dl,table,section,article,div,details,figure,fieldset,blockquote';
  const walk = (node: Element): void => {
    const name = node.tagName.toLowerCase();
    if (/^(script|style|svg|select|button|template|noscript|input)$/.test(name)) return;
    if (/^h[2-6]$/.test(name)) out.push(`${'#'.repeat(Number(name[1]))} ${clean(node.textContent ?? '')}`);
    else if (name === 'h1') return;
    else if (name === 'table') {
      const rows = [...node.querySelectorAll('tr')].map((row) => [...row.children].map((cell) => clean(cell.textContent ?? '')));
      const width = Math.max(0, ...rows.map((row) => row.length));
      const line = (row: string[]) => `| ${Array.from({ length: width }, (_, n) => row[n] ?? '').join(' | ')} |`;
      if (rows.length > 0) out.push([line(rows[0] ?? []), line(Array(width).fill('---')), ...rows.slice(1).map(line)].join('\n'));
    } else if ((name === 'ul' || name === 'ol') && node.querySelector('h2,h3,h4,table,ul,ol') === null)
      out.push([...node.children].map((item) => `- ${clean(item.textContent ?? '')}`).join('\n'));
    else if (node.querySelector(blocks) === null) out.push(clean(node.textContent ?? ''));
    else {
      let loose = '';
      for (const child of node.childNodes) {
        if (child instanceof Element && (child.matches(blocks) || child.querySelector(blocks) !== null)) {
          if (loose.trim() !== '') out.push(clean(loose));
          loose = '';
          walk(child);
        } else loose += child.textContent ?? '';
      }
      if (loose.trim() !== '') out.push(clean(loose));
    }
  };
  // A field called "matches" or "children" would shadow that property of its form.
  for (const named of document.querySelectorAll('main [name], main form [id]')) for (const attribute of ['name', 'id']) named.removeAttribute(attribute);
  const main = document.querySelector('main');
  if (main !== null) walk(main);
  return {
    title: document.querySelector('h1')?.textContent?.replace(/\s+/g, ' ').trim() ?? document.title,
    body: out.filter((part) => part !== '').join('\n\n'),
  };
}

const run = (what: string, args: string[], env: NodeJS.ProcessEnv = {}) =>
  execFileSync(what, args, {
    cwd: fileURLToPath(home),
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ...env },
  });

/** Builds the rival from the pages of our site at `address`, unless it is already built from the same text. */
export async function buildRival(browser: Browser, address: string, paths: readonly string[]): Promise<URL> {
  const context = await browser.newContext({ serviceWorkers: 'block', ignoreHTTPSErrors: true });
  const page = await context.newPage();
  const docs: [string, string][] = [];
  for (const path of paths) {
    await page.goto(`${address}${path}`, { waitUntil: 'domcontentloaded' });
    const { title, body } = await page.evaluate(toMarkdown);
    const file = path === '/' ? 'index' : path.slice(1, -1);
    docs.push([file, `---\ntitle: ${JSON.stringify(title)}\n---\n\n${body}\n`]);
  }
  await context.close();
  const made = createHash('sha256')
    .update(JSON.stringify(docs))
    .update(readFileSync(new URL('package.json', home)))
    .digest('hex');
  const dist = new URL('dist/', home);
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === made) return dist;
  const content = new URL('src/content/docs/', home);
  rmSync(content, { recursive: true, force: true });
  for (const [file, text] of docs) {
    mkdirSync(new URL('.', new URL(`${file}.md`, content)), { recursive: true });
    writeFileSync(new URL(`${file}.md`, content), text);
  }
  if (!existsSync(new URL('node_modules/astro/', home))) {
    console.log('Installing the rival (once) ...');
    run('npm', ['install', '--no-package-lock', '--no-audit', '--no-fund', '--silent']);
  }
  console.log(`Building the rival from ${docs.length} pages ...`);
  const { bin } = JSON.parse(readFileSync(new URL('node_modules/astro/package.json', home), 'utf8')) as { bin: string | { astro: string } };
  run(process.execPath, [`node_modules/astro/${typeof bin === 'string' ? bin : bin.astro}`, 'build']);
  // Starlight calls Pagefind through its API, which on a busy machine leaves the last files empty; the command of the same version writes all of them.
  rmSync(new URL('pagefind/', dist), { recursive: true });
  run('npx', ['--no-install', 'pagefind', '--site', 'dist']);
  const { languages } = JSON.parse(readFileSync(new URL('pagefind/pagefind-entry.json', dist), 'utf8')) as { languages: { en?: { page_count: number } } };
  const indexed = languages.en?.page_count ?? 0;
  if (indexed < docs.length) throw new Error(`expected the rival's index to hold ${docs.length} pages, found ${indexed}`);
  writeFileSync(STAMP, made);
  return dist;
}
