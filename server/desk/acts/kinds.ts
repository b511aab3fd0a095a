/** Every kind of act, by what it is done to; each has its sentence in `src/text/desk/acts`. */
export const ACT_KINDS = [
  'staff.added',
  'staff.passwordSet',
  'staff.changed',
  'staff.renewed',
  'staff.signedIn',
  'staff.signedOut',
  'staff.sessionEnded',
  'staff.codeUsed',
  'acts.exported',
  'member.warned',
  'member.muted',
  'member.unmuted',
  'member.banned',
  'member.unbanned',
  'member.loginsEnded',
] as const;
export type ActKind = (typeof ACT_KINDS)[number];
