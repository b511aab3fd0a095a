import type { Chosen } from './adapter';
import type { ServerContext } from './context';

const modes = (chosen: readonly Chosen[]) => chosen.map(({ name }) => name).join() || 'off';

/** What whoever started the server reads: where it is, what it runs on, how to sign in. */
export function greeting(
  { config, database, version, demo }: ServerContext,
  { url, seeded }: { url: string; seeded: boolean },
): string {
  const engine = database.engine === 'pglite' ? `embedded database in ${config.dataDir}` : 'PostgreSQL (DATABASE_URL)';
  const lines = [
    '',
    `  Plaza ${version} on ${url}`,
    '',
    `  Data      ${engine}${seeded ? ', filled with demo content just now' : ''}`,
    `  Modes     demo ${config.demoMode ? 'on' : 'off'}, SMS ${modes(config.sms)}, payment ${modes(config.pay)}`,
  ];
  if (demo !== null && config.demoMode && config.seed === 'demo') {
    lines.push('  Accounts  name / password (phone: the SMS code is shown on the page)');
    for (const { loginName, password, phone = '', note } of demo.accounts) {
      lines.push(`            ${loginName.padEnd(11)} ${password}  ${phone}  ${note}`);
    }
    if (config.desk) {
      lines.push(`  Desk      ${config.deskOrigin ?? url}/__desk`);
      for (const { name, role, password } of demo.staff) lines.push(`            ${name} ${password}  ${role}`);
    }
  }
  if (database.engine === 'pglite') {
    lines.push(
      '  Note      The embedded engine serves one process: keep backups, and use PostgreSQL where money is real.',
    );
  }
  return `${lines.join('\n')}\n\n`;
}
