import type { Navigator } from 'react-router';
import { addressOf } from './place';

const stay = () => {};

/** React Router wants somebody who moves the browser; here every wish is an event (`Link`, `useGo`) and one effect moves. */
export const stillNavigator: Navigator = {
  createHref: (to) => (typeof to === 'string' ? to : addressOf({ pathname: '/', search: '', hash: '', ...to })),
  push: stay,
  replace: stay,
  go: stay,
};
