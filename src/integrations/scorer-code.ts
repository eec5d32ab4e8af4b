// What a scorer needs of its game's code, and no more: its row out of the file that names it, and of every other file the parts in use.
import { readFileSync } from 'node:fs';
import type { Plugin } from 'esbuild';
import ts from 'typescript';

type Edit = readonly [from: number, to: number, text: string];

/** Calls and constructions at the top of a file only make rows; marked so, those that nobody uses are left out. */
function pureCalls(source: ts.SourceFile): Edit[] {
  const edits: Edit[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node)) return;
    if (ts.isCallExpression(node) || ts.isNewExpression(node)) edits.push([node.getStart(), node.getStart(), '/* @__PURE__ */ ']);
    ts.forEachChild(node, visit);
  };
  for (const statement of source.statements) if (ts.isVariableStatement(statement)) visit(statement);
  return edits;
}

/** Makers of fields (`scoring/fields.ts`), by the place of what is said more of a field among what they are given: there a hint may stand. */
const FIELDS: Readonly<Record<string, number>> = { cards: 3, stones: 2, choiceOf: 2, flag: 1, count: 3, words: 2, tiles: 2, balls: 3, listOf: 4 };
const isText = (one: ts.Expression | undefined): boolean =>
  one !== undefined && (ts.isStringLiteralLike(one) || ts.isTemplateExpression(one) || (ts.isArrayLiteralExpression(one) && one.elements.every(isText)));

/** The makers of fields that a file has by their own names. */
const makersIn = (source: ts.SourceFile): string[] =>
  source.statements.filter(ts.isImportDeclaration).flatMap(({ importClause, moduleSpecifier }) => {
    const names = importClause?.namedBindings;
    if (names === undefined || !ts.isNamedImports(names) || !/\/(?:fields|tiles|balls)\.ts/.test(moduleSpecifier.getText())) return [];
    return names.elements.map((one) => one.name.text).filter((name) => name in FIELDS);
  });

/** Whether a literal is a count itself: the title of an item may be told in a line, and a column and a board have theirs. */
const isCount = (one: ts.ObjectLiteralExpression) => one.properties.some((other) => ['score', 'play'].includes(other.name?.getText() ?? ''));
/** What a count is about and by which words it is searched, what a field is called and what is said under it: a page has them in print, and the code never asks. */
function noWords(source: ts.SourceFile): Edit[] {
  const makers = makersIn(source);
  const edits: Edit[] = [];
  const madeBy = (node: ts.Node) => (ts.isCallExpression(node) && makers.includes(node.expression.getText()) ? node : undefined);
  const visit = (node: ts.Node): void => {
    const [label] = madeBy(node)?.arguments ?? [];
    if (label !== undefined && isText(label)) edits.push([label.getStart(), label.end, "''"]);
    if (ts.isPropertyAssignment(node) && isText(node.initializer)) {
      const name = node.name.getText();
      const field = madeBy(node.parent.parent);
      const about = name === 'gist' || name === 'aka' || (name === 'title' && isCount(node.parent));
      if (about || (name === 'hint' && field?.arguments[FIELDS[field.expression.getText()] ?? -1] === node.parent)) {
        const [comma = ''] = /^\s*,/.exec(source.text.slice(node.end)) ?? [];
        edits.push([node.getStart(), node.end + comma.length, '']);
        return;
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return edits;
}

/** A game's list of citations is words: its passages are left out, and wherever one is named. */
function noPassages(source: ts.SourceFile): Edit[] {
  const edits: Edit[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && ts.isObjectBindingPattern(node.name) && node.initializer !== undefined && isCited(node.initializer))
      // Passages that are taken out of their list by name are each a passage left out.
      edits.push([node.getStart(), node.end, node.name.elements.map(({ name }) => `${name.getText()} = []`).join(', ')]);
    else if (isCited(node)) edits.push([node.getStart(), node.end, '[]']);
    else ts.forEachChild(node, visit);
  };
  if (source.statements.some((one) => ts.isImportDeclaration(one) && /\/cites\.ts'/.test(one.moduleSpecifier.getText()))) visit(source);
  const lists = source.statements.filter(ts.isVariableStatement).flatMap((one) => madeBy(one) ?? []);
  for (const one of lists.filter(ts.isCallExpression)) {
    const [passages] = one.arguments;
    if (one.expression.getText() === 'citesOf' && passages !== undefined) edits.push([passages.getStart(), passages.getEnd(), '']);
  }
  return edits;
}

/** `cites.donohue.rules(3)`, `cites.blue.play`: a passage by its word. */
function isCited(node: ts.Node): boolean {
  if (ts.isPropertyAccessExpression(node)) return (ts.isIdentifier(node.expression) && node.expression.text === 'cites') || isCited(node.expression);
  return ts.isCallExpression(node) && isCited(node.expression);
}
/** What stands in for `laws/cites.ts`: in the browser nobody looks at a citation, and what a row takes from a list is nothing. */
const NO_CITES = `const nothing = new Proxy(() => nothing, { get: (_, key) => (key === Symbol.toPrimitive ? () => '' : nothing) });
export const citesOf = () => nothing, doubted = citesOf, doubtful = citesOf, numbered = nothing;`;

const madeBy = (one: ts.Statement): ts.Expression | undefined =>
  ts.isExportAssignment(one) ? one.expression : ts.isVariableStatement(one) ? one.declarationList.declarations[0]?.initializer : undefined;

/** The expression of the scorers of a game's code or of a row: a literal that names them, or one that a call is given. */
function scorersOf(made: ts.Expression | undefined): ts.Expression | null {
  const rows = made === undefined ? [] : (ts.isCallExpression(made) ? [...made.arguments] : [made]).filter(ts.isObjectLiteralExpression);
  const [scorers] = rows.flatMap((row) => row.properties.filter((one) => one.name?.getText() === 'scorers'));
  return scorers === undefined ? null : ts.isPropertyAssignment(scorers) ? scorers.initializer : (scorers.name as ts.Identifier);
}

/** The statement that makes the game or variant of a file. */
function written(source: ts.SourceFile): { readonly whole: ts.Statement; readonly made: ts.Expression; readonly scorers: ts.Expression | null } | null {
  const whole = source.statements.find((one) => scorersOf(madeBy(one)) !== null) ?? source.statements.find(ts.isExportAssignment);
  const made = whole === undefined ? undefined : madeBy(whole);
  return whole === undefined || made === undefined ? null : { whole, made, scorers: scorersOf(made) };
}

/** The expression of one scorer: its own where the row writes it out, else the whole list by its key. */
function rowOf(made: ts.Expression, scorers: ts.Expression | null, key: string): string {
  if (scorers === null) return `(${made.getText()}).scorers[${JSON.stringify(key)}]`;
  const keyOf = (one: ts.ObjectLiteralElementLike) => (one.name !== undefined && ts.isStringLiteral(one.name) ? one.name.text : one.name?.getText());
  const own = ts.isObjectLiteralExpression(scorers) ? scorers.properties.find((one) => keyOf(one) === key) : undefined;
  const value = own === undefined ? undefined : ts.isPropertyAssignment(own) ? own.initializer : own.name;
  return value?.getText() ?? `(${scorers.getText()})[${JSON.stringify(key)}]`;
}

/** A file of the engine with its top marked; of a game or a variant the row of one of its scorers alone, as `row`. */
export function scorerCode(text: string, path: string, key: string | null): string {
  const parsed = (code: string) => ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true);
  const wordy = parsed(text);
  const passages = noPassages(wordy);
  const bare = apply(text, [...noWords(wordy).filter(([at]) => !passages.some(([from, to]) => from <= at && at < to)), ...passages]);
  const source = parsed(bare);
  const edits = pureCalls(source);
  const found = key === null ? null : written(source);
  if (key === null || found === null) return apply(bare, edits);
  const [from, to] = [found.whole.getStart(), found.whole.getEnd()];
  const gone: Edit[] = source.statements.filter(ts.isExportAssignment).map((one) => [one.getStart(), one.getEnd(), '']);
  const row: Edit = [from, to, `export const row = ${rowOf(found.made, found.scorers, key)};`];
  return apply(bare, [...edits.filter(([at]) => at < from || at > to), ...gone.filter(([at]) => at !== from), row]);
}

function apply(text: string, edits: readonly Edit[]): string {
  return [...edits].sort(([a], [b]) => b - a).reduce((made, [from, to, by]) => made.slice(0, from) + by + made.slice(to), text);
}

/** The query on a module's path that asks for one of its scorers. */
export const ROW_OF = '?row=';

/** Resolves the engine's files for a scorer's bundle; those in `shared` are left to the file that every scorer shares. */
export function scorerFiles(engine: string, shared: ReadonlySet<string>, sharedAt: string): Plugin {
  return {
    name: 'scorer-code',
    setup(build) {
      build.onResolve({ filter: /./ }, ({ path, resolveDir, kind }) => {
        if (kind === 'entry-point' || (!path.startsWith('.') && !path.startsWith('/'))) return undefined;
        const [file = '', query] = path.split(ROW_OF);
        const full = new URL(file, `file://${resolveDir}/`).pathname;
        if (shared.has(full)) return { path: sharedAt, external: true };
        if (!full.startsWith(engine)) return undefined;
        return { path: full, sideEffects: false, ...(query === undefined ? {} : { suffix: `${ROW_OF}${query}` }) };
      });
      build.onLoad({ filter: /rules-engine\/laws\/cites\.ts$/ }, () => ({ contents: NO_CITES, loader: 'js' }));
      build.onLoad({ filter: /rules-engine\/.*\.ts$/ }, ({ path, suffix }) => ({
        contents: scorerCode(readFileSync(path, 'utf8'), path, suffix.startsWith(ROW_OF) ? suffix.slice(ROW_OF.length) : null),
        loader: 'ts',
      }));
    },
  };
}
