/** PgBouncer in front of the two databases. */
import { spawn } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './ports.mjs';
import { postgresAccount } from './postgres.mjs';

/** What Plaza's sessions ask for when they begin; here the pooler's sessions are set so, since they are nobody's own. */
const CALLS =
  "set timezone to ''UTC''; set statement_timeout = 10000; set lock_timeout = 3000; set idle_in_transaction_session_timeout = 10000";
const READS = "set timezone to ''UTC''; set statement_timeout = 3000; set default_transaction_read_only = on";

/** The place of a database in the pooler's words. */
const placeOf = (url) => {
  const { hostname, port, pathname, username, password } = new URL(url);
  const secret = password && ` password=${decodeURIComponent(password)}`;
  return `host=${hostname} port=${port || 5432} dbname=${pathname.slice(1)} user=${username}${secret}`;
};

const ini = ({ folder, port, primary, replica }) => `[databases]
plaza = ${placeOf(primary)} pool_mode=transaction connect_query='${CALLS}'
plaza_read = ${placeOf(replica)} pool_mode=transaction connect_query='${READS}'
plaza_session = ${placeOf(primary)} pool_mode=session pool_size=40

[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
; Nobody but this machine reaches it.
auth_type = any
logfile = ${join(folder, 'pgbouncer.log')}
pidfile = ${join(folder, 'pgbouncer.pid')}
max_client_conn = 500
default_pool_size = 20
ignore_startup_parameters = extra_float_digits,options
; A database that has moved is found within a second, and nobody waits longer for it than DB_SESSION_TIMEOUT_MS.
server_login_retry = 1
server_connect_timeout = 2
query_wait_timeout = 5
server_fast_close = 1
`;

const isOpen = (port) =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true));
    socket.once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

/**
 * Starts `program`, in a folder of its own, before the databases at these addresses: `plaza` gives each transaction another session of the primary,
 * `plaza_session` keeps one for whoever listens or holds a lock, `plaza_read` leads to the replica.
 */
export const startPooler = async (program, databases) => {
  const own = mkdtempSync(join(tmpdir(), 'plaza-pooler-'));
  const who = postgresAccount();
  const port = await freePort();
  const write = (urls) => writeFileSync(join(own, 'pgbouncer.ini'), ini({ folder: own, port, ...urls }));
  write(databases);
  if (who.uid !== undefined) chownSync(own, who.uid, who.gid);
  const child = spawn(program, ['-q', join(own, 'pgbouncer.ini')], {
    ...who,
    cwd: own,
    stdio: 'ignore',
    detached: true,
  });
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  while (!(await isOpen(port))) {
    if (child.exitCode !== null) throw new Error(`pgbouncer ended with ${child.exitCode}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    port,
    url: (database) => `postgresql://plaza@127.0.0.1:${port}/${database}`,
    /** The databases are elsewhere from now on. */
    lead(urls) {
      write(urls);
      child.kill('SIGHUP');
    },
    stop: async () => {
      process.off('exit', kill);
      if (child.exitCode === null && child.signalCode === null) {
        const exited = new Promise((resolve) => child.once('exit', resolve));
        child.kill('SIGTERM');
        await exited;
      }
      rmSync(own, { recursive: true, force: true });
    },
  };
};
