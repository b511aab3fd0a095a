/** What reads or changes the world past the ports: reducers and effects must be able to run again. */
const viaWindow = new Set([
  'fetch',
  'XMLHttpRequest',
  'WebSocket',
  'EventSource',
  'localStorage',
  'sessionStorage',
  'indexedDB',
  'setTimeout',
  'setInterval',
  'requestIdleCallback',
  'location',
  'history',
]);
const impure = new Map([
  ['Date', new Set(['now'])],
  ['Math', new Set(['random'])],
  ['performance', new Set(['now', 'timeOrigin'])],
  ['crypto', new Set(['randomUUID', 'getRandomValues'])],
  ['document', new Set(['cookie', 'location'])],
  ['navigator', new Set(['sendBeacon', 'clipboard', 'share'])],
  ...['window', 'globalThis', 'self', 'top', 'parent'].map((name) => [name, viaWindow]),
]);

const isGlobal = (path, name) => !path.scope.hasBinding(name, true);

const memberName = ({ property, computed }) => {
  if (!computed) return property.name;
  return property.type === 'StringLiteral' ? property.value : undefined;
};

/** Looks through casts and brackets: `(window as Window).fetch` is `window.fetch`. */
const bare = (node) => {
  let inner = node;
  while (
    ['TSAsExpression', 'TSNonNullExpression', 'TSSatisfiesExpression', 'ParenthesizedExpression'].includes(inner.type)
  ) {
    inner = inner.expression;
  }
  return inner;
};

/** A Babel visitor that reports every direct use of the world. */
export const worldVisitor = (report) => ({
  'MemberExpression|OptionalMemberExpression'(path) {
    const object = bare(path.node.object);
    if (object.type !== 'Identifier' || !isGlobal(path, object.name)) return;
    const name = memberName(path.node);
    if (name !== undefined && impure.get(object.name)?.has(name)) {
      report(path.node, `${object.name}.${name} is reached through ports (src/app/ports)`);
    }
  },
  VariableDeclarator(path) {
    const { id, init } = path.node;
    if (id.type !== 'ObjectPattern' || init?.type !== 'Identifier' || !isGlobal(path, init.name)) return;
    for (const property of id.properties) {
      const name = property.type === 'ObjectProperty' ? property.key.name : undefined;
      if (name !== undefined && impure.get(init.name)?.has(name)) {
        report(path.node, `${init.name}.${name} is reached through ports (src/app/ports)`);
      }
    }
  },
  'NewExpression|CallExpression'(path) {
    const { callee, arguments: given } = path.node;
    if (callee.type !== 'Identifier' || callee.name !== 'Date' || !isGlobal(path, 'Date')) return;
    if (given.length === 0 || path.isCallExpression()) report(path.node, 'the time comes from ports.clock');
  },
});
