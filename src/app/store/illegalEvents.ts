import type { Middleware, UnknownAction } from '@reduxjs/toolkit';
import { bootTable } from '@/features/boot/bootMachine';
import { sessionTable } from '@/features/session/sessionMachine';
import type { LogPort } from '@/kernel/ports';
import { answers, type Table } from '@/lib/machine/machine';

/** Slices that are one machine, with their tables. */
const tables: Readonly<Record<string, Table>> = { app: bootTable, session: sessionTable };

/** For developers: an event that the present state of a machine does not answer is logged; it changes nothing (D1). */
export function illegalEvents(log: LogPort): Middleware {
  return ({ getState }) =>
    (next) =>
    (action) => {
      const [slice = '', event = ''] = String((action as UnknownAction).type).split('/');
      const table = tables[slice];
      const at = (getState() as Record<string, { at?: string }>)[slice]?.at;
      const knows = table && Object.values(table).some((events) => event in events);
      if (knows && at !== undefined && !answers(table, at, event)) {
        log.warn('An event the state does not answer', { at, event });
      }
      return next(action);
    };
}
