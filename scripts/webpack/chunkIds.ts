import { createHash } from 'node:crypto';
import type { Chunk, Compilation, Compiler } from 'webpack';

/** Four hex digits stand for what is inside, so that a new chunk elsewhere changes no other file. */
function shortName(chunk: Chunk, { chunkGraph, requestShortener }: Compilation): string {
  const modules = [...chunkGraph.getChunkModulesIterable(chunk)].map((one) => one.readableIdentifier(requestShortener));
  return createHash('sha256').update(modules.sort().join()).digest('hex').slice(0, 4);
}

/** A chunk's name is its id, so that the runtime keeps no list of names beside its list of hashes. */
export class ChunkIds {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('ChunkIds', (compilation) => {
      compilation.hooks.chunkIds.tap('ChunkIds', (chunks) => {
        const taken = new Set<string>();
        for (const chunk of chunks) {
          const id = chunk.name ?? shortName(chunk, compilation);
          if (taken.has(id)) throw new Error(`Two chunks would be called ${id}`);
          taken.add(id);
          chunk.id = id;
          chunk.ids = [id];
        }
      });
    });
  }
}
