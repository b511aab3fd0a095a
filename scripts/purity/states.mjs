/** What is said of some states is said of all: a list of comparisons, or of names, forgets the next state silently. */

const said = ({ type, object, property, name, left, operator, right }) => {
  if (type === 'BinaryExpression') return right.type === 'StringLiteral' ? `${said(left)} ${operator}` : '';
  if (type === 'Identifier') return name;
  if (/^(Optional)?MemberExpression$/.test(type)) return `${said(object)}.${property.name}`;
  return '';
};

/** The operands of `a || b || c`, however they are bracketed. */
const operandsOf = (node, operator) =>
  node.type === 'LogicalExpression' && node.operator === operator
    ? [...operandsOf(node.left, operator), ...operandsOf(node.right, operator)]
    : [node];

const MESSAGE = 'what is said of some states is said of all: stateIn or EachState (src/lib/machine/states.ts)';

export const statesVisitor = (report) => ({
  LogicalExpression: ({ node, parent }) => {
    if (parent.type === 'LogicalExpression' && parent.operator === node.operator) return;
    const equals = { '||': '===', '&&': '!==' }[node.operator];
    const asked = operandsOf(node, node.operator)
      .map(said)
      .filter((text) => new RegExp(`^(.*\\.)?at ${equals}$`).test(text));
    if (new Set(asked).size < asked.length) report(node, MESSAGE);
  },
  CallExpression: ({ node: { callee, arguments: given } }) => {
    const isList = callee.type === 'MemberExpression' && ['includes', 'has'].includes(callee.property.name);
    const [state] = given;
    if (isList && given.length === 1 && state?.type.endsWith('MemberExpression') && state.property.name === 'at')
      report(callee, MESSAGE);
  },
});
