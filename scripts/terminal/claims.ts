// Contested totals at the terminal: `--claim 12 --claim 16`, where two sides score `--claim "Dealer=12"`.
import { readClaim, type ToldClaim, type Total, totalOf } from '../../src/rules-engine/index.ts';
import { Wrong } from './command.ts';

/** The claims that were made, each with the total that it is made of. */
export function claimsIn(claims: string, totals: readonly Total[]): { total: Total; points: number }[] {
  return claims
    .split('\n')
    .flatMap((one) => (/^[\d\s,;+-]*$/.test(one) ? one.split(/[\s,;]+/) : [one]))
    .filter((one) => one !== '')
    .map((one) => {
      const said = readClaim(one);
      if (typeof said === 'string') throw new Wrong(`--claim: enter ${said}. You have "${one}".`);
      const total = totalOf(totals, said.to);
      if (typeof total === 'string')
        throw new Wrong(`--claim ${one}: enter ${total}${said.to === null ? ', as in --claim "NAME=12"' : ''}. You have "${said.to ?? one}".`);
      return { total, points: said.points };
    });
}

/** Prints what claims are, and why. */
export function showClaims(claims: readonly ToldClaim[]): void {
  for (const { verdict, leads, reasons } of claims) {
    console.log(`  ${[verdict, leads].filter((said) => said !== '').join(' ')}`);
    for (const reason of reasons) console.log(`    ${reason}`);
  }
}
