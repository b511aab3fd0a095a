import type { UnknownAction } from '@reduxjs/toolkit';
import { extensionRows, userRows } from './expected';
import { memberRows } from './expectedMember';
import { readingRows } from './expectedReading';
import { squareRows } from './expectedSquare';
import { welfareRows } from './expectedWelfare';

interface OneCall {
  name: string;
  /** Asks it of a store. */
  ask: () => UnknownAction;
  /** As the fake server knows it: `POST user/login`. */
  route: string;
  /** With the base path. */
  path: string;
}

const call = (name: string, ask: () => unknown, method = '', path = ''): OneCall => ({
  name,
  ask: ask as () => UnknownAction,
  route: `${method} ${path.slice('/api/'.length)}`,
  path,
});

/** Every endpoint of the app once, as the hand-written tables ask it. */
export const everyCall: readonly OneCall[] = [
  ...[...squareRows, ...userRows, ...extensionRows, ...memberRows].map(({ name, ask, method, path }) =>
    call(name, ask, method, path),
  ),
  ...readingRows.map(({ name, ask, route }) => call(name, ask, ...route.split(' '))),
  ...welfareRows.map(([name, ask, route]) => call(name, ask, ...route.split(' '))),
].filter(({ name }) => !name.includes(','));
