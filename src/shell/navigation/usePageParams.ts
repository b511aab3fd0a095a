import { createContext, useContext } from 'react';

/** What the address of a kept page says in its path; set around each page. */
export const PageParamsContext = createContext<Readonly<Record<string, string>>>({});

/** The path's parameters of this page, which stay its own while it is hidden. */
export function usePageParams(): Readonly<Record<string, string>> {
  return useContext(PageParamsContext);
}
