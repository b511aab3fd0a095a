import type { Happening, TimelineRow } from '@/contract/desk/members';
import type { Tone } from '@/desk/kit/chip/Chip';
import { price } from '@/lib/format/money';
import { actText } from '@/text/desk/acts';
import { membersText as text } from '@/text/desk/members';

/** The colour of a kind's dot. */
export const TONE: Record<Happening, Tone | undefined> = {
  ledger: 'teal',
  order: undefined,
  vip: undefined,
  post: undefined,
  comment: undefined,
  letter: 'blue',
  recording: 'violet',
  report: 'red',
  login: undefined,
  act: 'amber',
};

const sentences: Record<Happening, (row: TimelineRow) => string> = {
  ledger: ({ title }) => title,
  order: ({ title, note }) => `${title} · ${text.payTypes[note] ?? note}`,
  vip: ({ diamonds, note }) => `${text.vipDays(diamonds ?? 0)} · ${text.vipSources[note] ?? note}`,
  post: ({ title }) => title,
  comment: ({ title, note }) => text.commentUnder(note, title),
  letter: ({ title, note }) => [title, note].filter(Boolean).join(' · '),
  recording: ({ id, title, note }) => [id, text.cameFrom[title] ?? title, note].filter(Boolean).join(' · '),
  report: ({ note }) => {
    const [kind = '', id = ''] = note.split(' ');
    return `${text.reported[kind] ?? kind} ${id}`;
  },
  login: ({ title }) => text.newLogin(title),
  act: ({ title, note }) => `${actText[title] ?? title} · ${note}`,
};

/** One sentence for what happened. */
export const sentenceOf = (row: TimelineRow): string => sentences[row.kind](row);

/** What stands at the right: diamonds, money, or a state. */
export function amountOf({ kind, diamonds, fen, state }: TimelineRow): string {
  const said = state ? (text.states[state] ?? state) : '';
  if (kind === 'ledger') return text.signed(diamonds ?? 0);
  return [said, fen === null || fen === undefined ? '' : price(fen)].filter(Boolean).join(' · ');
}
