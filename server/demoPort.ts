import type { FastifyInstance } from 'fastify';
import type { ComicPage } from '@/contract/book';
import type { Role } from '@/contract/desk/permissions';
import type { PlatformType } from '@/contract/fields';
import type { Config } from './config';
import type { ServerContext } from './context';
import type { Tx } from './db/database';
import { errorCode } from './db/tx';
import type { Files } from './files/files';
import type { ByteSource } from './http/sendBytes';
import type { DemoKind } from './media/kinds';

/** A page of a comic, drawn: the picture without letters, its size, and where its texts stand. */
export interface DrawnPage extends Omit<ComicPage, 'url'> {
  svg: string;
}

/** Everything the server asks of a demo, and all it knows of one; `demo/demo.ts` is Plaza's own. */
export interface Demo {
  /** Who may sign in, for whoever starts the server. */
  accounts: readonly { loginName: string; password: string; phone?: string; note: string }[];
  /** Who sits at the desk, one of each role. */
  staff: readonly { name: string; role: Role; password: string }[];
  /** Fills an empty database. */
  seed(tx: Tx, ctx: ServerContext): Promise<void>;
  /** Demo login, stage and faults; asked for with DEMO_MODE only. */
  routes(app: FastifyInstance, ctx: ServerContext): void;
  /** SVG of picture n of a kind: the same numbers give the same bytes. */
  draw(kind: DemoKind, n: number, variant: number): string;
  /** All pages of a chapter by its `source`; none for a source that is not the demo's. */
  pages(source: string): DrawnPage[];
  /** One of them; undefined beyond the end. */
  page(source: string, place: number): DrawnPage | undefined;
  /** The paragraphs of a chapter by its `source`; undefined for a source that is not the demo's. */
  paragraphs(source: string): string[] | undefined;
  /** A film, drawn when it is first asked for. */
  film(art: number, script: number): Promise<ByteSource>;
  /** A picture of an album, drawn when it is first asked for. */
  albumPicture(art: number, index: number): Promise<ByteSource>;
  /** What stands in for a game's package. */
  gamePackage(game: { id: number; name: string; version: string; developer: string }, platform: PlatformType): Buffer;
  /** What stands in for the app's own package. */
  appPackage(platform: PlatformType): Buffer;
}

export type CreateDemo = (files: Files) => Demo;

/** The demo was asked for and is not part of this build. */
export class NoDemo extends Error {
  constructor() {
    super('There is no demo in this build: set DEMO_MODE=0 and SEED=none.');
    this.name = 'NoDemo';
  }
}

/** The demo where the environment wants one (DEMO_MODE=1 or SEED=demo), else null, and then nothing of it is loaded. */
export async function loadDemo(config: Pick<Config, 'demoMode' | 'seed'>, files: Files): Promise<Demo | null> {
  if (!config.demoMode && config.seed === 'none') return null;
  try {
    const { createDemo } = await import(/* webpackChunkName: "demo" */ '@demo/demo');
    // Built without the folder, the module is an empty one.
    if (createDemo === undefined) throw new NoDemo();
    return createDemo(files);
  } catch (error) {
    throw errorCode(error) === 'ERR_MODULE_NOT_FOUND' ? new NoDemo() : error;
  }
}
