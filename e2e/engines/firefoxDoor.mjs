#!/usr/bin/env node
/**
 * Stands for Firefox's program: starts it and passes WebDriver BiDi through. Playwright asks for more of BiDi than a long-support
 * Firefox knows, and takes a command that is not known for the end; what is only comfort is answered here.
 */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer } from 'ws';

const READY = 'WebDriver BiDi listening on ';

/** May be unknown: preferences and variables of the process say the same (see firefox.ts), or nothing here needs it. */
const comfort =
  /^(browser\.setDownloadBehavior|network\.(addDataCollector|setCacheBehavior|setExtraHeaders)|emulation\.\w+|permissions\.\w+)$/;

/** Firefox as it is, behind a socket that Playwright takes for its own. */
function passThrough(address) {
  const door = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  door.on('connection', (player) => {
    const firefox = new WebSocket(`${address}/session`, { maxPayload: 2 ** 30 });
    const asked = new Map();
    const held = [];
    let viewport;
    let own = 1e12;
    const send = (command) =>
      firefox.readyState === WebSocket.OPEN ? firefox.send(JSON.stringify(command)) : held.push(command);
    firefox.on('open', () => {
      for (const command of held.splice(0)) send(command);
    });
    player.on('message', (data) => {
      const command = JSON.parse(data);
      if (command.method === 'browsingContext.setViewport' && command.params.userContexts) {
        // Kept for every window to come: an older Firefox sizes windows one by one.
        viewport = command.params;
        player.send(JSON.stringify({ type: 'success', id: command.id, result: {} }));
        return;
      }
      asked.set(command.id, command.method);
      send(command);
    });
    firefox.on('message', (data) => {
      const message = JSON.parse(data);
      const method = asked.get(message.id);
      asked.delete(message.id);
      if (message.id > 1e12) return;
      const unknown = message.type === 'error' && /unknown command|invalid argument/.test(message.error);
      if (unknown && comfort.test(method ?? '')) {
        player.send(JSON.stringify({ type: 'success', id: message.id, result: {} }));
        return;
      }
      if (method === 'browsingContext.create' && message.type === 'success' && viewport) {
        own += 1;
        const { viewport: size, devicePixelRatio } = viewport;
        const params = { context: message.result.context, viewport: size, devicePixelRatio };
        send({ id: own, method: 'browsingContext.setViewport', params });
      }
      player.send(data.toString());
    });
    firefox.on('close', () => player.close());
    firefox.on('error', () => player.close());
    player.on('close', () => firefox.close());
  });
  door.on('listening', () => process.stderr.write(`${READY}ws://127.0.0.1:${door.address().port}\n`));
}

const firefox = spawn(process.env.FIREFOX_PATH ?? 'firefox-esr', process.argv.slice(2), {
  stdio: ['ignore', 'inherit', 'pipe'],
});
createInterface({ input: firefox.stderr }).on('line', (line) => {
  if (line.startsWith(READY)) passThrough(line.slice(READY.length));
  else process.stderr.write(`${line}\n`);
});
firefox.on('exit', (code) => process.exit(code ?? 0));
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => firefox.kill(signal));
