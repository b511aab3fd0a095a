/** `npm run check`: everything that can be judged without running the product. */
import { checkSteps } from './lib/checks.mjs';
import { runSteps } from './lib/steps.mjs';

const { failed } = await runSteps([checkSteps()]);
process.exit(failed === 0 ? 0 : 1);
