import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import type { Audit } from './books';
import type { Crash } from './crash';
import type { Figure } from './measure';
import type { Pages } from './pages';
import type { Probes } from './probes';

/** One engine with so much data, so many servers. */
export interface Setup {
  engine: 'postgres' | 'pglite';
  size: string;
  processes: number;
  at: string;
  figures: Record<string, Figure>;
  audit: Audit;
}

/** Everything the load tests know; docs/SCALE.md is made of it. */
export interface Result {
  machine: string;
  sizes: Record<string, { rows: string; filledIn?: number; bytes?: number; ofRows?: Record<string, number> }>;
  setups: Record<string, Setup>;
  /** By `engine size label`, where the label says which state of the code. */
  probes: Record<string, { at: string; probes: Probes }>;
  /** By `engine size label`. */
  pages: Record<string, Pages>;
  crashes: Record<string, Crash & { at: string }>;
}

/** Today, as the report dates its figures. */
export const today = (): string => new Date().toISOString().slice(0, 10);

/** What was measured before, so that parts may be measured again one by one. */
export function readResult(file: string): Result {
  const empty = { sizes: {}, setups: {}, probes: {}, pages: {}, crashes: {} };
  const known = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Result) : empty;
  return { ...empty, ...known, machine: `${os.cpus().length} shared cores, Node ${process.versions.node}` };
}

const rounded = (_key: string, value: unknown) =>
  typeof value === 'number' && !Number.isInteger(value) ? Number(value.toPrecision(4)) : value;

/** Writes it down after every part, so that a run that is cut short is not lost. */
export function writeResult(file: string, result: Result): void {
  writeFileSync(file, `${JSON.stringify(result, rounded, 1)}\n`);
}
