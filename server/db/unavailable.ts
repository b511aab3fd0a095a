import { errorCode } from './tx';

/** The database gave no answer: no session was free in time, or the one in use was lost. Asked again it may well answer. */
export class DatabaseUnavailable extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'DatabaseUnavailable';
  }
}

/**
 * SQLSTATEs of a database that cannot answer at this moment: connections (08), short of memory, disk or sessions (53),
 * going down or coming up (57P), a limit of time (57014, 55P03, 25P03), and what the tries of `withTx` did not get through.
 */
const FOR_NOW = /^(?:08\w{3}|53\w{3}|57P\d{2}|57014|55P03|25P03|40001|40P01)$/;

/** Whether a failed call may be asked again as it is: 503 and not 500. */
export function isUnavailable(error: unknown): boolean {
  return error instanceof DatabaseUnavailable || FOR_NOW.test(errorCode(error) ?? '');
}
