// The engine's type check for people who write rules: every error in full, with file and line and the name that was probably meant.
import { relative } from 'node:path';
import ts from 'typescript';
import { nearest } from '../../src/rules-engine/index.ts';

/** The node of an error: the smallest one that begins at its start. */
function nodeAt(file: ts.SourceFile, start: number): ts.Node {
  let node: ts.Node = file;
  for (;;) {
    const inner: ts.Node | undefined = ts.forEachChild(node, (child) => (child.getStart(file) <= start && start < child.getEnd() ? child : undefined));
    if (inner === undefined) return node;
    node = inner;
  }
}

const literalsOf = (type: ts.Type | undefined): string[] =>
  type === undefined ? [] : (type.isUnion() ? type.types : [type]).flatMap((one) => (one.isStringLiteral() ? [one.value] : []));

/** The names that the compiler accepts in place of a wrong string or property name. */
function expectedAt(checker: ts.TypeChecker, node: ts.Node): { readonly found: string; readonly names: readonly string[] } | null {
  const { parent } = node;
  if (parent !== undefined && ts.isPropertyAssignment(parent) && parent.name === node && (ts.isIdentifier(node) || ts.isStringLiteral(node))) {
    // If the value is wrong, the compiler reports the error at the property name.
    const value = parent.initializer;
    const values = ts.isStringLiteral(value) ? literalsOf(checker.getContextualType(value)) : [];
    if (ts.isStringLiteral(value) && values.length > 0 && !values.includes(value.text)) return { found: value.text, names: values };
    const type = checker.getContextualType(parent.parent);
    return { found: node.text, names: type?.getProperties().map(({ name }) => name) ?? [] };
  }
  return ts.isStringLiteral(node) ? { found: node.text, names: literalsOf(checker.getContextualType(node)) } : null;
}

function suggestion(program: ts.Program, { file, start, messageText }: ts.Diagnostic): string {
  if (file === undefined || start === undefined || ts.flattenDiagnosticMessageText(messageText, '\n').includes('Did you mean')) return '';
  const expected = expectedAt(program.getTypeChecker(), nodeAt(file, start));
  const near = expected === null ? undefined : nearest(expected.found, expected.names);
  return near === undefined ? '' : `\n  the nearest is "${near}"`;
}

/**
 * Checks a project, or only the files that `isChecked` accepts and their imports. Incremental: keeps its state in `buildInfo`.
 * Returns one text per error, `file(line,column): message` with its continuation lines; an empty array if there are no errors.
 */
export function typeErrors(project: string, buildInfo: string, isChecked: (file: string) => boolean = () => true): string[] {
  const config = ts.getParsedCommandLineOfConfigFile(
    project,
    { noEmit: true, incremental: true, tsBuildInfoFile: buildInfo },
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
        throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'));
      },
    },
  );
  if (config === undefined) throw new Error(`expected a project of the compiler at ${project}`);
  const builder = ts.createIncrementalProgram({ rootNames: config.fileNames.filter(isChecked), options: config.options });
  const program = builder.getProgram();
  const found = [...builder.getConfigFileParsingDiagnostics(), ...builder.getSyntacticDiagnostics(), ...builder.getSemanticDiagnostics()];
  builder.emit();
  return found.map((one) => {
    const at = one.file === undefined || one.start === undefined ? undefined : one.file.getLineAndCharacterOfPosition(one.start);
    const place = at === undefined || one.file === undefined ? '' : `${relative('.', one.file.fileName)}(${at.line + 1},${at.character + 1}): `;
    return `${place}${ts.flattenDiagnosticMessageText(one.messageText, '\n')}${suggestion(program, one)}`;
  });
}
