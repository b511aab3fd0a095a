import { createContext } from 'react';

/** Whether there is no network: what could not be loaded says so, whatever it was. */
export const OfflineContext = createContext(false);
