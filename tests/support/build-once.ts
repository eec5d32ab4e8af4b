// Global setup of the projects that look at the built site: builds it unless `npm test` has just done so.
import { execFileSync } from 'node:child_process';

export default function setup(): void {
  if (process.env.BUILT === 'yes') return;
  execFileSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit' });
}
