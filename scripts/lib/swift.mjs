/** Debian's OpenStack Swift with its S3 layer: a store that is nobody's imitation. */
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './ports.mjs';

const PATIENCE_MS = 90_000;

const KINDS = ['account', 'container', 'object'];

const RINGS = `
import sys
from swift.common.ring import RingBuilder
folder, *ports = sys.argv[1:]
for kind, port in zip(('account', 'container', 'object'), ports):
    ring = RingBuilder(4, 1, 1)
    ring.add_dev({'region': 1, 'zone': 1, 'ip': '127.0.0.1', 'port': int(port), 'device': 'disk', 'weight': 1,
                  'replication_ip': '127.0.0.1', 'replication_port': int(port), 'meta': ''})
    ring.rebalance()
    ring.get_ring().save(f'{folder}/{kind}.ring.gz')
`;

const PROXY = `
[pipeline:main]
pipeline = catch_errors gatekeeper cache s3api tempauth slo dlo proxy-server
[app:proxy-server]
use = egg:swift#proxy
allow_account_management = true
account_autocreate = true
[filter:tempauth]
use = egg:swift#tempauth
user_plaza_files = plaza-secret .admin
[filter:s3api]
use = egg:swift#s3api
location = us-east-1
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:1
${['catch_errors', 'gatekeeper', 'slo', 'dlo'].map((name) => `[filter:${name}]\nuse = egg:swift#${name}`).join('\n')}
`;

/** Starts one with an empty bucket `plaza` on free ports and a folder under the system's temporary one. */
export async function startSwift() {
  const folder = mkdtempSync(path.join(tmpdir(), 'plaza-swift-'));
  const node = path.join(folder, 'node');
  mkdirSync(path.join(node, 'disk'), { recursive: true });
  const [proxy = 0, ...ports] = await Promise.all(Array.from({ length: 1 + KINDS.length }, freePort));
  const made = spawnSync('/usr/bin/python3', ['-c', RINGS, folder, ...ports.map(String)]);
  if (made.status !== 0) throw new Error(`No rings: ${made.stderr.toString()}`);
  const start = (kind, port, rest) => {
    const file = path.join(folder, `${kind}.conf`);
    const common = `bind_ip = 127.0.0.1\nbind_port = ${port}\nworkers = 0\nuser = root\nswift_dir = ${folder}\nlog_level = ERROR`;
    writeFileSync(file, `[DEFAULT]\n${common}\ndevices = ${node}\nmount_check = false\n${rest}`);
    return spawn(`/usr/bin/swift-${kind}-server`, [file], { stdio: 'ignore', detached: true });
  };
  const processes = KINDS.map((kind, at) =>
    start(
      kind,
      ports[at] ?? 0,
      `[pipeline:main]\npipeline = ${kind}-server\n[app:${kind}-server]\nuse = egg:swift#${kind}`,
    ),
  );
  processes.push(start('proxy', proxy, PROXY));
  const place = {
    ...{ bucket: 'plaza', prefix: '', publicEndpoint: null, region: 'us-east-1', pathStyle: true, redirects: false },
    endpoint: `http://127.0.0.1:${proxy}`,
    credentials: { accessKeyId: 'plaza:files', secretAccessKey: 'plaza-secret' },
  };
  const stop = async () => {
    await Promise.all(
      processes.map(async (child) => {
        child.kill('SIGKILL');
        if (child.exitCode === null && child.signalCode === null) await new Promise((end) => child.once('exit', end));
      }),
    );
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await makeBucket(place);
  } catch (error) {
    await stop();
    throw error;
  }
  return { place, stop };
}

async function makeBucket({ endpoint, region, credentials, bucket }) {
  const { CreateBucketCommand, S3Client } = await import('@aws-sdk/client-s3');
  const client = new S3Client({
    ...{ region, forcePathStyle: true, maxAttempts: 1, endpoint, credentials },
  });
  const until = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      await client.send(new CreateBucketCommand({ Bucket: bucket }));
      return;
    } catch (error) {
      if (Date.now() > until) throw error;
      await sleep(200);
    }
  }
}
