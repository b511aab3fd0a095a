import { browserLoadedAgain } from '@/app/ports/browserLoad';
import { everySlice, inOneGo, inSlices } from '@/app/replay/breathe';
import { textHash } from '@/app/replay/hash';
import { isRecorded } from '@/app/replay/isRecorded';
import type { Ports } from '@/kernel/ports';
import type { Tape, TapeEntry, TapeMark, TapeTouch } from '@/kernel/tape';
import { redactCrash } from './crashText';
import { afterOf, type EarlierLoad, foldedPiece } from './earlierLoad';
import {
  clearKept,
  KEPT_FOR,
  type KeptIndex,
  type KeptLoad,
  MOST_KEPT,
  notesOf,
  type Piece,
  type PieceNote,
  pieceKey,
  readIndex,
  TAPE_KEY,
} from './keptTape';
import { KeptScan } from './leakScan';
import { application } from './plaza';
import { collectMembers } from './redactAction';
import type { Redaction } from './redaction';
import { redactionOf, startRedaction } from './tapeRedaction';
import { touchesOf } from './touches';
import { findOwnWords } from './words';
import { writable } from './writable';

type World = Pick<Ports, 'tape' | 'session' | 'clock' | 'document' | 'gate'>;

/** The state the tape ends in, where it is still at hand. */
const lastState = ({ tape }: Pick<Ports, 'tape'>) => tape.entries.slice(-1)[0]?.state;

/** What is kept of this tab, if it is of the login there is now: what another one left is taken away. */
function ownIndex(world: World, whose: string): KeptIndex {
  const index = readIndex(world.session);
  if (index?.whose === whose) return index;
  if (index) clearKept(world.session);
  return { v: 1, whose, next: 1, given: 0, anchors: {}, loads: [] };
}

const whoseOf = (state: unknown): string => {
  const login = application.loginOf(state);
  return login === '' ? '' : textHash(login);
};

/** Keeps what a page load does, redacted, in pieces, so that it outlives the page. One for each load. */
export class Keeper {
  private readonly index: KeptIndex;
  private load: KeptLoad | undefined;
  /** The last entry that was written. */
  private upTo: TapeEntry | undefined;
  /** Marks and touches that were. */
  private readonly written = new WeakSet<TapeMark | TapeTouch>();
  /** Which of two writings at once is the newer one. */
  private turn = 0;
  private isPaused = false;

  constructor(private readonly world: World) {
    this.index = ownIndex(world, whoseOf(lastState(world)));
    startRedaction(world.tape, this.index);
  }

  /** Writes what came since, in slices; one that meets a traveller waits for the return. */
  keep(): Promise<void> {
    const { clock, gate } = this.world;
    const slice = everySlice(clock);
    return inSlices(this.writing(), async () => {
      await slice();
      await gate.whenLive();
    });
  }

  /** Writes what came since at once, because the page may go. */
  leave(): void {
    inOneGo(this.writing());
    if (!this.load || this.isPaused) return;
    this.load.ended = application.wayOut(lastState(this.world));
    this.writeIndex();
  }

  /** Forgets all of it, and writes nothing until `again`: what the tape holds belongs to somebody who is gone. */
  forget(): void {
    this.isPaused = true;
    this.turn += 1;
    clearKept(this.world.session);
    this.load = undefined;
    this.upTo = undefined;
    this.index.loads = [];
    this.index.anchors = {};
  }

  again(): void {
    this.isPaused = false;
  }

  private *writing(): Generator<void, void> {
    const { tape, session } = this.world;
    yield* findOwnWords();
    if (tape.stopped === 'byMember' || this.isPaused || this.load?.withheld) return;
    this.turn += 1;
    const mine = this.turn;
    const from = this.upTo ? tape.entries.indexOf(this.upTo) + 1 : 0;
    const fresh = tape.entries.slice(from);
    const marks = tape.marks.filter((mark) => !this.written.has(mark));
    const touches = (tape.touches ?? []).filter((touch) => !this.written.has(touch));
    const last = fresh.slice(-1)[0];
    if (!last) return;
    const redaction = redactionOf(tape);
    this.bindAnchors(redaction);
    const names = redaction.names.size;
    const recorded = fresh.filter(({ action }) => isRecorded(action));
    collectMembers(recorded, redaction);
    const piece: Piece = {
      entries: [],
      marks: marks.map((mark) => ({ ...mark, text: redactCrash(mark.text) })),
      ...(touches.length > 0 && { touches: touchesOf(touches, redaction) }),
    };
    for (const { action, at } of recorded) {
      piece.entries.push({ at, ...writable(action, redaction) });
      yield;
      if (mine !== this.turn) return;
    }
    const scan = new KeptScan(redaction);
    let isClean = scan.isClean({ ...piece, entries: [] });
    for (const entry of piece.entries) {
      isClean &&= scan.isClean(entry);
      yield;
      if (mine !== this.turn) return;
    }
    const load = this.ownLoad(fresh[0]?.at ?? last.at);
    if (!isClean) this.withhold(load);
    // Whoever signed in meanwhile may be named in what was written before.
    if (redaction.names.size > names) {
      for (const one of this.index.loads) if (!this.isStillClean(one, redaction)) this.withhold(one);
    }
    if (load.withheld) return this.writeIndex();
    if (piece.entries.length + piece.marks.length > 0) load.pieces.push(this.write(piece, last.at));
    scan.kept();
    this.upTo = last;
    for (const one of [...marks, ...touches]) this.written.add(one);
    delete load.ended;
    this.index.whose = whoseOf(lastState(this.world));
    this.noteAnchors(redaction);
    this.index.given = redaction.pseudonyms.given;
    yield* this.bound();
    if (mine !== this.turn) return;
    this.writeIndex();
    // What storage refuses lives in memory: of no use to the next page, and in the way of what matters.
    if (session.survives()) return;
    this.withhold(load);
    this.writeIndex();
  }

  private ownLoad(at: number): KeptLoad {
    if (this.load) return this.load;
    const { tape, document } = this.world;
    const load: KeptLoad = { at, build: document.build, again: browserLoadedAgain(), pieces: [] };
    if (tape.base) load.base = this.write(tape.base, at);
    this.load = load;
    this.index.loads.push(load);
    return load;
  }

  private write(value: object, until: number): PieceNote {
    const n = this.index.next;
    this.index.next += 1;
    const text = JSON.stringify(value);
    this.world.session.write(pieceKey(n), text);
    return { n, size: text.length, until };
  }

  private writeIndex(): void {
    this.world.session.write(TAPE_KEY, JSON.stringify(this.index));
  }

  private read<T>({ n }: PieceNote): T | undefined {
    const text = this.world.session.read(pieceKey(n));
    return text === null ? undefined : (JSON.parse(text) as T);
  }

  private isStillClean(load: KeptLoad, redaction: Redaction): boolean {
    const scan = new KeptScan(redaction);
    return notesOf(load).every((note) => scan.isClean(this.read<Piece>(note)));
  }

  /** Throws away what is kept of a load; of the one that runs nothing more is written. */
  private withhold(load: KeptLoad): void {
    this.drop(load);
    load.pieces = [];
    delete load.base;
    load.withheld = true;
  }

  /** Lets the oldest go until all of it is young and small enough: pieces into the base of their load, a load of another build whole. */
  private *bound(): Generator<void> {
    const { session, clock, document } = this.world;
    const size = () => this.index.loads.flatMap(notesOf).reduce((sum, note) => sum + note.size, 0);
    for (;;) {
      const [load] = this.index.loads;
      const [oldest] = load?.pieces ?? [];
      if (!load || !oldest) {
        if (!load || load === this.load) return;
        this.drop(this.index.loads.shift());
        continue;
      }
      if (size() <= MOST_KEPT && oldest.until >= clock.now() - KEPT_FOR) return;
      const piece = this.read<Piece>(oldest);
      const isLast = load.pieces.length === 1;
      if (load !== this.load && (isLast || load.build !== document.build || !piece)) {
        this.drop(this.index.loads.shift());
        continue;
      }
      const before = load.base && this.read<object>(load.base);
      const base = yield* foldedPiece(before, piece?.entries ?? []);
      // Another writing may have been quicker.
      if (load.pieces[0] !== oldest) return;
      if (load.base) session.remove(pieceKey(load.base.n));
      session.remove(pieceKey(oldest.n));
      load.pieces.shift();
      load.base = this.write(base, oldest.until);
      // One state alone is too long to be kept.
      if (load.pieces.length === 0 && size() > MOST_KEPT) return this.withhold(load);
    }
  }

  private drop(load: KeptLoad | undefined): void {
    for (const { n } of load ? notesOf(load) : []) this.world.session.remove(pieceKey(n));
  }

  /** Names that what follows shares with what was. */
  private anchorsNow(): Record<string, string> {
    const { session, tape } = this.world;
    return application.sharedNames(lastState(this.world), session, tape.entries);
  }

  private bindAnchors({ pseudonyms }: Redaction): void {
    for (const [what, raw] of Object.entries(this.anchorsNow())) {
      const stands = this.index.anchors[what];
      if (stands !== undefined && raw !== '') pseudonyms.bind(raw, stands);
    }
  }

  private noteAnchors({ pseudonyms }: Redaction): void {
    for (const [what, raw] of Object.entries(this.anchorsNow())) {
      const stands = pseudonyms.get(raw);
      if (stands !== undefined) this.index.anchors[what] = stands;
    }
  }

  /** The page loads of this tab before this one, oldest first, with what lies after each; their names go on in this one. */
  earlierLoads(): EarlierLoad[] {
    this.bindAnchors(redactionOf(this.world.tape));
    const loads = this.index.loads.filter((load) => load !== this.load);
    return loads.map((load, at) => {
      const next = loads[at + 1];
      const pieces = load.pieces.map((note) => this.read<Piece>(note));
      const base = load.base && this.read<object>(load.base);
      const wasAgain = next ? next.again : (this.load?.again ?? browserLoadedAgain());
      return {
        build: load.build,
        ...(base ? { base } : {}),
        entries: pieces.flatMap((piece) => piece?.entries ?? []),
        marks: pieces.flatMap((piece) => piece?.marks ?? []),
        touches: pieces.flatMap((piece) => piece?.touches ?? []),
        after: afterOf(load, wasAgain),
      };
    });
  }
}

const keepers = new WeakMap<Tape, Keeper>();

/** The one that keeps a tape; undefined for a tape that lives in memory alone. */
export function keeperOf(world: World): Keeper | undefined {
  if (!world.tape.kept) return undefined;
  const before = keepers.get(world.tape);
  if (before) return before;
  const keeper = new Keeper(world);
  keepers.set(world.tape, keeper);
  return keeper;
}
