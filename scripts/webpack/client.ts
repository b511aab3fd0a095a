import { resolve } from 'node:path';
import { type BrotliOptions, constants } from 'node:zlib';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import CompressionPlugin from 'compression-webpack-plugin';
import CopyPlugin from 'copy-webpack-plugin';
import HtmlPlugin from 'html-webpack-plugin';
import webpack, { type Configuration, type WebpackPluginInstance } from 'webpack';
import 'webpack-dev-server';
import { InjectManifest } from 'workbox-webpack-plugin';
import { bitmapIcons } from './bitmapIcons.ts';
import { ChunkReport } from './chunkReport.ts';
import { ChunkTable } from './chunkTable.ts';
import { devServer } from './devServer.ts';
import { FirstScreen } from './firstScreen.ts';
import { HtmlShell } from './htmlShell.ts';
import { allowedOrigins } from './pagePolicy.ts';
import { cacheFor, dist, type Mode, resolveOptions, root, rules } from './shared.ts';
import { isStandingFile } from './standing.ts';

/**
 * Files most of which runs as soon as they are there. Chromium compiles such a file whole beside the main thread, which else
 * compiles function by function while it starts; other engines read a comment. Shared files are not among them: a page runs
 * a part of each, and the rest would only take memory (decision 0009).
 */
const runAtOnce = /^assets\/(vendor|main|list-base|home-rails|page-(?!base)|overlay-)/;

const productionPlugins = (): WebpackPluginInstance[] => {
  // Not `index.html`: every answer of it is another page (`clientPage`).
  const compressible = {
    test: /\.(js|css|svg|json|webmanifest|txt)$|^(static|replay)\.html$/,
    exclude: /^config\.json$/,
    threshold: 512,
  };
  return [
    new webpack.BannerPlugin({
      banner: '//# allFunctionsCalledOnLoad',
      raw: true,
      test: runAtOnce,
      stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 10,
    }),
    new ChunkTable(),
    new InjectManifest({
      swSrc: resolve(root, 'src/app/worker/serviceWorker.ts'),
      swDest: 'sw.js',
      include: [({ asset, compilation }) => asset.name === SHELL || isStandingFile(asset.name, compilation)],
      dontCacheBustURLsMatching: /^\/assets\//,
    }),
    new ChunkReport(resolve(dist, 'chunks.json')),
    new CompressionPlugin({ ...compressible, algorithm: 'gzip', filename: '[path][base].gz' }),
    new CompressionPlugin<BrotliOptions>({
      ...compressible,
      algorithm: 'brotliCompress',
      filename: '[path][base].br',
      compressionOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } },
    }),
  ];
};

/** The page for hosts without a server: the one that the worker keeps. */
const SHELL = 'static.html';
const REPLAY_FILE = 'replay.html';

/** What members' pages do without: these chunks stand for themselves. */
const isReplay = ({ name }: { name?: string | null }): boolean => name?.startsWith('replay') === true;

/** All sentences of the catalogue as data: by itself it would draw each page's words to where the recorder is. */
const sentenceTable = {
  test: resolve(root, 'src/app/recorder/sentenceTable.ts'),
  loader: resolve(root, 'scripts/webpack/evaluated.mjs'),
};

/** The app: `dist/client`, content-hashed, one named chunk per lazy page. */
export const clientConfig = (mode: Mode, serving: boolean): Configuration => {
  const production = mode === 'production';
  const origins = allowedOrigins();
  return {
    name: 'client',
    mode,
    target: 'browserslist',
    context: root,
    // The replay page is an app of its own over the same pages (docs/decisions/0016).
    entry: { main: './src/main.tsx', replay: './src/replay.ts' },
    output: {
      path: resolve(dist, 'client'),
      publicPath: '/',
      filename: production ? 'assets/[name].[contenthash:10].js' : 'assets/[name].js',
      chunkFilename: production ? 'assets/[id].js' : 'assets/[name].js',
      assetModuleFilename: 'assets/[name].[contenthash:10][ext]',
      crossOriginLoading: 'anonymous',
      trustedTypes: { policyName: 'app-webpack' },
      clean: true,
    },
    resolve: resolveOptions,
    module: { rules: [...rules({ hot: serving }), sentenceTable] },
    plugins: [
      // Not cached: what is inlined is no asset, so the plugin would not see it change.
      ...[
        { chunks: ['main'], filename: 'index.html', template: 'public/index.html' },
        { chunks: ['replay'], filename: REPLAY_FILE, template: 'public/replay.html' },
      ].map((page) => new HtmlPlugin({ ...page, scriptLoading: 'defer', minify: false, cache: false })),
      ...(production ? [new FirstScreen(resolve(root, 'src/app/first-screen/drawFirstScreens.tsx'))] : []),
      new HtmlShell({
        bootScript: resolve(root, 'src/app/boot/bootScript.ts'),
        globalCss: resolve(root, 'src/theme/globalCss.ts'),
        staticFile: SHELL,
        replayFile: REPLAY_FILE,
        origins,
        serving,
      }),
      new CopyPlugin({
        patterns: [{ from: 'public', globOptions: { ignore: ['**/*.html'] }, noErrorOnMissing: true }],
      }),
      bitmapIcons(),
      ...(production ? productionPlugins() : []),
      ...(serving ? [new ReactRefreshPlugin({ overlay: false })] : []),
    ],
    optimization: {
      runtimeChunk: false,
      // The page's table and the boot script ask for a chunk by its name.
      chunkIds: 'named',
      splitChunks: {
        // The replay page brings all it needs in files of its own, so that members' files stay as they are without it.
        chunks: (chunk) => !isReplay(chunk),
        // A shared piece has to be worth a request and a row in the page's table.
        minSize: 40_000,
        cacheGroups: {
          // Named by who shares it: webpack's own names, of all files in it, are long, and the first file carries them.
          default: {
            minChunks: 2,
            priority: -20,
            reuseExistingChunk: true,
            name: (_: unknown, chunks: readonly { name?: string | null }[]) =>
              chunks
                .map(({ name }) => name?.replace('page-', ''))
                .sort()
                .join('~'),
          },
          // All packages of the first page in one file: it changes rarely, and one file packs best.
          vendor: {
            test: /node_modules/,
            name: 'vendor',
            chunks: (chunk) => chunk.canBeInitial() && !isReplay(chunk),
            enforce: true,
            priority: 20,
          },
          // What pages are built of: one file for all of them, fetched with the first and when the page is quiet.
          pageBase: {
            test: /node_modules\/lucide-react\/|src\/(ui|lib|shell|text|kernel)\//,
            name: 'page-base',
            chunks: (chunk) => !/^(page-home|main|vendor)$/.test(chunk.name ?? '') && !isReplay(chunk),
            minChunks: 3,
            enforce: true,
            priority: 5,
          },
          // Calls and shapes that many pages use stand in the same file, not in each of theirs.
          pageData: {
            test: /src\/(api|contract)\//,
            name: 'page-base',
            chunks: (chunk) => !/^(page-home|main|vendor)$/.test(chunk.name ?? '') && !isReplay(chunk),
            minChunks: 5,
            enforce: true,
            priority: 5,
          },
          // What windows long lists: many pages, never the first one.
          listBase: {
            test: /node_modules\/virtua\//,
            name: 'list-base',
            chunks: (chunk) => !chunk.canBeInitial() && !isReplay(chunk),
            enforce: true,
            priority: 10,
          },
          // One for all overlays, fetched when the page is quiet (src/app/effects/overlayKitEffects.ts).
          overlayKit: {
            test: /node_modules\/(@base-ui|@floating-ui|tabbable)\/|src\/ui\/(dialog|sheet|overlay)\//,
            name: 'overlay-base',
            chunks: (chunk) => !chunk.canBeInitial() && !isReplay(chunk),
            enforce: true,
            priority: 10,
          },
        },
      },
    },
    // webpack's own HTML minifier would change the inline script after its hash was taken.
    experiments: { html: false },
    devtool: production ? 'source-map' : 'cheap-module-source-map',
    // scripts/budget.mjs judges the sizes members pay, after brotli.
    performance: false,
    cache: cacheFor('client', mode, { serving, origins }),
    stats: 'errors-warnings',
    ...(serving ? { devServer: devServer(origins) } : {}),
  };
};
