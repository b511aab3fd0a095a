/** How the catalogue writes: a space between Han and Latin or figures, one form of address, and to members one pair of quotation marks. */
const HAN = '\\p{Script=Han}';
const FIGURE = '[A-Za-z0-9]';
const CLOSE = new RegExp(`${HAN}${FIGURE}|(?:${FIGURE}|%)${HAN}`, 'gu');
/** The operator's name for the currency (spec 1). */
const CURRENCY = /X钻/g;

/** Names of the numbers among the parameters of the functions around a template. */
const numbersAround = (path) => {
  const names = new Set();
  for (let around = path.getFunctionParent(); around; around = around.getFunctionParent())
    for (const { name, typeAnnotation } of around.node.params)
      if (typeAnnotation?.typeAnnotation?.type === 'TSNumberKeyword') names.add(name);
  return names;
};

const isNumber = ({ type, name, property }, numbers) =>
  numbers.has(name) || type === 'BinaryExpression' || property?.name === 'length';

/** A template's text with a figure for each number, and nothing for what may be a word. */
const spelled = (path) => {
  const { quasis, expressions } = path.node;
  const numbers = numbersAround(path);
  return quasis
    .map(({ value }, at) => {
      const next = expressions[at];
      return `${value.cooked ?? ''}${next === undefined ? '' : isNumber(next, numbers) ? '0' : ' '}`;
    })
    .join('');
};

export const wordingVisitor = (report, { toMembers = true } = {}) => {
  const look = (node, text) => {
    for (const [found] of text.replace(CURRENCY, '钻').matchAll(CLOSE))
      report(node, `a space belongs between Han and Latin or figures: “${found}”`);
    if (text.includes('您')) report(node, 'members are addressed as 你');
    if (toMembers && /[「」]/.test(text)) report(node, 'members read “ and ”');
  };
  return {
    StringLiteral: ({ node }) => look(node, node.value),
    TemplateLiteral: (path) => look(path.node, spelled(path)),
  };
};
