// Leaves out faults in class names: jsdom has no styles, so a test could only repeat the names.
import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';

const LEFT_OUT = 'Class names: jsdom has no styles.';

/** Whether a text is two or more Tailwind classes, such as `rounded-md bg-surface`. */
function isClassList(text) {
  const words = text.split(' ');
  return (
    words.every((word) => /^-?[a-z][^,;?']*$/.test(word)) &&
    words.filter((word) => /[a-z][-:]/.test(word)).length > 1
  );
}

function saysClasses({ node }) {
  if (node.type === 'JSXAttribute') return node.name.name === 'className';
  if (node.type === 'CallExpression') return node.callee.name === 'cx';
  return node.type === 'StringLiteral' && isClassList(node.value);
}

export const strykerPlugins = [
  declareValuePlugin(PluginKind.Ignore, 'class-names', {
    shouldIgnore: (path) => (saysClasses(path) ? LEFT_OUT : undefined),
  }),
];
