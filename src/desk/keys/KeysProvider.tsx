import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { KeyDesk } from './keyDesk';

const KeyContext = createContext<KeyDesk>(new KeyDesk());

/** The tables of keys around a part of the desk. */
export const useKeyDesk = (): KeyDesk => useContext(KeyContext);

/** Hears the keyboard for every table of keys within. */
export function KeysProvider({ children }: { children: ReactNode }) {
  const [desk] = useState(() => new KeyDesk());
  useEffect(() => {
    const hear = (event: KeyboardEvent) => desk.hear(event);
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, [desk]);
  return <KeyContext value={desk}>{children}</KeyContext>;
}
