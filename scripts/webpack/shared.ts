import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Configuration, RuleSetRule } from 'webpack';

/** webpack always runs from the repository root. */
export const root = process.cwd();
export const dist = resolve(root, 'dist');

export type Mode = 'development' | 'production';

/** Babel emits; `caller` tells babel.config.js which build asks, so every switch is part of the cache key. */
export const babelRule = (caller: { hot?: boolean; server?: boolean }): RuleSetRule => ({
  test: /\.tsx?$/,
  exclude: /node_modules/,
  loader: 'babel-loader',
  options: { caller },
});

/** Packages are written for newer browsers than the oldest that Plaza supports: class fields alone are a blank page there. */
const packageRule: RuleSetRule = {
  test: /\.m?js$/,
  include: /node_modules/,
  loader: 'babel-loader',
  options: {
    babelrc: false,
    configFile: false,
    compact: false,
    sourceType: 'unambiguous',
    assumptions: { setPublicClassFields: true },
    presets: [['@babel/preset-env', { bugfixes: true }]],
  },
};

/** What turns the app's sources into modules: the same for everything that a browser gets, in development and production. */
export const rules = ({ hot = false } = {}): RuleSetRule[] => [
  babelRule({ hot }),
  packageRule,
  {
    test: /\.svg$/,
    issuer: /\.tsx?$/,
    loader: '@svgr/webpack',
    options: {
      svgoConfig: {
        plugins: [{ name: 'preset-default', params: { overrides: { removeViewBox: false } } }, 'prefixIds'],
      },
    },
  },
];

/** The filesystem cache knows files, not switches: whatever changes the output has to be named in its version. */
export const cacheFor = (name: string, mode: Mode, switches: Record<string, unknown> = {}): Configuration['cache'] => ({
  type: 'filesystem',
  name: `${name}-${mode}`,
  version: JSON.stringify({ switches, node: process.versions.node, env: process.env.NODE_ENV }),
  buildDependencies: {
    config: ['webpack.config.ts', 'babel.config.js', 'package-lock.json', 'tsconfig.json'].map((file) =>
      resolve(root, file),
    ),
    // The closing slash tells webpack that it is a folder.
    scripts: [`${resolve(root, 'scripts/webpack')}/`],
  },
});

export const resolveOptions: Configuration['resolve'] = {
  extensions: ['.tsx', '.ts', '.mjs', '.js'],
  alias: {
    '@': resolve(root, 'src'),
    '@server': resolve(root, 'server'),
    '@demo': existsSync(resolve(root, 'demo')) && resolve(root, 'demo'),
  },
};
