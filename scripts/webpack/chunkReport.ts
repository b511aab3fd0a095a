import { writeFileSync } from 'node:fs';
import type { Compiler } from 'webpack';

/** The scripts of every named chunk group: entry points and lazy chunks. */
export interface ChunkList {
  entries: Record<string, string[]>;
  lazy: Record<string, string[]>;
}

/** Writes which files belong to which chunk, for the size budget. */
export class ChunkReport {
  constructor(private readonly file: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tap('ChunkReport', (compilation) => {
      const list: ChunkList = { entries: {}, lazy: {} };
      for (const [name, group] of compilation.namedChunkGroups) {
        const scripts = group.getFiles().filter((file) => file.endsWith('.js'));
        (compilation.entrypoints.has(name) ? list.entries : list.lazy)[name] = scripts;
      }
      writeFileSync(this.file, `${JSON.stringify(list, null, 2)}\n`);
    });
  }
}
