/** A frame of a clip: the payload of a VP8 key frame. */
export type Vp8Frame = Buffer;

/** What a player is told before the first frame. */
export interface ClipShape {
  width: number;
  height: number;
  /** Frames a second. */
  rate: number;
}

const ID = {
  ebml: 0x1a45dfa3,
  ebmlVersion: 0x4286,
  ebmlReadVersion: 0x42f7,
  ebmlMaxId: 0x42f2,
  ebmlMaxSize: 0x42f3,
  docType: 0x4282,
  docTypeVersion: 0x4287,
  docTypeReadVersion: 0x4285,
  segment: 0x18538067,
  seekHead: 0x114d9b74,
  seek: 0x4dbb,
  seekId: 0x53ab,
  seekPosition: 0x53ac,
  info: 0x1549a966,
  timecodeScale: 0x2ad7b1,
  duration: 0x4489,
  muxingApp: 0x4d80,
  writingApp: 0x5741,
  tracks: 0x1654ae6b,
  track: 0xae,
  trackNumber: 0xd7,
  trackUid: 0x73c5,
  trackType: 0x83,
  flagLacing: 0x9c,
  codec: 0x86,
  defaultDuration: 0x23e383,
  video: 0xe0,
  pixelWidth: 0xb0,
  pixelHeight: 0xba,
  cues: 0x1c53bb6b,
  cuePoint: 0xbb,
  cueTime: 0xb3,
  cueTrackPositions: 0xb7,
  cueTrack: 0xf7,
  cueClusterPosition: 0xf1,
  cluster: 0x1f43b675,
  timecode: 0xe7,
  simpleBlock: 0xa3,
} as const;

const bytesOf = (value: number): Buffer => {
  const hex = value.toString(16);
  return Buffer.from(hex.length % 2 ? `0${hex}` : hex, 'hex');
};

/** A length in EBML's own way: always eight bytes, so that a size is known before its content's value. */
function length(size: number): Buffer {
  const out = Buffer.alloc(8);
  out.writeBigUInt64BE(0x0100000000000000n | BigInt(size));
  return out;
}

const element = (id: number, ...parts: Buffer[]): Buffer => {
  const body = Buffer.concat(parts);
  return Buffer.concat([bytesOf(id), length(body.length), body]);
};

/** Unsigned numbers take eight bytes too, so that positions can be filled in without moving anything. */
const uint = (id: number, value: number): Buffer => {
  const out = Buffer.alloc(8);
  out.writeBigUInt64BE(BigInt(value));
  return element(id, out);
};

const text = (id: number, value: string): Buffer => element(id, Buffer.from(value, 'ascii'));

const float = (id: number, value: number): Buffer => {
  const out = Buffer.alloc(8);
  out.writeDoubleBE(value);
  return element(id, out);
};

const header = (): Buffer =>
  element(
    ID.ebml,
    uint(ID.ebmlVersion, 1),
    uint(ID.ebmlReadVersion, 1),
    uint(ID.ebmlMaxId, 4),
    uint(ID.ebmlMaxSize, 8),
    text(ID.docType, 'webm'),
    uint(ID.docTypeVersion, 2),
    uint(ID.docTypeReadVersion, 2),
  );

const TRACK = 1;

const tracks = ({ width, height, rate }: ClipShape): Buffer =>
  element(
    ID.tracks,
    element(
      ID.track,
      uint(ID.trackNumber, TRACK),
      uint(ID.trackUid, TRACK),
      uint(ID.trackType, 1),
      uint(ID.flagLacing, 0),
      text(ID.codec, 'V_VP8'),
      uint(ID.defaultDuration, Math.round(1e9 / rate)),
      element(ID.video, uint(ID.pixelWidth, width), uint(ID.pixelHeight, height)),
    ),
  );

const info = (ms: number): Buffer =>
  element(
    ID.info,
    uint(ID.timecodeScale, 1_000_000),
    float(ID.duration, ms),
    text(ID.muxingApp, 'plaza'),
    text(ID.writingApp, 'plaza'),
  );

function block(frame: Vp8Frame, offset: number): Buffer {
  const head = Buffer.from([0x80 | TRACK, 0, 0, 0x80]);
  head.writeInt16BE(offset, 1);
  return element(ID.simpleBlock, head, frame);
}

interface Cluster {
  at: number;
  bytes: Buffer;
}

/** One cluster a second, so that a seek reads no more than that. */
function clusters(frames: readonly Vp8Frame[], { rate }: ClipShape): Cluster[] {
  const timeOf = (i: number) => Math.round((i * 1000) / rate);
  const list: Cluster[] = [];
  for (let first = 0; first < frames.length; first += rate) {
    const at = timeOf(first);
    const blocks = frames.slice(first, first + rate).map((frame, i) => block(frame, timeOf(first + i) - at));
    list.push({ at, bytes: element(ID.cluster, uint(ID.timecode, at), ...blocks) });
  }
  return list;
}

/** Where each cluster begins, counted from the start of the segment's content. */
const cues = (list: readonly Cluster[], first: number): Buffer => {
  let position = first;
  const points = list.map(({ at, bytes }) => {
    const point = element(
      ID.cuePoint,
      uint(ID.cueTime, at),
      element(ID.cueTrackPositions, uint(ID.cueTrack, TRACK), uint(ID.cueClusterPosition, position)),
    );
    position += bytes.length;
    return point;
  });
  return element(ID.cues, ...points);
};

const seekHead = (entries: readonly (readonly [id: number, position: number])[]): Buffer =>
  element(
    ID.seekHead,
    ...entries.map(([id, position]) =>
      element(ID.seek, element(ID.seekId, bytesOf(id)), uint(ID.seekPosition, position)),
    ),
  );

/** Puts VP8 key frames into a WebM file whose duration is known and that can be sought in. */
export function webm(frames: readonly Vp8Frame[], shape: ClipShape): Buffer {
  const about = info((frames.length * 1000) / shape.rate);
  const track = tracks(shape);
  const list = clusters(frames, shape);
  const headSize = seekHead([
    [ID.info, 0],
    [ID.tracks, 0],
    [ID.cues, 0],
  ]).length;
  const cuesAt = headSize + about.length + track.length;
  const index = cues(list, cuesAt + cues(list, 0).length);
  const head = seekHead([
    [ID.info, headSize],
    [ID.tracks, headSize + about.length],
    [ID.cues, cuesAt],
  ]);
  return Buffer.concat([header(), element(ID.segment, head, about, track, index, ...list.map(({ bytes }) => bytes))]);
}

/** The key frame inside a lossy WebP picture without transparency. */
export function vp8Of(webp: Buffer): Vp8Frame {
  if (webp.toString('latin1', 12, 16) !== 'VP8 ') throw new Error('not a plain lossy WebP picture');
  return webp.subarray(20, 20 + webp.readUInt32LE(16));
}
