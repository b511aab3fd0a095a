import { parseArgs } from 'node:util';
import { createAsk } from '@/app/support/doctor/asking';
import { isFault } from '@/app/support/doctor/findings';
import { runDoctor } from '@/app/support/doctor/runDoctor';
import { reportText } from './report';

/** A call that takes longer has not answered. */
const PATIENCE_MS = 15_000;
const USAGE = 'Usage: npm run doctor -- --api https://host/api [--uid U --token T] [--app 2008] [--write] [--json]\n';

type Environment = Readonly<Record<string, string | undefined>>;

/** What a run said, and its exit code. */
export interface Said {
  exit: 0 | 1 | 2;
  text: string;
}

/** What is to be asked; a text says what is wrong with the command. */
function wishesOf(args: readonly string[], environment: Environment) {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        api: { type: 'string' },
        app: { type: 'string', default: '2008' },
        uid: { type: 'string' },
        token: { type: 'string' },
        write: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
      },
    });
    const { api, app, uid, write, json } = values;
    const token = values.token ?? environment.PLAZA_TOKEN;
    if (api === undefined || !/^https?:$/.test(URL.canParse(api) ? new URL(api).protocol : '')) {
      return '--api has to be an http(s) address with its path, such as https://plaza.example/api';
    }
    if ((uid === undefined) !== (token === undefined))
      return '--uid and --token belong together: both travel in headers';
    if (write && uid === undefined) return '--write needs --uid and --token';
    const member = uid === undefined || token === undefined ? null : { uid, token };
    return { api: api.replace(/\/+$/, ''), app, member, write, json };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Runs the command; its words are in English, the names of pages are the members'. */
export async function doctor(args: readonly string[], environment: Environment): Promise<Said> {
  const wishes = wishesOf(args, environment);
  if (typeof wishes === 'string') return { exit: 2, text: `${wishes}\n${USAGE}` };
  const { api, app, member, write, json } = wishes;
  const signal = () => AbortSignal.timeout(PATIENCE_MS);
  const why = await fetch(`${api}/v1/meta`, { signal: signal() }).then(
    () => undefined,
    (error: Error) => (error.cause instanceof Error ? error.cause.message : error.message),
  );
  if (why !== undefined) return { exit: 2, text: `Nobody answers at ${api}: ${why}\n` };
  const ask = createAsk({ fetch, apiBase: api, appID: app, member, patiently: (send) => send(signal()) });
  const findings = await runDoctor({ ask, uid: member?.uid ?? null, write });
  return {
    exit: findings.some(isFault) ? 1 : 0,
    text: json ? `${JSON.stringify(findings, null, 2)}\n` : reportText(api, findings),
  };
}
