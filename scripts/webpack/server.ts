import { resolve } from 'node:path';
import CopyPlugin from 'copy-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import { babelRule, cacheFor, dist, type Mode, resolveOptions, root } from './shared.ts';

/** Packages and Node's own modules stay outside: they are loaded from node_modules at run time. */
const isPackage = (request: string): boolean => !/^(\.|\/|@\/|@(server|demo)\/)/.test(request);

/**
 * Lets `node dist/server/main.js` find its files without the sources: migrations and the database worker
 * lie beside the bundle under the same paths as in the repository.
 */
const whereAmI = `import { dirname as plazaDirname } from 'node:path';
import { fileURLToPath as plazaPath } from 'node:url';
{
  const dist = plazaDirname(plazaDirname(plazaPath(import.meta.url)));
  process.env.PLAZA_ROOT ??= dist;
  process.env.CLIENT_DIR ??= dist + '/client';
  process.env.DESK_FILES ??= dist + '/desk';
}`;

/** The API server as one ES module: `dist/server/main.js`; for development beside the caches, so that it is no build to ship. */
export const serverConfig = (mode: Mode): Configuration => ({
  name: 'server',
  mode,
  target: 'node20.19',
  context: root,
  entry: { main: './server/main.ts' },
  output: {
    path: mode === 'production' ? resolve(dist, 'server') : resolve(root, 'node_modules/.cache/plaza/dev/server'),
    filename: '[name].js',
    module: true,
    chunkFormat: 'module',
    clean: true,
  },
  experiments: { outputModule: true },
  externalsType: 'module',
  externals: [
    async ({ request }: { request?: string }) =>
      request !== undefined && isPackage(request) ? `module ${request}` : undefined,
  ],
  resolve: resolveOptions,
  module: {
    // Paths are looked up at run time by PLAZA_ROOT; webpack must not rewrite them.
    parser: { javascript: { importMeta: false, url: false, worker: false } },
    rules: [babelRule({ server: true })],
  },
  plugins: [
    new CopyPlugin({
      patterns: [
        { from: '**/*.{sql,mjs}', context: 'server', noErrorOnMissing: true },
        { from: 'server.package.json', to: 'package.json', context: 'scripts/webpack' },
      ],
    }),
    new webpack.BannerPlugin({ banner: whereAmI, raw: true, entryOnly: true }),
  ],
  // NODE_ENV is read when the server runs, not frozen when it is built.
  optimization: { nodeEnv: false, minimize: false },
  devtool: 'source-map',
  cache: cacheFor('server', mode),
  stats: 'errors-warnings',
});
