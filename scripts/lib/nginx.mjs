/** nginx in front of some processes, with the very lines of docs/OPERATE.md. */
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './bundleEntry.mjs';
import { freePort } from './ports.mjs';

/** Those lines, with the addresses and files of this run in the place of the operator's. */
const linesOf = ({ folder, site, ports, port }) => {
  const page = readFileSync(join(root, 'docs/OPERATE.md'), 'utf8');
  const [headers = '', lines = ''] = [...page.matchAll(/```nginx\n([\s\S]*?)```/g)].map(([, inner]) => inner);
  const server = (at) => `  server 127.0.0.1:${at} max_fails=1 fail_timeout=2s;\n`;
  const replaced = [
    [server(8000) + server(8001), ports.map(server).join('')],
    ['listen 443 ssl', `listen 127.0.0.1:${port} ssl`],
    ['/etc/ssl/plaza.pem', join(folder, 'plaza.pem')],
    ['/etc/ssl/plaza.key', join(folder, 'plaza.key')],
    ['/srv/plaza/dist/client', site],
    ['/etc/nginx/plaza-headers.conf', join(folder, 'plaza-headers.conf')],
  ];
  let http = lines;
  for (const [from, to] of replaced) {
    if (!http.includes(from)) throw new Error(`docs/OPERATE.md no longer says ${from}`);
    http = http.replaceAll(from, to);
  }
  return { headers, http };
};

/** Starts it on a free port with TLS; `site` is the folder of the built client, `ports` are those of the processes. */
export const startNginx = async ({ folder, site, ports }) => {
  const port = await freePort();
  const { headers, http } = linesOf({ folder, site, ports, port });
  writeFileSync(join(folder, 'plaza-headers.conf'), headers);
  mkdirSync(join(folder, 'temp'));
  const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const paths = temp.map((kind) => `${kind}_temp_path ${join(folder, 'temp', kind)};`).join('\n');
  const log = join(folder, 'nginx.log');
  const conf = `${process.getuid() === 0 ? 'user root;' : ''}
daemon off; pid ${join(folder, 'nginx.pid')}; error_log ${log} warn; events {}
http { access_log off; ${paths} ${http} }`;
  writeFileSync(join(folder, 'nginx.conf'), conf);
  const certificate = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost'];
  const files = ['-keyout', join(folder, 'plaza.key'), '-out', join(folder, 'plaza.pem')];
  if (spawnSync('openssl', [...certificate, ...files]).status !== 0) throw new Error('openssl made no certificate');

  let child;
  const kill = () => child.kill('SIGKILL');
  const start = () => {
    child = spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-e', log], { stdio: 'inherit', detached: true });
  };
  start();
  process.once('exit', kill);
  /** Ends it once what is under way is answered. */
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exited = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGQUIT');
    await exited;
  };
  return {
    port,
    log: () => readFileSync(log, 'utf8'),
    restart: async () => {
      await stop();
      start();
    },
    stop: async () => {
      await stop();
      process.off('exit', kill);
    },
  };
};
