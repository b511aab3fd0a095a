import { COPY_KEPT_DAYS } from '@/contract/privacy';
import { CASE_KEPT_DAYS } from '@/contract/support';

/** How long something is kept, and what forgets it. */
export interface Term {
  /** What it is. */
  what: string;
  tables: readonly string[];
  /** Days; or the variable by which the operator says how many. */
  days: number | `KEEP_${string}_DAYS`;
  /** From when they are counted. */
  from: string;
  /** The job that forgets it. */
  by: string;
}

/**
 * Everything that is forgotten after a time. The jobs take their days from here and docs/PRIVACY.md is written from it, so that the page
 * says what is done.
 */
export const terms = {
  visits: {
    what: 'devices, where visitors came from, downloads of guests',
    tables: ['devices', 'channel_visits', 'game_downloads'],
    ...{ days: 'KEEP_VISITS_DAYS', from: 'it was last seen', by: 'sweepOld' },
  },
  letters: {
    what: 'letters to support with their pictures and what was answered, business leads, reports',
    tables: ['feedbacks', 'letter_entries', 'letter_pictures', 'business_leads', 'reports'],
    ...{ days: 'KEEP_LETTERS_DAYS', from: 'it was written', by: 'sweepOld' },
  },
  messages: {
    what: 'messages to one member',
    tables: ['messages', 'message_reads'],
    ...{ days: 'KEEP_MESSAGES_DAYS', from: 'it was written', by: 'sweepOld' },
  },
  sessions: {
    what: 'logins, save the last of each device',
    tables: ['sessions'],
    ...{ days: 7, from: 'its end', by: 'sweepUsers' },
  },
  knownDevices: {
    what: 'the last login of each device, by which a member is known on it',
    tables: ['sessions'],
    ...{ days: 365, from: 'its end', by: 'sweepUsers' },
  },
  smsCodes: {
    what: 'SMS codes, with hashes of phone, address and device',
    tables: ['sms_codes'],
    ...{ days: 7, from: 'its end', by: 'sweepUsers' },
  },
  throttles: {
    what: 'counts of tries, by name, account or hash of an address',
    tables: ['throttles'],
    ...{ days: 1, from: 'its window began', by: 'sweepUsers' },
  },
  joins: {
    what: 'where a member came from when they registered, as hashes of address and device',
    tables: ['joins'],
    ...{ days: 30, from: 'the registration', by: 'sweepUsers' },
  },
  velocityMarks: {
    what: 'what a velocity rule put before a person, decided',
    tables: ['velocity_marks'],
    ...{ days: 365, from: 'the decision', by: 'sweepUsers' },
  },
  recordings: {
    what: 'recordings sent to support, rows and files',
    tables: ['support_cases', 'recording_marks'],
    ...{ days: CASE_KEPT_DAYS, from: 'it was sent', by: 'sweepCases' },
  },
  lines: {
    what: 'lines of the log for the desk, by support code',
    tables: ['server_lines'],
    ...{ days: CASE_KEPT_DAYS, from: 'it was written', by: 'sweepLines' },
  },
  looseUploads: {
    what: 'pictures that no post and no letter took, rows and files',
    tables: ['uploads', 'letter_pictures'],
    ...{ days: 1, from: 'it was sent', by: 'sweepUploads' },
  },
  copies: {
    what: "a member's copy of everything about themselves: the file",
    tables: ['own_copies'],
    ...{ days: COPY_KEPT_DAYS, from: 'it was made, if nobody fetched it', by: 'sweepCopies' },
  },
  marks: {
    what: 'what was done for tasks of days that are over',
    tables: ['task_marks'],
    ...{ days: 7, from: 'its day', by: 'sweepMarks' },
  },
  notifications: {
    what: 'payment notifications whose signature was wrong',
    tables: ['pay_notifications'],
    ...{ days: 30, from: 'it came', by: 'sweepNotifications' },
  },
  memberDays: {
    what: 'on which days a member came',
    tables: ['member_days'],
    ...{ days: 60, from: 'the day', by: 'fillFigures' },
  },
  looks: {
    what: "which of the staff had a letter, an item or a member's page open; told for 45 seconds",
    tables: ['staff_looks'],
    ...{ days: 1, from: 'they looked last', by: 'sweepLooks' },
  },
  hours: {
    what: 'sums of an hour',
    tables: ['hour_figures'],
    ...{ days: 21, from: 'its hour', by: 'sweepHours' },
  },
  minutes: {
    what: 'what each process counted a minute',
    tables: ['server_minutes'],
    ...{ days: 7, from: 'its minute', by: 'sweepHours' },
  },
} as const satisfies Readonly<Record<string, Term>>;
