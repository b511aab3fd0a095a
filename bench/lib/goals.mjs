/** The goal table: each row says what is measured, what it is held to, and why it is missed where it is. */
const KB = 1024;
const of = (metric) => (target) => target?.[metric]?.median;

/**
 * A goal of a load: `metric` of the harness, and the limit as a multiple of a floor's, or as a figure. `beside` is the metric of the floors
 * where they have no such act of their own.
 */
const load = (label, metric, unit, { times, floor, most, beside = metric, scale = 1, digits = 0 }) => ({
  label,
  unit,
  digits,
  floor,
  read: ({ targets }) => {
    const value = (name) => {
      const raw = of(name === 'plaza' ? metric : beside)(targets[name]);
      return raw === undefined ? undefined : raw / scale;
    };
    const limit = most ?? (value(floor) === undefined ? undefined : value(floor) * times);
    return {
      plaza: value('plaza'),
      blank: value('blank'),
      stack: value('stack'),
      best: value('best'),
      // It knows no act but the switch.
      still: beside === metric ? value('still') : undefined,
      limit,
      goal: most === undefined ? `≤ ${times.toFixed(2)} × ${floor}` : `≤ ${most}`,
    };
  },
});

/** A goal of Plaza alone, read from another part of the run. */
const own = (label, unit, most, pick, digits = 0) => ({
  label,
  unit,
  digits,
  read: (run) => ({ plaza: pick(run), limit: most, goal: `≤ ${most}` }),
});

const ratio = (figures, one, other) =>
  figures?.[one] && figures[other] ? figures[one].us / figures[other].us : undefined;

/** Every row of the goals, in the order of the document. */
export const GOALS = [
  load('FCP', 'fcp', 'ms', { times: 1.25, floor: 'blank' }),
  load('LCP of home', 'lcp', 'ms', { times: 0.8, floor: 'stack' }),
  load('content ready, live data', 'ready', 'ms', { times: 1, floor: 'best' }),
  own('initial JS, brotli', 'KB', 140, ({ sizes }) => sizes.initialJs, 1),
  own('largest lazy route, brotli', 'KB', 10, ({ sizes }) => sizes.largestRoute, 1),
  load('blocking CSS', 'wire.css', 'KB', { most: 0, scale: KB, digits: 1 }),
  load('requests before content', 'requestsToReady', '', { most: 6 }),
  load('HTML, brotli', 'wire.html', 'KB', { most: 12, scale: KB, digits: 1 }),
  load('TBT', 'tbt', 'ms', { most: 100 }),
  load('all blocking', 'allBlocking', 'ms', { times: 1.25, floor: 'best' }),
  load('longest task', 'longestTask', 'ms', { times: 0.6, floor: 'stack' }),
  load('CLS', 'cls', '', { most: 0.01, digits: 3 }),
  load('JS heap after load', 'heapKB', 'KB', { times: 1.5, floor: 'stack' }),
  load('repeat visit FCP', 'repeat.fcp', 'ms', { times: 0.5, floor: 'blank' }),
  load('repeat visit content', 'repeat.ready', 'ms', { times: 1.1, floor: 'best' }),
  load('route switch, warm', 'route.warm', 'ms', { times: 1.15, floor: 'stack' }),
  load('route switch, first', 'route.cold', 'ms', { times: 0.6, floor: 'stack' }),
  load('worst tap, routes', 'route.inp', 'ms', { times: 1.25, floor: 'stack' }),
  load('worst tap, purchase', 'purchase.inp', 'ms', { times: 1.25, floor: 'stack', beside: 'route.inp' }),
  load('30 screens: frames the screen missed', 'scroll.missedPct', '%', { most: 1, digits: 1 }),
  load('30 screens: dropped frames', 'scroll.droppedPct', '%', { times: 1.2, floor: 'best', digits: 1 }),
  load('30 screens: longest frame', 'scroll.longestFrame', 'ms', { times: 1.5, floor: 'best' }),
  own('10,000 posts: DOM elements', '', 400, ({ feed }) => feed?.['DOM elements while flinging, median']),
  own(
    'dispatch against the bare RTK floor',
    '×',
    2,
    ({ redux }) => ratio(redux, 'dispatch, the whole app', 'dispatch, bare RTK floor'),
    2,
  ),
  own(
    'recording, each action',
    'µs',
    0.5,
    ({ redux }) =>
      redux ? redux['dispatch, reducers and recorder'].us - redux['dispatch, reducers only'].us : undefined,
    2,
  ),
  own(
    'replay of 100,000 against combineReducers',
    '×',
    1.1,
    ({ redux }) => ratio(redux, 'replay of 100000', 'replay of 100000, combineReducers'),
    2,
  ),
  own('farthest jump in 100,000', 'ms', 16.7, ({ redux }) => redux?.['jump in 100000, ms']?.us, 1),
];

/**
 * A row with its figures and whether the goal is met; `undefined` where the part was not run. What is compared is what is
 * shown: three frames of a screen are 50 ms, and a clock's 50.03.
 */
export function judge(goal, run) {
  const figures = goal.read(run);
  const known = figures.plaza !== undefined && figures.limit !== undefined;
  const shown = (figure) => Number(figure.toFixed(goal.digits));
  return { ...goal, ...figures, met: known ? shown(figures.plaza) <= shown(figures.limit) : undefined };
}

/** How many times its value at the usual speed a ratio may be where the processor is half as fast. */
const SLOWER_MOST = 1.2;

/**
 * Each ratio to a floor at both speeds of the processor, and how much the slower one moves it: what grows faster than the floor is script,
 * style, layout or painting that slower phones pay for. Rows of metrics that both have.
 */
export function movedRatios({ targets, slower }) {
  if (!slower) return [];
  return GOALS.filter(({ floor }) => floor).flatMap(({ label, floor, read }) => {
    const ratioIn = (figures) => {
      const row = read({ targets: figures });
      return row.plaza === undefined || !row[floor] ? undefined : row.plaza / row[floor];
    };
    const [usual, slow] = [ratioIn(targets), ratioIn(slower)];
    if (!usual || slow === undefined) return [];
    return [{ label, floor, usual, slow, moved: slow / usual, met: slow / usual <= SLOWER_MOST }];
  });
}

/** What a run leaves for later ones: how much of each goal's limit it took, 1 at the limit. */
export const sharesOf = (run) =>
  Object.fromEntries(
    GOALS.flatMap((goal) => {
      const { label, plaza, limit } = judge(goal, run);
      return plaza === undefined || !limit ? [] : [[label, Number((plaza / limit).toFixed(2))]];
    }),
  );
