import { parseArgs } from 'node:util';
import { type Config, readConfig } from '@server/config';
import type { Db } from '@server/db/database';
import { FolderInUse } from '@server/db/lock';
import { openExisting } from '@server/db/openDatabase';
import { withTx } from '@server/db/tx';
import { ProductError } from '@server/errors';
import { systemIds } from '@server/ids';
import { ROLES, type Role } from '@/contract/desk/permissions';
import { addStaff, renewStaff, welcomePath } from './links';
import { staffList } from './staffList';

const USAGE = `Usage: npm run staff                              lists who sits at the desk
       npm run staff -- add NAME --role ROLE     adds somebody and prints a link that sets the password
       npm run staff -- renew NAME               a new link, for a lost password or authenticator; ends their sessions
Roles: ${ROLES.join(', ')}`;

const isRole = (text: string | undefined): text is Role => ROLES.some((role) => role === text);

function linkLines({ deskOrigin, publicOrigin, host, port }: Config, link: string): string[] {
  const origin = deskOrigin ?? publicOrigin ?? `http://${host === '127.0.0.1' ? 'localhost' : host}:${port}`;
  return [`${origin}${welcomePath(link)}`, '(sets the password, once, within 24 hours)'];
}

async function act(db: Db, config: Config, args: string[]): Promise<string[]> {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { role: { type: 'string' } } });
  const [verb, name, ...more] = positionals;
  const now = Date.now();
  if (verb === undefined) {
    const rows = await staffList(db, config);
    const line = ({ name, role, active, ready }: (typeof rows)[number]) =>
      `${name}  ${role}${active ? '' : '  off'}${ready ? '' : '  not ready: no password or authenticator yet'}`;
    return rows.length === 0 ? ['Nobody sits at the desk yet.', USAGE] : rows.map(line);
  }
  if (name === undefined || more.length > 0) throw new Error(USAGE);
  if (verb === 'add') {
    const { role } = values;
    if (!isRole(role)) throw new Error(USAGE);
    const { link } = await withTx(db, (tx) => addStaff(tx, { name, role, ids: systemIds, by: null, now }));
    return [`${name} is added as ${role}.`, ...linkLines(config, link)];
  }
  if (verb !== 'renew') throw new Error(USAGE);
  const row = await db.selectFrom('staff').select('id').where('name', '=', name).executeTakeFirst();
  if (!row) throw new Error(`Nobody at the desk is called ${name}.`);
  const { link } = await withTx(db, (tx) => renewStaff(tx, { id: row.id, ids: systemIds, by: null, now }));
  return [`${name} has no password and no authenticator any more.`, ...linkLines(config, link)];
}

/** What went wrong, in words of whoever typed the command. */
function explain(error: unknown): string {
  if (error instanceof FolderInUse) {
    return 'The server has the embedded database for itself: stop it first, or let an admin add them at the desk.';
  }
  if (error instanceof ProductError && error.msgKey === 'nameTaken')
    return 'Somebody at the desk has this name already.';
  return error instanceof Error ? error.message : String(error);
}

/** `npm run staff`, on the configured database. */
async function run(): Promise<void> {
  const config = readConfig(process.env);
  const database = await openExisting(config);
  try {
    process.stdout.write(`${(await act(database.db, config, process.argv.slice(2))).join('\n')}\n`);
  } finally {
    await database.close();
  }
}

run().catch((error: unknown) => {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 1;
});
