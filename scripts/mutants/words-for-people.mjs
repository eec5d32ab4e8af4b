// Plugin of StrykerJS: sentences and messages are read by people, and a changed word in one is no wrong reckoning.
import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';

/** The text after `??` or `=` where a list is asked by its number or a record by its key: no place of a sound list is empty. */
const isFallBack = (path) =>
  path.isStringLiteral() &&
  ((path.parentPath.isLogicalExpression({ operator: '??' }) &&
    path.key === 'right' &&
    path.parent.left.type === 'MemberExpression' &&
    path.parent.left.computed) ||
    (path.parentPath.isAssignmentPattern() && path.parentPath.parentPath.isArrayPattern()));

/** A text with a space in it, a template, the message of an error. */
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
