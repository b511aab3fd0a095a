import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

const dir = path.join(import.meta.dirname, '../../.cache/bench');
const keyFile = path.join(dir, 'localhost.key.pem');
const certFile = path.join(dir, 'localhost.cert.pem');

/**
 * A self-signed certificate for localhost (made once with openssl), and the hash of its public key
 * for Chromium's --ignore-certificate-errors-spki-list. That flag, unlike a blanket ignore, keeps the
 * HTTP cache and service workers working.
 */
export function localCertificate() {
  if (!fs.existsSync(certFile)) {
    fs.mkdirSync(dir, { recursive: true });
    execFileSync(
      'openssl',
      [
        'req',
        '-x509',
        '-newkey',
        'ec',
        '-pkeyopt',
        'ec_paramgen_curve:prime256v1',
        '-nodes',
        '-days',
        '3650',
        '-subj',
        '/CN=localhost',
        '-addext',
        'subjectAltName=DNS:localhost,IP:127.0.0.1',
        '-keyout',
        keyFile,
        '-out',
        certFile,
      ],
      { stdio: 'pipe' },
    );
  }
  const cert = fs.readFileSync(certFile);
  const spki = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
  return { key: fs.readFileSync(keyFile), cert, spkiHash: createHash('sha256').update(spki).digest('base64') };
}
