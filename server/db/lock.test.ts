import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { FolderInUse, type Holder, lockFolder } from './lock';

const folder = mkdtempSync(path.join(os.tmpdir(), 'plaza-lock-'));
const file = path.join(folder, 'db.lock');

const leaveLock = (holder: Partial<Holder>) =>
  writeFileSync(
    file,
    JSON.stringify({ pid: process.pid, host: os.hostname(), processStart: null, since: 'then', nonce: 'n', ...holder }),
  );
/** A pid that was alive a moment ago and surely is not now. */
const deadPid = () => spawnSync(process.execPath, ['-e', '']).pid;

afterEach(() => {
  rmSync(file, { force: true });
  rmSync(`${file}.takeover`, { force: true });
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('the lock beside the database folder', () => {
  it('is held once, names its holder, and is free after release', () => {
    const release = lockFolder(file);
    expect(() => lockFolder(file)).toThrow(`in use by process ${process.pid} on ${os.hostname()}`);
    release();
    expect(existsSync(file)).toBe(false);
    lockFolder(file)();
  });

  it('is taken over from a dead process', () => {
    leaveLock({ pid: deadPid() });
    const release = lockFolder(file);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ pid: process.pid });
    release();
  });

  it('is taken over when another process has got the dead one’s pid', () => {
    leaveLock({ pid: process.pid, processStart: '1' });
    lockFolder(file)();
  });

  it('is never taken over for its age while its process lives', () => {
    leaveLock({ pid: process.ppid, since: '1999-01-01T00:00:00Z' });
    expect(() => lockFolder(file)).toThrow(FolderInUse);
  });

  it('is never taken over from another machine, whose processes cannot be asked', () => {
    leaveLock({ pid: deadPid(), host: 'elsewhere' });
    expect(() => lockFolder(file)).toThrow('on elsewhere');
  });

  it('is not taken over when it cannot be read; the message names the file', () => {
    writeFileSync(file, '{');
    expect(() => lockFolder(file)).toThrow(file);
  });

  it('goes to one of two heirs', () => {
    leaveLock({ pid: deadPid() });
    writeFileSync(`${file}.takeover`, JSON.stringify({ pid: 1, host: 'h', processStart: null, since: '', nonce: '' }));
    expect(() => lockFolder(file)).toThrow('in use by process 1');
  });

  it('is not released by one who has lost it', () => {
    const release = lockFolder(file);
    leaveLock({ nonce: 'another' });
    release();
    expect(existsSync(file)).toBe(true);
  });
});
