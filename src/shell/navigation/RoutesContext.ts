import { createContext, useContext } from 'react';
import type { RouteTable } from './routeTable';

/** Gives components the routes of this build; set once at the root. */
export const RoutesContext = createContext<RouteTable | undefined>(undefined);

/** The routes of this build. A link whose route is missing is not drawn: ask `find(name)` first. */
export function useRoutes(): RouteTable {
  const routes = useContext(RoutesContext);
  if (!routes) throw new Error('No RoutesContext');
  return routes;
}
