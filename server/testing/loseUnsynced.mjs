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

/** What was synced is kept as it is now. */
function keep(fd) {
  const name = fs.readlinkSync(`/proc/self/fd/${fd}`);
  if (!name.startsWith(from)) return;
  const kept = path.join(to, path.relative(from, name));
  if (fs.fstatSync(fd).isDirectory()) {
    keepNames(name, kept);
    return;
  }
  fs.mkdirSync(path.dirname(kept), { recursive: true });
  fs.copyFileSync(name, `${kept}.part`);
  fs.renameSync(`${kept}.part`, kept);
}

fs.fsyncSync = (fd) => {
  sync(fd);
  keep(fd);
};

const file = await fs.promises.open(process.execPath);
const handles = Object.getPrototypeOf(file);
const syncHandle = handles.sync;
await file.close();
handles.sync = async function keepSynced() {
  await syncHandle.call(this);
  keep(this.fd);
};
