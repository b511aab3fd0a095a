/**
 * Lets webpack drop what the app does not use of react-router: its one big file makes every component and context by a
 * call, names it and gives it its context by assignments, and nothing says that these are free of side effects. A class
 * that needs its context is one of the data router's, which this app does not have.
 */
export default function pureRouter(source) {
  return (
    source
      .replace(/= (React\d*\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ $1')
      // It looks whether React has this hook by way of the whole namespace, which costs an adapter; nothing here asks for it.
      .replace(/^var useOptimisticImpl = .*$/m, 'var useOptimisticImpl;')
      .replace(/^[A-Z]\w*\.(?:displayName = "[^"]*"|contextType = \w+);$/gm, '')
  );
}
