// Prints as JSON the problems that are-the-types-wrong finds in a packed package: node scripts/package/check-types.ts FILE ENTRY...
// Runs in its own process: under Vitest's import conditions the tool resolves to its sources, which Node cannot run.
import { readFileSync } from 'node:fs';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';

const [file = '', ...entrypoints] = process.argv.slice(2);
const found = await checkPackage(createPackageFromTarballData(readFileSync(file)), { entrypoints });
// The package has only ES modules, by choice: resolution as in Node 10 or CommonJS is not supported.
const problems = found.types === false ? ['no types'] : found.problems;
console.log(
  JSON.stringify(
    problems.filter((one) => typeof one === 'string' || !(('resolutionKind' in one && one.resolutionKind === 'node10') || one.kind === 'CJSResolvesToESM')),
  ),
);
