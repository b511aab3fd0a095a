import { createHash } from 'node:crypto';
import fs from 'node:fs';
import http2 from 'node:http2';
import path from 'node:path';
import zlib from 'node:zlib';
import { sendSmallRecords } from './records.mjs';

const TYPES = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json',
  webmanifest: 'application/manifest+json',
  map: 'application/json',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/x-icon',
  woff: 'font/woff',
  woff2: 'font/woff2',
  ttf: 'font/ttf',
  otf: 'font/otf',
  wasm: 'application/wasm',
  txt: 'text/plain; charset=utf-8',
  xml: 'application/xml',
  mp4: 'video/mp4',
};
const COMPRESSIBLE = /^(text|image\/svg|application\/(json|manifest|xml|wasm)|image\/x-icon|font\/(ttf|otf))/;
const HASHED = /[.\-_/](?=[A-Za-z0-9_-]*\d)[A-Za-z0-9_-]{8,}\.\w+$|\/(assets|static)\//;

/**
 * HTTP/2 over TLS static server with SPA fallback. Text is compressed ahead of time (brotli 11,
 * gzip 9), so compression time is never measured. Hashed files are immutable, others revalidate
 * with an ETag. `api` (from a scenario) may answer any request first: it returns
 * { status?, json?, body?, type?, delayMs? } or undefined.
 */
export async function serveDir(root, { key, cert }, { api, fallback = 'index.html' } = {}) {
  const files = await loadFiles(root);
  const server = http2.createSecureServer({ key, cert, allowHTTP1: true });
  sendSmallRecords(server);
  server.on('sessionError', () => {});
  server.on('request', async (req, res) => {
    req.on('error', () => {});
    res.on('error', () => {});
    const url = new URL(req.url, 'https://localhost');
    const answer = api && (await api({ method: req.method, url, headers: req.headers, body: () => readBody(req) }));
    if (answer) return sendApi(res, req, answer);

    let name = decodeURIComponent(url.pathname).replace(/^\/+/, '');
    if (name === '' || name.endsWith('/')) name += 'index.html';
    let file = files.get(name) ?? files.get(`${name}/index.html`);
    const wantsPage = (req.headers.accept ?? '').includes('text/html');
    if (!file && wantsPage) file = files.get(fallback);
    if (!file) {
      res.writeHead(404, { 'content-type': 'text/plain' });
      return res.end('not found');
    }
    const headers = {
      'content-type': file.type,
      etag: file.etag,
      vary: 'accept-encoding',
      'cache-control': file.immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
    };
    if (req.headers['if-none-match'] === file.etag) {
      res.writeHead(304, headers);
      return res.end();
    }
    const accepted = String(req.headers['accept-encoding'] ?? '');
    const encoding = file.br && /\bbr\b/.test(accepted) ? 'br' : file.gzip && /\bgzip\b/.test(accepted) ? 'gzip' : null;
    const body = encoding ? file[encoding] : file.raw;
    if (encoding) headers['content-encoding'] = encoding;
    headers['content-length'] = body.length;
    res.writeHead(200, headers);
    res.end(req.method === 'HEAD' ? undefined : body);
  });
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    port: server.address().port,
    sizes: sizesByType(files),
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
        setTimeout(resolve, 500).unref();
      }),
  };
}

export async function sendApi(res, req, { status = 200, json, body, type, delayMs = 0, headers = {} }) {
  if (delayMs) await new Promise((r) => setTimeout(r, delayMs));
  let payload = json !== undefined ? Buffer.from(JSON.stringify(json)) : Buffer.from(body ?? '');
  const out = {
    'content-type': type ?? (json !== undefined ? TYPES.json : TYPES.txt),
    'cache-control': 'no-cache',
    ...headers,
  };
  if (
    payload.length > 600 &&
    COMPRESSIBLE.test(out['content-type']) &&
    /\bgzip\b/.test(String(req.headers['accept-encoding']))
  ) {
    payload = zlib.gzipSync(payload, { level: 6 });
    out['content-encoding'] = 'gzip';
  }
  if (res.destroyed || res.stream?.destroyed) return;
  res.writeHead(status, { ...out, 'content-length': payload.length });
  res.end(payload);
}

function readBody(req) {
  return new Promise((resolve) => {
    let text = '';
    req.on('data', (d) => (text += d));
    req.on('end', () => resolve(text));
  });
}

async function loadFiles(root) {
  const cacheDir = path.join(import.meta.dirname, '../../.cache/bench/compressed');
  fs.mkdirSync(cacheDir, { recursive: true });
  const files = new Map();
  for (const entry of fs.readdirSync(root, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const full = path.join(entry.parentPath, entry.name);
    const name = path.relative(root, full).split(path.sep).join('/');
    const raw = fs.readFileSync(full);
    const type = TYPES[name.split('.').pop().toLowerCase()] ?? 'application/octet-stream';
    const hash = createHash('sha256').update(raw).digest('hex').slice(0, 32);
    const file = { raw, type, etag: `"${hash}"`, immutable: !name.endsWith('.html') && HASHED.test(`/${name}`) };
    if (raw.length > 256 && raw.length < 20e6 && COMPRESSIBLE.test(type) && !name.endsWith('.map')) {
      file.br = cached(path.join(cacheDir, `${hash}.br`), () =>
        zlib.brotliCompressSync(raw, {
          params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 11, [zlib.constants.BROTLI_PARAM_SIZE_HINT]: raw.length },
        }),
      );
      file.gzip = cached(path.join(cacheDir, `${hash}.gz`), () => zlib.gzipSync(raw, { level: 9 }));
    }
    files.set(name, file);
  }
  return files;
}

function cached(file, make) {
  if (fs.existsSync(file)) return fs.readFileSync(file);
  const data = make();
  fs.writeFileSync(`${file}.${process.pid}`, data);
  fs.renameSync(`${file}.${process.pid}`, file);
  return data;
}

/** Whole-build totals, shipped or not on first load. */
function sizesByType(files) {
  const out = {};
  for (const [name, f] of files) {
    if (name.endsWith('.map')) continue;
    const kind = /javascript/.test(f.type)
      ? 'js'
      : /css/.test(f.type)
        ? 'css'
        : /html/.test(f.type)
          ? 'html'
          : /^image/.test(f.type)
            ? 'image'
            : /^font/.test(f.type)
              ? 'font'
              : 'other';
    out[kind] ??= { files: 0, raw: 0, gzip: 0, br: 0 };
    const t = out[kind];
    t.files += 1;
    t.raw += f.raw.length;
    t.gzip += (f.gzip ?? f.raw).length;
    t.br += (f.br ?? f.raw).length;
  }
  return out;
}
