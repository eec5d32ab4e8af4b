// Prints as JSON what are-the-types-wrong finds in a packed package: node scripts/package/check-types.ts FILE ENTRY...
// In a process of its own: under Vitest's import conditions the tool resolves to its sources, which Node does not run.
import { readFileSync } from 'node:fs';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';

const [file = '', ...entrypoints] = process.argv.slice(2);
const found = await checkPackage(createPackageFromTarballData(readFileSync(file)), { entrypoints });
// ES modules only, by choice: what resolves as Node 10 or CommonJS did is not served.
const problems = found.types === false ? ['no types'] : found.problems;
console.log(
  JSON.stringify(
    problems.filter((one) => typeof one === 'string' || !(('resolutionKind' in one && one.resolutionKind === 'node10') || one.kind === 'CJSResolvesToESM')),
  ),
);
