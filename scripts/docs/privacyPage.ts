import type { MemberData } from '@server/privacy/memberData';
import type { Term } from '@server/privacy/terms';
import { generatedFrom, loadModules } from './modules';
import { recipients, privacyText as text } from './privacyText';

const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

const daysOf = ({ days }: Term) => (typeof days === 'number' ? `${days} days` : `\`${days}\``);

function fateOf({ fate }: MemberData): string {
  return fate.on === 'goes' ? 'goes' : `${fate.on}: ${fate.why}`;
}

function copyOf({ copy }: MemberData): string {
  if (copy === undefined) return 'all of it';
  return 'not' in copy ? `no: ${copy.not}` : `without ${copy.without.map((name) => `\`${name}\``).join(', ')}`;
}

/** `docs/PRIVACY.md`: what is kept of members, how long, who gets it, what goes with the account. */
export async function privacyPage(): Promise<string> {
  const [listed, kept] = await loadModules(['server/privacy/memberData.ts', 'server/privacy/terms.ts']);
  const memberData = listed?.memberData as readonly MemberData[];
  const nobodys = listed?.nobodys as Readonly<Record<string, readonly string[]>>;
  const terms = Object.values(kept?.terms as Readonly<Record<string, Term>>);
  const places = memberData.map((place) => [
    `\`${place.table}.${place.by}\`${place.only ? `, ${place.only}` : ''}`,
    fateOf(place),
    copyOf(place),
  ]);
  return `${generatedFrom('`server/privacy` and `scripts/docs/privacyText.ts`')}# ${text.title}

${text.lead}

## Consent
${text.consent}

## How long things are kept
${table(
  ['what', 'tables', 'kept for', 'from when', 'job'],
  terms.map((term) => [
    term.what,
    term.tables.map((name) => `\`${name}\``).join(', '),
    daysOf(term),
    term.from,
    `\`${term.by}\``,
  ]),
)}

What is not in this table is kept as long as the account, and then as the next one says.

## When an account ends
${text.leaving}

${table(['rows of a member', 'when the account ends', "in the member's own copy"], places)}

Tables that name no member: ${Object.entries(nobodys)
    .map(([why, names]) => `${why} (${names.map((name) => `\`${name}\``).join(', ')})`)
    .join('; ')}.

## A copy of everything
${text.copy}

## Who else gets any of it
${text.recipients}

${table(['who', 'when', 'what'], recipients)}

## Minors
${text.minors}
`;
}
