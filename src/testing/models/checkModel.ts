import { counted, effort } from '@scripts/reliability/tally';
import fc from 'fast-check';

const SEED = 4_711;
const COMMANDS = 50;

/** A step of a model: the same thing done to the model and to the real one, compared afterwards. */
export interface Step<Model, Real> {
  can?: (model: Readonly<Model>) => boolean;
  does: (model: Model, real: Real) => void | Promise<void>;
  says: string;
}

class Command<Model extends object, Real> implements fc.AsyncCommand<Model, Real> {
  constructor(private readonly step: Step<Model, Real>) {}
  check = (model: Readonly<Model>) => this.step.can?.(model) ?? true;
  run = async (model: Model, real: Real) => this.step.does(model, real);
  toString = () => this.step.says;
}

/**
 * Runs random command sequences of up to 50 on a model and on the real thing; what fails is shrunk and printed with
 * its seed. 200 sequences in `npm test`, 2,000 in `npm run reliability`.
 */
export async function checkModel<Model extends object, Real>(
  name: string,
  steps: readonly fc.Arbitrary<Step<Model, Real>>[],
  begin: () => { model: Model; real: Real } | Promise<{ model: Model; real: Real }>,
  end: (model: Model, real: Real) => void | Promise<void> = () => {},
  share = 1,
): Promise<void> {
  // Stryker asks thousands of times.
  const runs = process.env.STRYKER_MUTATOR_WORKER ? 20 : Math.round(effort(200, 2_000) * share);
  let ran = 0;
  const arbitraries = steps.map((step) =>
    step.map(
      (one) =>
        new Command<Model, Real>({
          ...one,
          does: async (model, real) => {
            ran += 1;
            await one.does(model, real);
          },
        }),
    ),
  );
  await fc.assert(
    fc.asyncProperty(fc.commands(arbitraries, { maxCommands: COMMANDS, size: 'max' }), async (commands) => {
      const both = await begin();
      await fc.asyncModelRun(() => both, commands as Iterable<fc.AsyncCommand<Model, Real, boolean>>);
      await end(both.model, both.real);
    }),
    { numRuns: runs, seed: SEED },
  );
  counted('models', `${name}: command sequences`, runs, { seed: SEED });
  counted('models', `${name}: commands run`, ran, { seed: SEED });
}
