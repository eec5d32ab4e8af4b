// StrykerJS plugin that ignores sentences and messages: a changed word in one is not a wrong calculation.
import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';

/** A string after `??` on an index or key access, or as a default in array destructuring: it is never used, because the element always exists. */
const isFallBack = (path) =>
  path.isStringLiteral() &&
  ((path.parentPath.isLogicalExpression({ operator: '??' }) &&
    path.key === 'right' &&
    path.parent.left.type === 'MemberExpression' &&
    path.parent.left.computed) ||
    (path.parentPath.isAssignmentPattern() && path.parentPath.parentPath.isArrayPattern()));

/** Ignores strings with a space, template literals, messages of errors and unused defaults. */
export const strykerPlugins = [
  declareValuePlugin(PluginKind.Ignore, 'words-for-people', {
    shouldIgnore(path) {
      if (path.isStringLiteral() && /\s/.test(path.node.value)) return 'words for a person';
      if (isFallBack(path)) return 'a fall-back that only the compiler asks for';
      if (path.isTemplateLiteral()) return 'words for a person';
      if (path.isNewExpression() && path.get('callee').isIdentifier({ name: 'Error' })) return 'the message of an error';
      return undefined;
    },
  }),
];
