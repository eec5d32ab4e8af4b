// What has to be there before anything else runs. Plain JavaScript without imports of ours or of packages: on a fresh machine this is
// the first line that runs, under whatever Node (20 or newer) is installed.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const root = new URL('..', import.meta.url);

/** Installs the packages of the lockfile when they are missing or another lockfile's. */
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

const CHROMIUM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
];

/** The path of a Chromium; installs Debian's where that is possible, else ends with a message that says what to do. */
export function browser() {
  const found = process.env.CHROMIUM ?? CHROMIUM.find((path) => existsSync(path));
  if (found !== undefined && existsSync(found)) return found;
  if (process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium (apt-get install chromium) ...');
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    if (existsSync('/usr/bin/chromium')) return '/usr/bin/chromium';
  }
  console.error('The tests drive a real Chromium and found none. Install Chromium or Chrome, or name one: CHROMIUM=/path/to/chrome npm test');
  process.exit(1);
}

/** Runs one of the project's npm scripts, so that the Node of package.json comes first on the PATH. Ends the process when it fails, unless told to go on. */
export function run(script, args = [], { goOn = false, env = {} } = {}) {
  const { status } = spawnSync('npm', ['run', '--silent', script, ...(args.length > 0 ? ['--', ...args] : [])], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  });
  if (status !== 0 && !goOn) process.exit(status ?? 1);
  return status ?? 1;
}
