import type { Configuration } from 'webpack-dev-server';

const port = Number(process.env.PORT ?? 8000);
const api = process.env.API_ORIGIN ?? `http://127.0.0.1:${port + 1}`;

/** The server's policy with a fixed nonce, so that a violation shows while developing; relaxed by the dev server's own needs. */
const policy = [
  "default-src 'none'",
  "script-src 'nonce-__CSP_NONCE__' 'strict-dynamic'",
  "style-src 'nonce-__CSP_NONCE__'",
  "img-src 'self' data: blob:",
  "media-src 'self' blob:",
  "font-src 'self'",
  "connect-src 'self' ws: wss:",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-src 'self' about:",
  "require-trusted-types-for 'script'",
  'trusted-types app-webpack dompurify app-sw webpack webpack-dev-server#overlay',
].join('; ');

/** Fast Refresh on PORT (8000); everything that is not the app goes to the API server beside it. */
export const devServer = (): Configuration => ({
  port,
  host: process.env.HOST ?? 'localhost',
  hot: true,
  static: false,
  allowedHosts: 'auto',
  historyApiFallback: { disableDotRule: true, rewrites: [{ from: /^\/__replay$/, to: '/replay.html' }] },
  headers: { 'Content-Security-Policy': policy },
  client: { overlay: { errors: true, warnings: false, runtimeErrors: false } },
  proxy: [{ context: ['/api/', '/media/', '/dl/', '/pay/', '/config.json', '/healthz', '/readyz'], target: api }],
});
