import { resolve } from 'node:path';
import { type BrotliOptions, constants } from 'node:zlib';
import CompressionPlugin from 'compression-webpack-plugin';
import HtmlPlugin from 'html-webpack-plugin';
import type { Configuration } from 'webpack';
import { DeskPage } from './deskPage.ts';
import { cacheFor, dist, type Mode, resolveOptions, root, rules } from './shared.ts';

const compressible = { test: /\.js$/, threshold: 512 };
const packed = () => [
  new CompressionPlugin({ ...compressible, algorithm: 'gzip', filename: '[path][base].gz' }),
  new CompressionPlugin<BrotliOptions>({
    ...compressible,
    algorithm: 'brotliCompress',
    filename: '[path][base].br',
    compressionOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } },
  }),
];

/**
 * The desk of the staff: `dist/desk`, a build of its own, so that members' files stay as they are whatever happens here. One
 * chunk a room. For development it lies beside the caches, as the server does.
 */
export const deskConfig = (mode: Mode): Configuration => {
  const production = mode === 'production';
  return {
    name: 'desk',
    mode,
    target: 'browserslist',
    context: root,
    entry: { desk: './src/desk/main.tsx' },
    output: {
      path: production ? resolve(dist, 'desk') : resolve(root, 'node_modules/.cache/plaza/dev/desk'),
      publicPath: '/__desk/',
      filename: production ? 'assets/[name].[contenthash:10].js' : 'assets/[name].js',
      chunkFilename: production ? 'assets/[name].[contenthash:10].js' : 'assets/[name].js',
      uniqueName: 'desk',
      trustedTypes: { policyName: 'desk-webpack' },
      clean: true,
    },
    resolve: resolveOptions,
    module: { rules: rules() },
    plugins: [
      new HtmlPlugin({
        filename: 'index.html',
        template: 'scripts/webpack/desk.html',
        scriptLoading: 'defer',
        minify: false,
        cache: false,
      }),
      new DeskPage(resolve(root, 'src/desk/theme/globalCss.ts')),
      ...(production ? packed() : []),
    ],
    optimization: {
      chunkIds: 'named',
      splitChunks: {
        chunks: 'all',
        cacheGroups: {
          // What every room needs changes rarely, and not with the rooms.
          vendor: { test: /node_modules/, name: 'vendor', chunks: 'initial', enforce: true },
        },
      },
    },
    experiments: { html: false },
    devtool: production ? 'source-map' : 'cheap-module-source-map',
    performance: false,
    cache: cacheFor('desk', mode),
    stats: 'errors-warnings',
  };
};
