/** Babel emits, TypeScript only checks. The switches are part of webpack's cache key. */
export default (api) => {
  const env = api.env();
  const test = env === 'test';
  const refresh = api.caller((caller) => caller?.hot === true);
  // Not by its target: what is run while building has Node's too, and must be as the app is.
  const server = api.caller((caller) => caller?.server === true);
  return {
    // Our fields shadow no setter, and the first load needs no helper for them.
    assumptions: { setPublicClassFields: true },
    presets: [
      ['@babel/preset-env', test || server ? { targets: { node: '20.19' } } : { bugfixes: true }],
      ['@babel/preset-react', { runtime: 'automatic' }],
      ['@babel/preset-typescript', { onlyRemoveTypeImports: true, allowDeclareFields: true }],
    ],
    plugins: [
      !server && ['babel-plugin-styled-components', { displayName: false, fileName: false, pure: true }],
      refresh && 'react-refresh/babel',
    ].filter(Boolean),
  };
};
