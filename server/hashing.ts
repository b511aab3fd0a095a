import { createHash, createHmac } from 'node:crypto';

/** SHA-256 in hex. */
export const sha256 = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

/** HMAC-SHA256, as bytes. */
export const hmac = (key: string | Buffer, text: string): Buffer =>
  createHmac('sha256', key).update(text, 'utf8').digest();
