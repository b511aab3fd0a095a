import { parseMediaPath } from '@server/media/kinds';
import * as v from 'valibot';

/** A file of the folder, by what it has to be; `kept` is filled in once it was looked at. */
export interface FileRef {
  file: string;
  as: 'picture' | 'page' | 'film' | 'android' | 'ios' | 'text';
  kept?: KeptFile;
}

/** A file as the data folder has it. */
export interface KeptFile {
  /** Its name there, made of its content. */
  name: string;
  bytes: number;
  sha256: string;
  /** Pixels of pictures, else 0. */
  w: number;
  h: number;
  type: string;
  /** Of a text file: its text. */
  text?: string;
  /** Of a picture of books: its main colour as `#rrggbb`. */
  color?: string;
}

const INSIDE = /^(?![/\\])(?!.*(?:^|[/\\])\.\.(?:[/\\]|$))[^\0\\]+$/;

/** A path within the folder, with `/`, never out of it. */
const fileOf = (as: FileRef['as']) =>
  v.pipe(
    v.string(),
    v.regex(INSIDE, 'must be a path within the folder, without ..'),
    v.transform((file): FileRef => ({ file, as })),
  );

export const picture = fileOf('picture');
export const page = fileOf('page');
export const film = fileOf('film');
export const textFile = fileOf('text');
export const packageFiles = { android: fileOf('android'), ios: fileOf('ios') };

/** What the item is called for ever: the same key changes the same row. */
export const key = v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]{0,63}$/, 'must be of a–z, 0–9 and -'));
export const line = (most = 60) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, 'must not be empty'),
    v.maxLength(most, `must be at most ${most} characters`),
  );
export const text = (most = 2000) => v.pipe(v.string(), v.maxLength(most, `must be at most ${most} characters`));
export const html = text(60_000);
export const whole = (least = 0, most = 1_000_000_000) =>
  v.pipe(
    v.number(),
    v.integer('must be a whole number'),
    v.minValue(least, `must be at least ${least}`),
    v.maxValue(most, `must be at most ${most}`),
  );
/** `2026-03-01`, which begins at midnight of UTC, or a moment with its zone: `2026-03-01T20:00:00+08:00`. */
export const moment = v.pipe(
  v.string(),
  v.check(
    (value) =>
      /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2}))?$/.test(value) &&
      !Number.isNaN(Date.parse(value)),
    'must be a day such as 2026-03-01 or a moment with its zone such as 2026-03-01T20:00:00+08:00',
  ),
);
/** An address: a page of the site, another site, or a drawn picture of the demo. */
export const link = v.pipe(
  v.string(),
  v.check((value) => /^\/(?!\/)[^\s\\]*$|^https:\/\/\S+$/.test(value), 'must begin with / or https://'),
);
/** An address of the site. */
export const route = v.pipe(v.string(), v.regex(/^\/(?!\/)[^\s\\]*$/, 'must be a page of the site, such as /checkin'));
const drawn = v.pipe(
  v.string(),
  v.check((value) => parseMediaPath(value) !== undefined, 'must be a drawn picture such as /media/gen/v1/icon/3.webp'),
);
/** A picture that the data folder has already. */
const kept = v.pipe(v.string(), v.regex(/^\/media\/own\/[0-9a-f]{32}-\d+\.webp$/));
/** A picture of the folder, one that was brought before, or one that the server draws. */
export const anyPicture = v.union([drawn, kept, picture], 'must be a picture of the folder or a drawn one');
