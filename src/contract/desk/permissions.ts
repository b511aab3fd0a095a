/**
 * What a member of the staff may do. Each call of the desk names one; what nobody names nobody may.
 * `see` is reading, `act` is writing; what is grave has a permission of its own.
 */
export const PERMISSIONS = [
  'today.see',
  'today.act',
  'letters.see',
  'letters.act',
  'cannedAnswers.act',
  'recordings.see',
  'recordings.act',
  'moderation.see',
  'moderation.act',
  'words.act',
  'members.see',
  'members.unmask',
  'members.note',
  'members.message',
  'members.mute',
  'members.ban',
  'members.logins',
  'members.diamonds',
  'members.vip',
  'money.see',
  'money.settle',
  'money.refund',
  'content.see',
  'content.act',
  'content.prices',
  'figures.see',
  'acts.see',
  'acts.export',
  'staff.see',
  'staff.act',
] as const;
export type Permission = (typeof PERMISSIONS)[number];

export const ROLES = ['support', 'moderator', 'finance', 'operator', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** What everybody at the desk sees: how things stand, and who did what to what they look at. */
const ALL: readonly Permission[] = ['today.see', 'members.see', 'acts.see'];

/** Roles as data: what each may. An admin may everything, and is not a way around the second person. */
export const MAY: Record<Role, readonly Permission[]> = {
  support: [
    ...ALL,
    'today.act',
    'letters.see',
    'letters.act',
    'cannedAnswers.act',
    'recordings.see',
    'recordings.act',
    'members.unmask',
    'members.note',
    'members.message',
    'members.logins',
    'members.diamonds',
    'money.see',
    'money.refund',
  ],
  moderator: [
    ...ALL,
    'today.act',
    'moderation.see',
    'moderation.act',
    'words.act',
    'letters.see',
    'members.note',
    'members.message',
    'members.mute',
    'members.ban',
    'members.logins',
  ],
  finance: [
    ...ALL,
    'today.act',
    'money.see',
    'money.settle',
    'money.refund',
    'members.unmask',
    'members.note',
    'members.diamonds',
    'members.vip',
    'letters.see',
    'figures.see',
  ],
  operator: [...ALL, 'content.see', 'content.act', 'content.prices', 'figures.see', 'letters.see'],
  admin: PERMISSIONS,
};

/** Whether a role may do something. */
export const may = (role: Role, permission: Permission): boolean => MAY[role].includes(permission);

/** Diamonds that one person gives or takes at once; above it, a second one confirms. Data, shown in the frame. */
export const DIAMONDS_ALONE: Record<Role, number> = {
  support: 500,
  moderator: 0,
  finance: 5000,
  operator: 0,
  admin: 5000,
};

/** Days of VIP that one person gives or takes at once; above it, a second one confirms. */
export const VIP_ALONE_DAYS: Record<Role, number> = {
  support: 0,
  moderator: 0,
  finance: 31,
  operator: 0,
  admin: 31,
};

/** Fen that one person refunds at once; above it, a second one confirms. */
export const REFUND_ALONE_FEN: Record<Role, number> = {
  support: 10_000,
  moderator: 0,
  finance: 100_000,
  operator: 0,
  admin: 100_000,
};
