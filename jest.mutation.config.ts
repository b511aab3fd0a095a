/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';
import all from './jest.config';

const [app] = all.projects as Config[];

/** The tests of the pure core alone, for `npm run mutation`: one project, no store of the whole app, no pages. */
const config: Config = {
  ...app,
  testMatch: [
    '<rootDir>/src/lib/{machine,time,format}/*.test.ts',
    '<rootDir>/src/**/*{Machine,.model,.core}.test.ts',
    '<rootDir>/src/**/machines.test.ts',
    '<rootDir>/src/kernel/gate.test.ts',
    '<rootDir>/src/api/{encode,readTimes}.test.ts',
    '<rootDir>/src/features/{download/price,checkin/days,reading/geometry/geometry}.test.ts',
    '<rootDir>/src/shell/navigation/guard.test.ts',
    '<rootDir>/src/shell/forms/forms.test.ts',
  ],
};

export default config;
