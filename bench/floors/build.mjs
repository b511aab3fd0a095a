#!/usr/bin/env node
/**
 * Builds floor variants with webpack in production mode: `node bench/floors/build.mjs OUT_DIR [variant ...]`
 * The smallest apps on the mandated stack, from the versions this project has installed. Each variant changes one
 * thing against `stack`, so that its share can be read off.
 */
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack from 'webpack';
import workbox from 'workbox-webpack-plugin';

const here = path.dirname(fileURLToPath(import.meta.url));
const src = (file) => path.join(here, 'src', file);
const MODERN = 'chrome >= 111, safari >= 16.4, firefox >= 114';
const STACK = {
  entry: 'stack.js',
  api: 'api-rtkq.js',
  ui: 'ui-styled.js',
  persist: 'persist-on.js',
  app: 'app-declarative.js',
};

// Shown before the bundle arrives; it looks like the first render of the app, so that nothing shifts.
const CRITICAL = fs.readFileSync(src('ui.css'), 'utf8').trim();
const SHELL =
  '<header class="header">首页</header><main class="page">' +
  '<article class="card"><span class="icon"></span><h3 class="title">加载中</h3></article>'.repeat(6) +
  '</main><nav class="bar"><a>首页</a><a>列表</a><a>虚拟</a></nav>';

// The same shell with the feed as it was at build time: what a prerendered home page would carry.
const FEED = Array.from(
  { length: 20 },
  (_, id) =>
    '<article class="card row"><span class="icon"></span><div>' +
    `<h3 class="title">游戏 ${id} 号</h3><p class="sub">第 ${id} 条介绍文字，礼包与活动</p></div></article>`,
).join('');
const SNAPSHOT = SHELL.replace(/<article.*<\/article>/s, `<section id="home">${FEED}</section>`);

/** Every variant by name; `blank`, a page with one word, is not built. */
export const VARIANTS = {
  hello: { entry: 'hello.js' },
  stack: STACK,
  'stack-data-router': { ...STACK, app: 'app-data.js' },
  'stack-no-rtkq': { ...STACK, api: 'api-thunk.js' },
  'stack-no-styled': { ...STACK, ui: 'ui-css.js' },
  'stack-no-persist': { ...STACK, persist: 'persist-off.js' },
  'stack-devcode': { ...STACK, nodeEnv: 'development' },
  'stack-split': { ...STACK, split: true },
  'stack-preload': { ...STACK, split: true, preload: true },
  'stack-shell': { ...STACK, split: true, shell: true },
  'stack-shell-data': { ...STACK, split: true, shell: true, earlyData: true },
  'stack-snapshot': { ...STACK, split: true, shell: true, snapshot: true, earlyData: true },
  'stack-sw': { ...STACK, split: true, sw: true },
  'stack-best': { ...STACK, split: true, shell: true, earlyData: true, sw: true },
};

function config(name, variant, outDir) {
  const alias = {};
  for (const key of ['api', 'ui', 'persist', 'app']) if (variant[key]) alias[`#${key}`] = src(variant[key]);
  return {
    name,
    mode: 'production',
    context: here,
    entry: { main: src(variant.entry) },
    output: { path: path.join(outDir, name), filename: '[name].[contenthash:10].js', publicPath: '/', clean: true },
    target: ['web', 'es2022'],
    devtool: false,
    resolve: { alias },
    performance: { hints: false },
    optimization: {
      nodeEnv: variant.nodeEnv ?? 'production',
      splitChunks: variant.split
        ? { chunks: 'initial', cacheGroups: { vendor: { test: /node_modules/, name: 'vendor' } } }
        : false,
      runtimeChunk: false,
    },
    module: {
      rules: [
        {
          test: /\.js$/,
          exclude: /node_modules/,
          resolve: { fullySpecified: false },
          loader: 'babel-loader',
          options: {
            configFile: false,
            presets: [
              ['@babel/preset-env', { targets: MODERN, bugfixes: true }],
              ['@babel/preset-react', { runtime: 'automatic' }],
            ],
          },
        },
        { test: /\.css$/, type: 'javascript/auto', use: [path.join(here, 'css-inject-loader.cjs')] },
      ],
    },
    plugins: [
      new webpack.DefinePlugin({ 'process.env.WITH_SW': JSON.stringify(Boolean(variant.sw)) }),
      new HtmlWebpackPlugin({
        inject: false,
        minify: false,
        templateContent: ({ htmlWebpackPlugin: { files } }) => page(files.js, variant),
      }),
      ...(variant.sw ? [serviceWorker()] : []),
    ],
  };
}

const serviceWorker = () =>
  new workbox.GenerateSW({
    swDest: 'sw.js',
    clientsClaim: true,
    skipWaiting: true,
    navigateFallback: '/index.html',
    inlineWorkboxRuntime: true,
    sourcemap: false,
    mode: 'production',
    runtimeCaching: [
      {
        urlPattern: ({ url }) => url.pathname.startsWith('/api/'),
        handler: 'StaleWhileRevalidate',
        options: { cacheName: 'api' },
      },
    ],
  });

const HEAD =
  '<!doctype html><html lang="zh"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">';

function page(scripts, { preload, earlyData, shell, snapshot }) {
  const links = preload ? scripts.map((file) => `<link rel="preload" as="script" href="${file}">`).join('') : '';
  const early = earlyData ? '<link rel="preload" as="fetch" href="/api/items?n=20" crossorigin="anonymous">' : '';
  const tags = scripts.map((file) => `<script defer src="${file}"></script>`).join('');
  const style = shell ? `<style>${CRITICAL}</style>` : '';
  const body = snapshot ? SNAPSHOT : shell ? SHELL : '';
  return `${HEAD}<title>floor</title><link rel="icon" href="data:,">${links}${early}${style}${tags}</head><body><div id="root">${body}</div></body></html>`;
}

const build = (name, outDir) =>
  new Promise((resolve, reject) => {
    webpack(config(name, VARIANTS[name], outDir), (fault, stats) => {
      if (fault) reject(fault);
      else if (stats.hasErrors()) reject(new Error(stats.toString({ all: false, errors: true })));
      else resolve();
    });
  });

/** Builds `blank` and the named variants into folders of their names under `outDir`. */
export async function buildFloors(outDir, names = Object.keys(VARIANTS)) {
  fs.mkdirSync(path.join(outDir, 'blank'), { recursive: true });
  const blank = `${HEAD}<title>blank</title><link rel="icon" href="data:,"></head><body><h1 id="home">你好</h1></body></html>`;
  fs.writeFileSync(path.join(outDir, 'blank', 'index.html'), blank);
  for (const name of names.filter((one) => one !== 'blank')) await build(name, outDir);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [out, ...only] = process.argv.slice(2);
  if (!out) throw new Error('usage: node bench/floors/build.mjs OUT_DIR [variant ...]');
  await buildFloors(path.resolve(out), only.length > 0 ? only : undefined);
}
