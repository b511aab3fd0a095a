import type { Configuration } from 'webpack';
import { clientConfig } from './scripts/webpack/client.ts';
import { deskConfig } from './scripts/webpack/desk.ts';
import { serverConfig } from './scripts/webpack/server.ts';

/** `webpack` builds the client, the desk and the server into dist/; `webpack serve` develops the client alone. */
export default (env: { WEBPACK_SERVE?: boolean }, argv: { mode?: string }): Configuration[] => {
  const mode = argv.mode === 'development' ? 'development' : 'production';
  const serving = env.WEBPACK_SERVE === true;
  return serving ? [clientConfig(mode, serving)] : [clientConfig(mode, serving), deskConfig(mode), serverConfig(mode)];
};
