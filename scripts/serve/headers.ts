// Reads public/_headers, the only definition of the headers: hosts that know the format apply it as it is, the preview server uses this parser.
import { existsSync, readFileSync } from 'node:fs';

interface Rule {
  readonly pattern: RegExp;
  readonly headers: readonly (readonly [string, string])[];
}

/** Parses a `_headers` file: a path pattern on a line of its own, its headers indented below it. */
export function parseHeaders(text: string): Rule[] {
  const rules: { pattern: RegExp; headers: [string, string][] }[] = [];
  for (const line of text.split('\n')) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    if (/^\S/.test(line))
      rules.push({
        pattern: new RegExp(
          `^${line
            .trim()
            .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
            .replaceAll('*', '.*')}$`,
          's',
        ),
        headers: [],
      });
    // `! Name` removes a header; here a later one replaces it anyway.
    else if (!line.trim().startsWith('!')) {
      const at = line.indexOf(':');
      rules.at(-1)?.headers.push([line.slice(0, at).trim(), line.slice(at + 1).trim()]);
    }
  }
  return rules;
}

/** The headers of a path, later rules over earlier ones. */
export function headersFor(rules: readonly Rule[], path: string): Record<string, string> {
  return Object.fromEntries(rules.filter((rule) => rule.pattern.test(path)).flatMap((rule) => rule.headers));
}

/** The base path of a built site, from its manifest: `/hoyle`, or empty for the root. */
export function folderOf(dist: URL): string {
  const manifest = new URL('manifest.webmanifest', dist);
  const { scope = '/' } = existsSync(manifest) ? (JSON.parse(readFileSync(manifest, 'utf8')) as { scope?: string }) : {};
  return scope.replace(/\/$/, '');
}

export const siteHeaders = (dist: URL): Rule[] => parseHeaders(readFileSync(new URL('_headers', dist), 'utf8'));
