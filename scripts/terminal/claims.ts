// Contested totals at the terminal: `--claim 12 --claim 16`, where two sides score `--claim "Dealer=12"`.
import { type Claim, readClaims } from '../../src/lib/counts/typed.ts';
import type { JudgedClaim, Total } from '../../src/rules-engine/index.ts';
import { Wrong } from './command.ts';

/** The claims, each with the total that it is about. */
export function claimsIn(claims: string, totals: readonly Total[]): readonly Claim[] {
  const read = readClaims(claims, totals, '--claim');
  if (typeof read === 'string') throw new Wrong(read);
  return read;
}

/** Prints whether each claim is right, and why. */
export function showClaims(claims: readonly JudgedClaim[]): void {
  for (const { verdict, leads, reasons } of claims) {
    console.log(`  ${[verdict, leads].filter((said) => said !== '').join(' ')}`);
    for (const reason of reasons) console.log(`    ${reason}`);
  }
}
