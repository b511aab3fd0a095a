import { createHash } from 'node:crypto';
import type { Chunk, Compilation, Compiler } from 'webpack';

/** Where `public/index.html` wants the table, and the element that then holds it. */
const PLACE = '<!-- chunks -->';
const ELEMENT = 'chunks';
/** Of a lazy file's hash, in its name: enough to tell two builds apart. */
const NAME_DIGITS = 6;

/** A page that has an entry, and so a table, of its own. */
const REPLAY_PAGE = 'replay.html';

const isScript = (file: string): boolean => file.endsWith('.js');

const scriptOf = (chunk: Chunk): string => {
  const file = [...chunk.files].find(isScript);
  if (file === undefined) throw new Error(`Chunk ${chunk.id} has no script`);
  return file;
};

/** Whether the entry's runtime can ask for the chunk. */
const isOf = ({ runtime }: Chunk, entry: string): boolean =>
  typeof runtime === 'object' ? runtime.has(entry) : runtime === entry;

/**
 * The file name and integrity of every lazy chunk stand in the page and not in the entry: a change to one lazy page leaves
 * the entry's file as it was, in every member's cache, and its bytes out of the first load (decision 0009).
 */
export class ChunkTable {
  apply(compiler: Compiler): void {
    const { Compilation: stages, sources } = compiler.webpack;
    compiler.hooks.compilation.tap('ChunkTable', (compilation) => {
      this.read(compiler, compilation);
      const stage = (name: string, at: number, run: () => void) =>
        compilation.hooks.processAssets.tap({ name, stage: at }, run);
      const lazy = () => [...compilation.chunks].filter((chunk) => !chunk.canBeInitial());

      // Before source maps are written, since they carry the name.
      stage('ChunkTable: names', stages.PROCESS_ASSETS_STAGE_DEV_TOOLING - 10, () => {
        for (const chunk of lazy()) {
          const file = scriptOf(chunk);
          const hash = createHash('sha256')
            .update(compilation.assets[file]?.buffer() ?? '')
            .digest('hex');
          compilation.renameAsset(file, file.replace(/\.js$/, `.${hash.slice(0, NAME_DIGITS)}.js`));
        }
      });

      // After the last change of any script, before its packed twins are made.
      stage('ChunkTable: integrity', stages.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 10, () => {
        const sum = (file: string) =>
          createHash('sha256')
            .update(compilation.assets[file]?.buffer() ?? '')
            .digest('base64');
        const table = (page: string) => {
          const rows = lazy()
            .filter((chunk) => isOf(chunk, page === REPLAY_PAGE ? 'replay' : 'main'))
            .map((chunk) => [String(chunk.id), [scriptOf(chunk).split('.').at(-2), sum(scriptOf(chunk))]]);
          return JSON.stringify(Object.fromEntries(rows.sort(([a], [b]) => (String(a) < String(b) ? -1 : 1))));
        };
        const signed = (page: string, html: string) =>
          html
            .replace(PLACE, () => `<script type="application/json" id="${ELEMENT}">${table(page)}</script>`)
            .replace(/<script ([^>]*)src="\/([^"]+)"/g, (_, rest, file) => {
              return `<script ${rest}src="/${file}" integrity="sha256-${sum(file)}" crossorigin="anonymous"`;
            });
        for (const page of Object.keys(compilation.assets).filter((file) => file.endsWith('.html')))
          compilation.updateAsset(page, (source) => new sources.RawSource(signed(page, source.source().toString())));
      });
    });
  }

  /** The runtime's side: names and integrity looked up in the page. */
  private read(compiler: Compiler, compilation: Compilation): void {
    const { RuntimeGlobals, RuntimeModule, runtime } = compiler.webpack;
    const name = RuntimeGlobals.getChunkScriptFilename;

    class ReadChunkTable extends RuntimeModule {
      constructor() {
        super('read chunk table');
      }

      override generate(): string {
        return [
          `const chunks = JSON.parse(document.getElementById(${JSON.stringify(ELEMENT)}).textContent);`,
          `${name} = (id) => "assets/" + id + "." + chunks[id][0] + ".js";`,
          `${name}.sum = (id) => "sha256-" + chunks[id][1];`,
        ].join('\n');
      }
    }

    compilation.hooks.runtimeRequirementInTree.for(name).tap({ name: 'ChunkTable', stage: -10 }, (chunk) => {
      compilation.addRuntimeModule(chunk, new ReadChunkTable());
      return true;
    });
    runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
      'ChunkTable',
      (source) => `${source}\nscript.integrity = ${name}.sum(chunkId);`,
    );
  }
}
