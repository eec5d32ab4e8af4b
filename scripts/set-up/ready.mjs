// Installs what the other scripts need. Plain JavaScript with imports from Node alone: on a fresh machine this runs first, under the installed Node
// (20 or newer).
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';

const root = new URL('../..', import.meta.url);

/** Installs the packages of the lockfile if they are missing or differ from it. */
export function packages() {
  if (Number(process.versions.node.split('.')[0]) < 20) {
    console.error(`According to Hoyle needs Node 20 or newer to install itself; this is ${process.version}.`);
    process.exit(1);
  }
  const lock = new URL('package-lock.json', root);
  const installed = new URL('node_modules/.package-lock.json', root);
  if (existsSync(installed) && sameVersions(lock, installed)) return;
  console.log('Installing packages (npm ci) ...');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error('npm ci failed; its message is above. The commands need the network once, for the packages of package-lock.json.');
    process.exit(status ?? 1);
  }
}

function sameVersions(lock, installed) {
  const wanted = JSON.parse(readFileSync(lock, 'utf8')).packages;
  const there = JSON.parse(readFileSync(installed, 'utf8')).packages;
  return (
    Object.entries(there).every(([name, one]) => wanted[name]?.version === one.version) &&
    Object.keys(wanted).every((name) => name === '' || there[name] !== undefined || wanted[name].optional === true)
  );
}

/** Names of Chromium and Chrome on the PATH. */
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
/** Where installers put a browser that is not on the PATH. */
const PLACES = [
  '/usr/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
];
/** The executable within a folder of Playwright's cache, by system. */
const IN_PLAYWRIGHT = [
  'chrome-linux64/chrome',
  'chrome-linux/chrome',
  'chrome-mac-arm64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
  'chrome-mac-x64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
  'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
  'chrome-win64/chrome.exe',
  'chrome-win/chrome.exe',
];

/** Where Playwright keeps its browsers. */
function playwrightCache() {
  if (process.env.PLAYWRIGHT_BROWSERS_PATH) return process.env.PLAYWRIGHT_BROWSERS_PATH;
  if (process.platform === 'darwin') return join(homedir(), 'Library/Caches/ms-playwright');
  if (process.platform === 'win32') return join(process.env.LOCALAPPDATA ?? homedir(), 'ms-playwright');
  return join(homedir(), '.cache/ms-playwright');
}

/** The path of an installed Chromium: CHROMIUM, one on the PATH, one in the usual places, or Playwright's newest; null if there is none. */
export function findBrowser() {
  const named = process.env.CHROMIUM;
  if (named) {
    if (existsSync(named)) return named;
    console.error(`CHROMIUM: expected the path of a Chromium or Chrome; there is no file "${named}".`);
    process.exit(1);
  }
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => NAMES.map((name) => join(folder, process.platform === 'win32' ? `${name}.exe` : name)));
  const cache = playwrightCache();
  const builds = existsSync(cache) ? readdirSync(cache).filter((name) => /^chromium-\d+$/.test(name)) : [];
  const newestFirst = builds.sort((a, b) => Number(b.slice(9)) - Number(a.slice(9)));
  const ofPlaywright = newestFirst.flatMap((build) => IN_PLAYWRIGHT.map((file) => join(cache, build, file)));
  return [...onPath, ...PLACES, ...ofPlaywright].find((path) => existsSync(path)) ?? null;
}

/** Asks a yes-or-no question; without a terminal the answer is yes. */
async function agrees(question) {
  if (!process.stdin.isTTY) return true;
  const { createInterface } = await import('node:readline/promises');
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`${question} [Y/n] `);
  terminal.close();
  return !/^n/i.test(answer.trim());
}

/**
 * Installs a Chromium: as root on Debian the system package, after a message; otherwise Playwright's, in the user's cache.
 * The Debian install includes the fonts that replace Arial and Times: without them text is a tenth wider than on readers' devices.
 */
async function installBrowser() {
  const asRoot = process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (asRoot) {
    console.log(
      "The browser tests need a Chromium, and none was found. Debian's can be installed for the whole system (apt-get install chromium fonts-liberation).",
    );
    if (!(await agrees('Install it?'))) return;
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    for (const args of [
      ['update', '-qq'],
      ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-liberation'],
    ])
      if (spawnSync('apt-get', args, { stdio: 'inherit', env }).status !== 0) return;
    return;
  }
  console.log(`The browser tests need a Chromium, and none was found. Playwright's can be installed for you alone, into ${playwrightCache()} (about 170 MB).`);
  if (!(await agrees('Install it?'))) return;
  spawnSync('npx', ['--no-install', 'playwright-core', 'install', 'chromium'], { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
}

/** The path of a Chromium, installed if possible and agreed to; null if there is none. INSTALL_BROWSER=no prevents the installation. */
export async function browser() {
  const found = findBrowser();
  if (found !== null || process.env.INSTALL_BROWSER === 'no') return found;
  await installBrowser();
  return findBrowser();
}

/** As `browser`, but exits with a message if there is none. */
export async function requireBrowser() {
  const found = await browser();
  if (found !== null) return found;
  console.error('A Chromium is needed and none was found. Install Chromium or Chrome, or name one: CHROMIUM=/path/to/chrome');
  process.exit(1);
}

/** Runs an npm script of the project, so that the Node of package.json is first on the PATH. Exits if it fails. */
export function run(script, args = []) {
  const { status } = spawnSync('npm', ['run', '--silent', script, ...(args.length > 0 ? ['--', ...args] : [])], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
}
