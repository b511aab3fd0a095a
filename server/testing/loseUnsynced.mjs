// Preloaded into a process whose power is cut: SYNCED_TO holds of SYNCED_FROM only what was synced, as it was then. Linux only.
import fs from 'node:fs';
import path from 'node:path';

const { SYNCED_FROM: from = '', SYNCED_TO: to = '' } = process.env;
const sync = fs.fsyncSync;

/** The names in a folder are as durable as its own sync. */
function keepNames(folder, kept) {
  fs.mkdirSync(kept, { recursive: true });
  for (const name of fs.readdirSync(kept))
    if (!fs.existsSync(path.join(folder, name))) fs.rmSync(path.join(kept, name), { recursive: true });
}

fs.fsyncSync = (fd) => {
  sync(fd);
  const name = fs.readlinkSync(`/proc/self/fd/${fd}`);
  if (!name.startsWith(from)) return;
  const kept = path.join(to, path.relative(from, name));
  if (fs.fstatSync(fd).isDirectory()) return keepNames(name, kept);
  fs.mkdirSync(path.dirname(kept), { recursive: true });
  fs.copyFileSync(name, `${kept}.part`);
  fs.renameSync(`${kept}.part`, kept);
};
