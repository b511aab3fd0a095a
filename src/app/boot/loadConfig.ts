import type { EarlyData } from '@/app/ports/bootPage';
import type { Ports } from '@/kernel/ports';
import { type AppConfig, readConfig } from '@/shell/config/appConfig';

/** The app never waits longer than this for the operator's file. */
const PATIENCE_MS = 3_000;

/** The operator's settings: the boot script's answer, else asked for now; defaults when absent, bad or late (A1). */
export async function loadConfig(ports: Ports, early: EarlyData): Promise<AppConfig> {
  const asked = early.config ?? ports.fetch('/config.json').then((answer) => (answer.ok ? answer.json() : undefined));
  const late = new Promise<undefined>((resolve) => ports.clock.after(PATIENCE_MS, () => resolve(undefined)));
  try {
    const { config, faults } = readConfig(await Promise.race([asked, late]));
    if (faults.length > 0) ports.log.warn(`config.json is not usable as written:\n  ${faults.join('\n  ')}`);
    return config;
  } catch (fault) {
    ports.log.warn('config.json could not be read; defaults are in force', fault);
    return readConfig(undefined).config;
  }
}
