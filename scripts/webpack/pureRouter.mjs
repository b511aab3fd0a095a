/**
 * Lets webpack drop what the app does not use of react-router: its one big file makes every component and context by a
 * call and names it by an assignment, and neither says that it is free of side effects.
 */
export default function pureRouter(source) {
  return source
    .replace(/= (React\d*\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ $1')
    .replace(/^[A-Z]\w*\.displayName = "[^"]*";$/gm, '');
}
