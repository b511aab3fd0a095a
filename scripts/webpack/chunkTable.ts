import { createHash } from 'node:crypto';
import type { Chunk, Compilation, Compiler } from 'webpack';
import { standingScripts } from './standing.ts';

/** Where `public/index.html` wants the table. */
const PLACE = '<!-- chunks -->';
/** The element that then holds it, and the file with the rows that few begin with: a row of the page's table names it. */
const TABLE = 'chunks';

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

/** What of its content stands in a lazy file's name. */
const endingOf = (file: string): string | undefined => file.split('.').at(-2);

/** Whether the entry's runtime can ask for the chunk. */
const isOf = ({ runtime }: Chunk, entry: string): boolean =>
  typeof runtime === 'object' ? runtime.has(entry) : runtime === entry;

/**
 * The file name and integrity of lazy chunks stand beside the entry and not in it: a change to one lazy page leaves the
 * entry's file as it was, in every member's cache (decision 0009). The page has the rows of what every page stands on; the
 * others come in a file that its boot script fetches (`fill` of src/app/ports/bootPage.ts).
 */
export class ChunkTable {
  apply(compiler: Compiler): void {
    const { Compilation: stages, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('ChunkTable', (compilation) => {
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
        const sum = (content: Buffer) => createHash('sha256').update(content).digest('base64');
        const sumOf = (file: string) => sum(compilation.assets[file]?.buffer() ?? Buffer.alloc(0));
        const table = (chunks: Chunk[]) => {
          const rows = chunks.map((chunk) => [String(chunk.id), [endingOf(scriptOf(chunk)), sumOf(scriptOf(chunk))]]);
          return JSON.stringify(Object.fromEntries(rows.sort(([a], [b]) => (String(a) < String(b) ? -1 : 1))));
        };
        const standing = standingScripts(compilation);
        const isFirst = (chunk: Chunk) => standing.includes(scriptOf(chunk));
        const main = lazy().filter((chunk) => isOf(chunk, 'main'));
        const rest = Buffer.from(table(main.filter((chunk) => !isFirst(chunk))));
        const ending = createHash('sha256').update(rest).digest('hex').slice(0, NAME_DIGITS);
        compilation.emitAsset(`assets/${TABLE}.${ending}.json`, new sources.RawSource(rest));
        const tables = {
          page: table(main.filter(isFirst)).replace(
            '{',
            () => `{${JSON.stringify(TABLE)}:${JSON.stringify([ending, sum(rest)])},`,
          ),
          // Stands by itself: nothing there may reach the network.
          replay: table(lazy().filter((chunk) => isOf(chunk, 'replay'))),
        };
        const signed = (page: string, html: string) =>
          html
            .replace(
              PLACE,
              () =>
                `<script type="application/json" id="${TABLE}">${tables[page === REPLAY_PAGE ? 'replay' : 'page']}</script>`,
            )
            .replace(/<script ([^>]*)src="\/([^"]+)"/g, (_, rest, file) => {
              return `<script ${rest}src="/${file}" integrity="sha256-${sumOf(file)}" crossorigin="anonymous"`;
            });
        for (const page of Object.keys(compilation.assets).filter((file) => file.endsWith('.html')))
          compilation.updateAsset(page, (source) => new sources.RawSource(signed(page, source.source().toString())));
      });
    });
  }

  /** The runtime's side: names and integrity looked up in the page, and in the file beside it for what is not there. */
  private read(compiler: Compiler, compilation: Compilation): void {
    const { RuntimeGlobals, RuntimeModule, runtime } = compiler.webpack;
    const name = RuntimeGlobals.getChunkScriptFilename;

    class ReadChunkTable extends RuntimeModule {
      constructor() {
        // After the function that it wraps.
        super('read chunk table', RuntimeModule.STAGE_ATTACH);
      }

      override generate(): string {
        return [
          `const chunks = JSON.parse(document.getElementById(${JSON.stringify(TABLE)}).textContent);`,
          `${name} = (id) => "assets/" + id + "." + chunks[id][0] + ".js";`,
          `${name}.sum = (id) => "sha256-" + chunks[id][1];`,
          `const ensure = ${RuntimeGlobals.ensureChunk};`,
          `${RuntimeGlobals.ensureChunk} = (id) => chunks[id] ? ensure(id) :`,
          '  plazaEarly.fill(chunks).then(() => ensure(id));',
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
