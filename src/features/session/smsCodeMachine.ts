/** Where the code by SMS for one purpose stands (D6). */
export type SmsCodeState =
  | { at: 'ready' }
  | { at: 'sending'; phone: string; form: string }
  /**
   * Another may be asked for at `until` (epoch ms), at most `seconds` after this one. `debugCode` is missing where none
   * was sent: the server wanted a pause first.
   */
  | { at: 'cooling'; until: number; seconds: number; debugCode?: string };

export const smsCodeStart = 'ready';

export const smsCodeTable = {
  ready: { asked: ['sending'] },
  sending: { sent: ['cooling'], refused: ['ready', 'cooling'] },
  cooling: { cooled: ['ready'] },
} as const;
