/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';
import { lackedServices } from './scripts/lib/services.cjs';

const shared: Config = {
  transform: { '\\.[cm]?[jt]sx?$': 'babel-jest' },
  // These ship ES modules only, so Jest has to transform them.
  transformIgnorePatterns: [
    '/node_modules/(?!(uuid|lodash-es|@redux-devtools|react-base16-styling|react-json-tree|dateformat|jsondiffpatch)/)',
  ],
  moduleNameMapper: {
    '\\.svg$': '<rootDir>/src/testing/SvgStub.tsx',
    '^@/(.*)$': '<rootDir>/src/$1',
    '^@server/(.*)$': '<rootDir>/server/$1',
    '^@demo/(.*)$': '<rootDir>/demo/$1',
    '^@scripts/(.*)$': '<rootDir>/scripts/$1',
  },
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/data/', '<rootDir>/.cache/'],
};

const config: Config = {
  maxWorkers: 2,
  projects: [
    {
      ...shared,
      displayName: 'app',
      rootDir: '.',
      testEnvironment: 'jest-fixed-jsdom',
      testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
      setupFiles: ['<rootDir>/src/testing/setupGlobals.ts'],
      setupFilesAfterEnv: ['<rootDir>/src/testing/setupJest.ts'],
    },
    {
      ...shared,
      displayName: 'server',
      rootDir: '.',
      testEnvironment: '<rootDir>/server/testing/keepingEnvironment.ts',
      testMatch: ['<rootDir>/{server,demo}/**/*.test.ts', '<rootDir>/scripts/**/*.test.ts'],
      // What asks a service says so in its name, and is not looked for where there is none; `npm test` says which.
      testPathIgnorePatterns: ['/node_modules/', ...lackedServices().map(({ name }) => `\\.${name}\\.test\\.ts$`)],
    },
  ],
};

export default config;
