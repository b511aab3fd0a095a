/** What may move, and how long: transform and opacity alone, which need no layout and no paint, in the theme's times. */

const MAY_MOVE = ['transform', 'opacity'];
const NOT_A_PROPERTY = ['offset', 'easing', 'composite'];

/** The text of a template, without what is put in. */
const textOf = ({ quasis }) => quasis.map(({ value }) => value.raw).join('');

/** The properties that the steps of a keyframes text set. */
const inSteps = (text) => [...text.matchAll(/([\w-]+)\s*:/g)].map(([, name]) => name);

/** The single transitions of a text, without what stands in brackets. */
const transitionsIn = (text) =>
  [...text.matchAll(/(?<![\w-])transition:([^;}]*)/g)].flatMap(([, value]) =>
    value
      .replace(/(?<!var)\([^)]*\)/g, '')
      .split(',')
      .map((one) => one.trim()),
  );

const keysOf = (node) =>
  node?.type === 'ArrayExpression'
    ? node.elements.flatMap(keysOf)
    : node?.type === 'ObjectExpression'
      ? node.properties.map(({ key }) => key?.name ?? key?.value)
      : [];

export const motionVisitor = (report) => {
  const look = (node, names) => {
    for (const name of names) {
      if (!MAY_MOVE.includes(name)) report(node, `${name} does not move: transform and opacity alone do`);
    }
  };
  return {
    TaggedTemplateExpression: ({ node }) => {
      if (node.tag.name === 'keyframes') look(node, inSteps(textOf(node.quasi)));
    },
    TemplateLiteral: ({ node }) => {
      const moves = transitionsIn(textOf(node)).filter((one) => !/^none\b/.test(one));
      look(
        node,
        moves.map((one) => one.split(/\s/)[0]),
      );
      if (moves.some((one) => !one.includes('var(--t'))) report(node, 'a transition takes a time of the theme');
    },
    CallExpression: ({ node }) => {
      if (node.callee.property?.name !== 'animate') return;
      const [steps] = node.arguments;
      look(
        node,
        keysOf(steps).filter((name) => !NOT_A_PROPERTY.includes(name)),
      );
    },
  };
};
