import * as v from 'valibot';

/** Mainland mobile number: 11 digits, 1 then 3–9 (spec 5, D6). */
export const PHONE = /^1[3-9]\d{9}$/;
/** Account name: 4–20 letters, digits, underscores (D6). */
export const LOGIN_NAME = /^\w{4,20}$/;
/** Password: 8–32 characters with a letter and a digit (D6). */
export const PASSWORD = /^(?=.*[A-Za-z])(?=.*\d)[\x21-\x7e]{8,32}$/;
/** SMS code: 6 digits (D6). */
export const SMS_CODE = /^\d{6}$/;
/** Seconds before another SMS code may be asked for (D6). */
export const SMS_RESEND_SECONDS = 60;

/** Nickname: 2–12 characters as a reader counts them (pages 20). */
export const NICKNAME = { least: 2, most: 12 } as const;
/** Characters of what a member says about themselves. */
export const INTRO_MOST = 120;
/** Bytes of a new avatar (pages 20). */
export const AVATAR_MOST_BYTES = 2 * 1024 * 1024;

/** Pictures that go with a letter or with what is written on in it, and how many a member may send a day. */
export const LETTER_PICTURES = { most: 3, aDay: 60 } as const;

/** The page size of the square configuration and of the sensitive words (spec 9). */
export const FULL_LIST_SIZE = 99;
/** The sort of my own posts and comments (spec 9). */
export const OWN_SORT = 2;
/** The position of the start-up bulletin (spec 9). */
export const BULLETIN_POSITION = 1;
/** How the app names itself in device init (spec 9). */
export const DEVICE = { deviceType: 'h5', osType: 3 } as const;

/** Days between giving up the account and its end: so long it can be taken back. */
export const LEAVE_DAYS = 7;

export const Phone = v.pipe(v.string(), v.regex(PHONE));
export const LoginName = v.pipe(v.string(), v.regex(LOGIN_NAME));
export const Password = v.pipe(v.string(), v.regex(PASSWORD));
export const SmsCode = v.pipe(v.string(), v.regex(SMS_CODE));
