import { isApart, replacedApart } from './apart';
import { masked } from './masks';

/** What people put between the digits of a number, and what cannot be seen. */
const GAP = String.raw`[\s.·_()\-‐-―\u200b-\u200d\ufeff]`;
/** A mobile number, together or in groups (139 1234 5678, +86-139…), or digit by digit. */
const PHONE = String.raw`(?:(?:\+|00)?86${GAP}{0,3})?(?:1[3-9]\d(?:${GAP}{0,3}\d){8}|1(${GAP})[3-9](?:\1\d){9})(?!\d)`;
const EMAIL = String.raw`[\w.+-]{2,}@(?:[\w-]+\.)+[a-z]{2,}`;

const phone = new RegExp(PHONE, 'g');
const email = new RegExp(EMAIL, 'i');
const any = new RegExp(`${PHONE}|${EMAIL}`, 'gi');

/** A number that goes on to the left is no phone's. */
const isPart = (found: string, before: string) => /\d/.test(before) && !found.includes('@');

/** Letters and digits as everybody writes them: a number in full-width digits is a number. */
const plainly = (text: string): string => text.normalize('NFKC');

/** What kind of way to reach somebody a text holds, if it holds one. */
export function contactIn(text: string): 'phone' | 'email' | undefined {
  const plain = plainly(text);
  if (isApart(plain, phone, isPart)) return 'phone';
  return email.test(plain) ? 'email' : undefined;
}

export const isContact = (text: string): boolean => contactIn(text) !== undefined;

/** A kept text may name a phone or an e-mail address, and nobody can tell whose: dots stand in its place. */
export const withoutContacts = (text: string): string =>
  isContact(text) ? replacedApart(plainly(text), any, isPart, masked) : text;

/** A number that reads like one of a phone. */
export const isPhoneNumber = (value: number): boolean => Number.isInteger(value) && value >= 1.3e10 && value < 2e10;

/** Fields in which the contract and the app count bytes: a package of 14 GB reads like a phone and is none. */
export const IN_BYTES = /\/(size|bytes)$/;
