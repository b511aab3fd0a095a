import { createContext, type RefObject } from 'react';

/** What scrolls the rows inside; nothing where the page itself does. Sheets provide it. */
export const ScrollerContext = createContext<RefObject<HTMLElement | null> | undefined>(undefined);
