import * as v from 'valibot';

/** A side outside that is on, with what it is set up with. */
export interface Chosen {
  name: string;
  settings: unknown;
}

/** One way to reach a side outside: what it is called, the variables that set it up, and how it is made. */
export interface Adapter<Port, Tools> {
  name: string;
  /** Every variable of it; they are read only where it is on. */
  variables: readonly string[];
  /** Those that must not end up in a log; each may come from a file. */
  secrets: readonly string[];
  read(given: Readonly<Record<string, string>>): v.SafeParseResult<v.GenericSchema>;
  create(settings: unknown, tools: Tools): Promise<Port>;
}

/** An adapter whose `create` knows the types of its own variables. */
export function adapter<const Entries extends v.ObjectEntries, Port, Tools>(made: {
  name: string;
  settings: Entries;
  secrets?: readonly (keyof Entries & string)[];
  create(settings: v.InferOutput<v.ObjectSchema<Entries, undefined>>, tools: Tools): Promise<Port>;
}): Adapter<Port, Tools> {
  const { name, settings, secrets = [] } = made;
  return {
    name,
    variables: Object.keys(settings),
    secrets,
    read: (given) => v.safeParse(v.object(settings), given),
    create: (chosen, tools) => made.create(chosen as v.InferOutput<v.ObjectSchema<Entries, undefined>>, tools),
  };
}

/** Makes those that are on, in their order. */
export function createChosen<Port, Tools>(
  table: readonly Adapter<Port, Tools>[],
  chosen: readonly Chosen[],
  tools: Tools,
): Promise<Port[]> {
  return Promise.all(
    chosen.map(({ name, settings }) => {
      const found = table.find((one) => one.name === name);
      if (!found) throw new Error(`There is no ${name}.`);
      return found.create(settings, tools);
    }),
  );
}

const OFF = 'off';

/**
 * Reads which are on from a list by commas (`off`: none), each with its variables. What is wrong is said by the variable's name.
 */
export function choose<Port, Tools>(
  table: readonly Adapter<Port, Tools>[],
  variable: string,
  given: Readonly<Record<string, string>>,
): { chosen: Chosen[]; problems: string[] } {
  const names = (given[variable] ?? '').split(',').map((name) => name.trim());
  if (names.length === 1 && names[0] === OFF) return { chosen: [], problems: [] };
  const chosen: Chosen[] = [];
  const problems: string[] = [];
  const known = table.map(({ name }) => name).join(', ');
  for (const name of new Set(names)) {
    const found = table.find((one) => one.name === name);
    if (!found) {
      problems.push(`${variable} must be ${OFF}, or some of ${known} (is "${name}")`);
      continue;
    }
    const { success, output, issues } = found.read(given);
    if (success) chosen.push({ name, settings: output });
    else
      for (const issue of issues) {
        const field = v.getDotPath(issue) ?? '';
        const isMissing = given[field] === undefined;
        problems.push(isMissing ? `${field} must be set for ${variable} ${name}` : `${field} ${issue.message}`);
      }
  }
  return { chosen, problems };
}
