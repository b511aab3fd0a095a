import type { Ports } from '@/kernel/ports';

/** Where the device id lies in browser storage. */
export const DEVICE_KEY = 'plaza:device';

const DEVICE_ID = /^[0-9a-f]{32}$/;

/** The device id: a UUID without dashes, made when missing (A4). Empty when none can be made. */
export function deviceId({ local, ids, log }: Pick<Ports, 'local' | 'ids' | 'log'>): string {
  const stored = local.read(DEVICE_KEY);
  if (stored && DEVICE_ID.test(stored)) return stored;
  try {
    local.write(DEVICE_KEY, ids.uuid().replaceAll('-', ''));
  } catch (fault) {
    log.warn('No device id could be made', fault);
    return '';
  }
  // Two tabs may start for the first time at once: whoever wrote last gives both the same id.
  return local.read(DEVICE_KEY) ?? '';
}
