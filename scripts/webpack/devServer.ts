import type { Configuration } from 'webpack-dev-server';
import { pagePolicy } from './pagePolicy.ts';

const port = Number(process.env.PORT ?? 8000);
const api = process.env.API_ORIGIN ?? `http://127.0.0.1:${port + 1}`;

/** The page's policy with a fixed nonce, so that a violation shows while developing; relaxed by the dev server's own needs. */
const policy = (origins: readonly string[]) =>
  `${pagePolicy({
    scripts: "'nonce-__CSP_NONCE__' 'strict-dynamic'",
    styles: "'nonce-__CSP_NONCE__'",
    origins: [...origins, 'ws:', 'wss:'],
    makers: 'webpack webpack-dev-server#overlay',
  })}; frame-src 'self' about:`;

/** Fast Refresh on PORT (8000); everything that is not the app goes to the API server beside it. */
export const devServer = (origins: readonly string[]): Configuration => ({
  port,
  host: process.env.HOST ?? 'localhost',
  hot: true,
  static: false,
  allowedHosts: 'auto',
  historyApiFallback: { disableDotRule: true, rewrites: [{ from: /^\/__replay$/, to: '/replay.html' }] },
  headers: { 'Content-Security-Policy': policy(origins) },
  client: { overlay: { errors: true, warnings: false, runtimeErrors: false } },
  proxy: [
    { context: ['/api/', '/__desk', '/media/', '/dl/', '/pay/', '/config.json', '/healthz', '/readyz'], target: api },
  ],
});
