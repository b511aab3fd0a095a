import * as v from 'valibot';
import type { SmsCodeMessage } from './port';

const PAIR = /^(?:(login|register|bind|reset|rebind)=)?([\w-]{1,40})$/;

/** Templates by what a code is for; `''` is for all others. */
export type Templates = Readonly<Partial<Record<SmsCodeMessage['purpose'] | '', string>>>;

/** A variable that names a template, or several by commas: `SMS_1,reset=SMS_2` (that one for codes that reset a password). */
export const TemplateIds = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }): Templates => {
    const pairs = dataset.value.split(',').map((pair) => PAIR.exec(pair.trim()));
    const found = Object.fromEntries(pairs.flatMap((pair) => (pair ? [[pair[1] ?? '', pair[2] ?? '']] : [])));
    if (pairs.every((pair) => pair !== null) && found[''] !== undefined) return found;
    addIssue({ message: 'must be the number of a template, with others as reset=NUMBER by commas' });
    return NEVER;
  }),
);

/** The template of a message. */
export const templateFor = (templates: Templates, { purpose }: SmsCodeMessage): string =>
  templates[purpose] ?? templates[''] ?? '';
