import { readFileSync } from 'node:fs';
import { validate } from 'dockerfile-utils';
import * as apps from 'kubernetes-models/apps/v1';
import * as autoscaling from 'kubernetes-models/autoscaling/v2';
import * as batch from 'kubernetes-models/batch/v1';
import * as policy from 'kubernetes-models/policy/v1';
import * as core from 'kubernetes-models/v1';
import { parseAllDocuments } from 'yaml';

const read = (name: string) => readFileSync(`deploy/${name}`, 'utf8');

interface Item {
  apiVersion: string;
  kind: string;
  metadata: unknown;
}
type Kinds = Readonly<Record<string, new (of: never) => { validate(): void }>>;

/** The kinds of each version, with the schemas that a cluster has. */
const versions: Readonly<Record<string, Kinds>> = {
  v1: core,
  'apps/v1': apps,
  'autoscaling/v2': autoscaling,
  'batch/v1': batch,
  'policy/v1': policy,
};

/** What the API server would refuse. */
function refused(item: Item): string | null {
  const Kind = versions[item.apiVersion]?.[item.kind];
  if (!Kind) return `no ${item.kind} in ${item.apiVersion}`;
  try {
    (Reflect.construct(Kind, [item]) as InstanceType<Kinds[string]>).validate();
    return null;
  } catch (error) {
    return String(error);
  }
}

describe('what is deployed', () => {
  it.each(['Dockerfile', 'pgbouncer.Dockerfile'])('%s has instructions, flags and stages that Docker knows', (name) => {
    expect(validate(read(name)).map(({ message }) => message)).toEqual([]);
    expect(validate(read(name).replace('FROM ', 'FORM '))).not.toEqual([]);
  });

  const items = parseAllDocuments(read('kubernetes.yaml')).map((one) => one.toJS() as Item);
  it.each(items.map((item) => [item.kind, item] as const))('%s fits its schema', (_kind, item) => {
    expect(refused(item)).toBeNull();
    expect(refused({ ...item, metadata: 'plaza' })).toContain('metadata');
  });
});
