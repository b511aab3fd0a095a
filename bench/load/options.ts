import { parseArgs } from 'node:util';

const list = (text: string) => text.split(',').filter(Boolean);

/** What `npm run bench:load` is asked for. */
export interface Options {
  engines: string[];
  sizes: string[];
  processes: number[];
  /** `load`, `probes`, `pages`, `crash`; all by default. */
  parts: string[];
  /** Which state of the code the probes belong to. */
  label: string;
  /** Only kinds of call whose name holds this. */
  only: string;
  brief: boolean;
  folder: string;
  out: string;
  bin: string;
}

/** Reads the command line. */
export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      engines: { type: 'string', default: 'postgres,pglite' },
      sizes: { type: 'string', default: 'small,large' },
      processes: { type: 'string', default: '1,4' },
      parts: { type: 'string', default: 'probes,pages,load,crash' },
      label: { type: 'string', default: 'now' },
      only: { type: 'string', default: '' },
      brief: { type: 'boolean', default: false },
      folder: { type: 'string', default: '.cache/load' },
      out: { type: 'string', default: 'docs/scale.json' },
      bin: { type: 'string', default: process.env.PG_BIN ?? '/usr/lib/postgresql/15/bin' },
    },
  });
  return {
    ...values,
    engines: list(values.engines),
    sizes: list(values.sizes),
    processes: list(values.processes).map(Number),
    parts: list(values.parts),
  };
}
