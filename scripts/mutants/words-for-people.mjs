// Plugin of StrykerJS: sentences and messages are read by people, and a changed word in one is no wrong reckoning.
import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';

/** A text with a space in it, a template, the message of an error. */
export const strykerPlugins = [
  declareValuePlugin(PluginKind.Ignore, 'words-for-people', {
    shouldIgnore(path) {
      if (path.isStringLiteral() && /\s/.test(path.node.value)) return 'words for a person';
      if (path.isTemplateLiteral()) return 'words for a person';
      if (path.isNewExpression() && path.get('callee').isIdentifier({ name: 'Error' })) return 'the message of an error';
      return undefined;
    },
  }),
];
