import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const SEGMENT = 1460;
const INITIAL_WINDOW = 10 * SEGMENT; // RFC 6928
const SERVER_BUFFER = 128 * 1024; // back-pressure towards the origin, like a socket send buffer

/**
 * A TCP proxy that models one mobile link shared by all connections:
 *  - one extra RTT before the first client byte (the TCP handshake, free on loopback);
 *  - half an RTT in each direction;
 *  - one down and one up bottleneck, served round-robin per segment;
 *  - slow start: at most cwnd bytes in flight per connection, cwnd grows by what is acknowledged.
 * TLS and HTTP round trips come by themselves because their bytes pass through.
 */
export async function createShaper({ host, port }) {
  let profile = { rttMs: 0, downKbps: 0, upKbps: 0 };
  const stats = { down: 0, up: 0, connections: 0, lastActivity: 0 };
  const links = { down: new Link(() => profile.downKbps), up: new Link(() => profile.upKbps) };
  const open = new Set();

  const server = net.createServer({ noDelay: true }, (client) => {
    stats.connections += 1;
    const origin = net.connect({ host, port, noDelay: true });
    open.add(client).add(origin);
    const rtt = profile.rttMs;
    const shaped = rtt > 0 || profile.downKbps > 0;
    const count = (dir) => (n) => {
      stats[dir] += n;
      stats.lastActivity = performance.now();
    };
    if (shaped) {
      pipeShaped(client, origin, { link: links.up, rtt, handshakeMs: rtt, onBytes: count('up') });
      pipeShaped(origin, client, { link: links.down, rtt, handshakeMs: 0, onBytes: count('down') });
    } else {
      client.on('data', (b) => count('up')(b.length));
      origin.on('data', (b) => count('down')(b.length));
      client.pipe(origin);
      origin.pipe(client);
    }
    const close = () => {
      client.destroy();
      origin.destroy();
      open.delete(client);
      open.delete(origin);
    };
    client.on('error', close);
    origin.on('error', close);
    client.on('close', close);
    if (!shaped) origin.on('close', close);
  });
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });

  return {
    port: server.address().port,
    stats,
    /** Start a run: set the profile, drop old connections, zero the counters. */
    reset(next) {
      profile = next;
      for (const s of open) s.destroy();
      open.clear();
      links.down.reset();
      links.up.reset();
      Object.assign(stats, { down: 0, up: 0, connections: 0, lastActivity: performance.now() });
    },
    async idle(quietMs, capMs) {
      const end = performance.now() + capMs;
      while (performance.now() < end && performance.now() - stats.lastActivity < quietMs) await sleep(100);
    },
    close() {
      for (const s of open) s.destroy();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

/** One direction of the bottleneck: FIFO of queues, one segment at a time, on a virtual clock. */
class Link {
  constructor(kbps) {
    this.kbps = kbps;
    this.reset();
  }
  reset() {
    this.queues = [];
    this.freeAt = 0;
    this.timer = null;
  }
  add(queue) {
    if (!this.queues.includes(queue)) this.queues.push(queue);
    this.pump();
  }
  pump() {
    if (this.timer) return;
    const now = performance.now();
    // Work a few ms ahead so that timer granularity does not lower the rate.
    while (this.freeAt < now + 4) {
      const i = this.queues.findIndex((q) => q.canSend());
      if (i < 0) return;
      const [queue] = this.queues.splice(i, 1);
      const segment = queue.take(SEGMENT);
      const kbps = this.kbps();
      const start = Math.max(now, this.freeAt);
      this.freeAt = kbps > 0 ? start + (segment.length * 8) / kbps : start;
      queue.sent(segment, this.freeAt);
      if (queue.pending > 0) this.queues.push(queue);
    }
    this.timer = setTimeout(
      () => {
        this.timer = null;
        this.pump();
      },
      Math.max(1, this.freeAt - performance.now() - 2),
    );
  }
}

function pipeShaped(source, sink, { link, rtt, handshakeMs, onBytes }) {
  const chunks = [];
  const arrivals = [];
  let ended = false;
  let inFlight = 0;
  let cwnd = INITIAL_WINDOW;
  let arrivalTimer = null;
  let established = handshakeMs === 0;
  if (!established) {
    setTimeout(() => {
      established = true;
      if (queue.pending > 0) link.add(queue);
    }, handshakeMs);
  }

  const queue = {
    pending: 0,
    canSend: () => established && queue.pending > 0 && inFlight < cwnd,
    take(max) {
      const head = chunks[0];
      const segment = head.subarray(0, max);
      if (head.length > max) chunks[0] = head.subarray(max);
      else chunks.shift();
      queue.pending -= segment.length;
      if (queue.pending < SERVER_BUFFER && source.isPaused()) source.resume();
      return segment;
    },
    sent(segment, departsAt) {
      inFlight += segment.length;
      arrivals.push({ at: departsAt + rtt / 2, segment });
      schedule();
      setTimeout(
        () => {
          inFlight -= segment.length;
          cwnd += segment.length;
          if (queue.pending > 0) link.add(queue);
        },
        Math.max(0, departsAt + rtt - performance.now()),
      );
    },
  };

  function schedule() {
    if (arrivalTimer || arrivals.length === 0) return;
    arrivalTimer = setTimeout(deliver, Math.max(0, arrivals[0].at - performance.now()));
  }
  function deliver() {
    arrivalTimer = null;
    const now = performance.now() + 0.5;
    while (arrivals.length > 0 && arrivals[0].at <= now) {
      const { segment } = arrivals.shift();
      if (!sink.destroyed) {
        onBytes(segment.length);
        sink.write(segment);
      }
    }
    if (arrivals.length > 0) schedule();
    else if (ended && queue.pending === 0 && !sink.destroyed) sink.end();
  }

  source.on('data', (chunk) => {
    chunks.push(chunk);
    queue.pending += chunk.length;
    if (queue.pending > SERVER_BUFFER) source.pause();
    link.add(queue);
  });
  source.on('end', () => {
    ended = true;
    if (arrivals.length === 0 && queue.pending === 0 && !sink.destroyed) sink.end();
  });
}
