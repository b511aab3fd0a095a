import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { inSpan } from '@server/tracing/inSpan';
import { type FileFacts, FileGone, type Files, FilesUnavailable } from './files';
import { createKnownFacts } from './knownFacts';

/** Where an S3 store is, and who we are to it. */
export interface S3Place {
  bucket: string;
  /** Put before every key, with its `/`; empty for none. */
  prefix: string;
  /** null: Amazon's own, by region. */
  endpoint: string | null;
  /** Where browsers reach it, for signed addresses; null: at `endpoint`. */
  publicEndpoint: string | null;
  region: string;
  /** `endpoint/bucket/key` instead of `bucket.endpoint/key`. */
  pathStyle: boolean;
  /** null: where the SDK looks by itself (environment, files, the machine's role). */
  credentials: { accessKeyId: string; secretAccessKey: string } | null;
  /** Whether browsers are sent to the store for packages and films. */
  redirects: boolean;
}

/** The SDK waits longer each time. */
const TRIES = 4;
const CONNECT_MS = 2_000;
/** Without a byte. */
const SILENT_MS = 10_000;
/** Larger files go in parts. */
const PART_BYTES = 8 * 1024 * 1024;

const TYPES: Readonly<Record<string, string>> = {
  '.webp': 'image/webp',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.apk': 'application/vnd.android.package-archive',
  '.gz': 'application/gzip',
};

interface Failure {
  name?: string;
  $metadata?: { httpStatusCode?: number };
}

const statusOf = (error: unknown) => (error as Failure).$metadata?.httpStatusCode;

/** What a failed call means: gone, not to be had at this moment, or a mistake of ours. */
function meaning(error: unknown, key: string): unknown {
  const status = statusOf(error);
  if (status === 404 || status === 412) return new FileGone(key, { cause: error });
  if (status !== undefined && status < 500) return error;
  const why = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return new FilesUnavailable(`The S3 store gave no answer about ${key} (${why})`, { cause: error });
}

function clientOf({ endpoint, region, pathStyle, credentials }: S3Place): S3Client {
  const client = new S3Client({
    region,
    forcePathStyle: pathStyle,
    ...(endpoint !== null && { endpoint }),
    ...(credentials !== null && { credentials }),
    maxAttempts: TRIES,
    requestHandler: { connectionTimeout: CONNECT_MS, requestTimeout: SILENT_MS },
    // Stores other than Amazon's know no checksums in trailers; what matters is compared with MD5 below.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  client.middlewareStack.add(
    (next, { commandName = 's3' }) =>
      (asked) =>
        inSpan(commandName, { 'rpc.system': 'aws-api', 'rpc.service': 'S3' }, () => next(asked)),
    { step: 'initialize', name: 'plazaSpan' },
  );
  return client;
}

/** Files in a bucket under the same keys as in a folder. What is there is known for a minute without asking again. */
export function s3Files(place: S3Place): Files {
  const { bucket, prefix, redirects, publicEndpoint } = place;
  const client = clientOf(place);
  const signer = publicEndpoint === null ? client : clientOf({ ...place, endpoint: publicEndpoint });
  const known = createKnownFacts();
  const at = (key: string) => ({ Bucket: bucket, Key: `${prefix}${key}` });
  const attempt = <T>(key: string, call: Promise<T>): Promise<T> =>
    call.catch((error: unknown) => {
      throw meaning(error, key);
    });

  const head = async (key: string): Promise<FileFacts | null> => {
    const before = known.get(key);
    if (before !== null) return before;
    try {
      const { ContentLength = 0, LastModified } = await client.send(new HeadObjectCommand(at(key)));
      return known.keep({ key, size: ContentLength, at: LastModified?.getTime() ?? 0 });
    } catch (error) {
      if (statusOf(error) === 404) return null;
      throw meaning(error, key);
    }
  };

  return {
    async put(key, content) {
      known.forget(key);
      const ContentType = TYPES[path.extname(key)] ?? 'application/octet-stream';
      if (!Buffer.isBuffer(content) && (await stat(content.path)).size > PART_BYTES) {
        const params = { ...at(key), ContentType, Body: createReadStream(content.path) };
        await attempt(key, new Upload({ client, params, partSize: PART_BYTES, queueSize: 2 }).done());
        return;
      }
      const Body = Buffer.isBuffer(content) ? content : await readFile(content.path);
      const ContentMD5 = createHash('md5').update(Body).digest('base64');
      await attempt(key, client.send(new PutObjectCommand({ ...at(key), ContentType, Body, ContentMD5 })));
    },
    async reserve(key) {
      if ((await head(key)) !== null) return false;
      const empty = { ...at(key), Body: Buffer.alloc(0) };
      try {
        await client.send(new PutObjectCommand({ ...empty, IfNoneMatch: '*' }));
        return true;
      } catch (error) {
        if (statusOf(error) === 412 || statusOf(error) === 409) return false;
        if (statusOf(error) !== 501) throw meaning(error, key);
        // Swift knows no conditions: of two at the same moment both would have it, and the row's own rule refuses the second.
        await attempt(key, client.send(new PutObjectCommand(empty)));
        return true;
      }
    },
    head,
    async read(key, range) {
      const Range = range && `bytes=${range.start}-${range.end}`;
      const { Body } = await attempt(key, client.send(new GetObjectCommand({ ...at(key), Range })));
      return Body as Readable;
    },
    async drop(key) {
      known.forget(key);
      await client.send(new DeleteObjectCommand(at(key))).catch((error: unknown) => {
        if (statusOf(error) !== 404) throw meaning(error, key);
      });
    },
    async *list(folder) {
      let ContinuationToken: string | undefined;
      do {
        const asked = { Bucket: bucket, Prefix: `${prefix}${folder}/`, ContinuationToken };
        const page = await attempt(folder, client.send(new ListObjectsV2Command(asked)));
        for (const { Key = '', Size = 0, LastModified } of page.Contents ?? []) {
          const facts: FileFacts = { key: Key.slice(prefix.length), size: Size, at: LastModified?.getTime() ?? 0 };
          yield facts;
        }
        ContinuationToken = page.NextContinuationToken;
      } while (ContinuationToken !== undefined);
    },
    // A store shows an object when all of it is there.
    dropDrafts: async () => 0,
    async address(key, { seconds, contentType, disposition }) {
      if (!redirects) return null;
      const named = { ResponseContentType: contentType, ResponseContentDisposition: disposition };
      return getSignedUrl(signer, new GetObjectCommand({ ...at(key), ...named }), { expiresIn: seconds });
    },
  };
}
