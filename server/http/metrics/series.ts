/** Names and values of labels; never anything that grows with members or content. */
export type Labels = Readonly<Record<string, string>>;

/** Something that writes itself as lines of the Prometheus text format. */
export interface Series {
  text(): string;
}

/** One sample of a gauge or counter that is read when somebody asks. */
export interface Sample {
  labels?: Labels;
  value: number;
}

const escapeLabel = (text: string) => text.replace(/\\/g, '\\\\').replace(/"/g, '\\"').replace(/\n/g, '\\n');

function labelText(labels: Labels): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escapeLabel(value)}"`);
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`;
}

const head = (name: string, help: string, type: string) => `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n`;
const line = (name: string, labels: Labels, value: number) => `${name}${labelText(labels)} ${value}\n`;

/** A count that only rises, one for each set of labels. */
export interface Counter extends Series {
  add(labels: Labels, by?: number): void;
}

export function counter(name: string, help: string): Counter {
  const counts = new Map<string, { labels: Labels; value: number }>();
  return {
    add(labels, by = 1) {
      const key = labelText(labels);
      const known = counts.get(key) ?? { labels, value: 0 };
      known.value += by;
      counts.set(key, known);
    },
    text: () =>
      head(name, help, 'counter') + [...counts.values()].map(({ labels, value }) => line(name, labels, value)).join(''),
  };
}

/** How long something takes, in seconds, counted in buckets, one set for each set of labels. */
export interface Histogram extends Series {
  observe(labels: Labels, seconds: number): void;
}

export function histogram(name: string, help: string, bounds: readonly number[]): Histogram {
  const found = new Map<string, { labels: Labels; buckets: number[]; sum: number; count: number }>();
  return {
    observe(labels, seconds) {
      const key = labelText(labels);
      const known = found.get(key) ?? { labels, buckets: bounds.map(() => 0), sum: 0, count: 0 };
      bounds.forEach((bound, at) => {
        if (seconds <= bound) known.buckets[at] = (known.buckets[at] ?? 0) + 1;
      });
      known.sum += seconds;
      known.count += 1;
      found.set(key, known);
    },
    text: () =>
      head(name, help, 'histogram') +
      [...found.values()]
        .map(
          ({ labels, buckets, sum, count }) =>
            bounds.map((le, at) => line(`${name}_bucket`, { ...labels, le: String(le) }, buckets[at] ?? 0)).join('') +
            line(`${name}_bucket`, { ...labels, le: '+Inf' }, count) +
            line(`${name}_sum`, labels, sum) +
            line(`${name}_count`, labels, count),
        )
        .join(''),
  };
}

/** What is read at the moment somebody asks. */
export function read(name: string, help: string, type: 'gauge' | 'counter', samples: () => readonly Sample[]): Series {
  return {
    text: () =>
      head(name, help, type) +
      samples()
        .map(({ labels = {}, value }) => line(name, labels, value))
        .join(''),
  };
}
