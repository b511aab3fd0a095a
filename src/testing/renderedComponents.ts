interface Fiber {
  type: unknown;
  flags: number;
  alternate: Pick<Fiber, 'child'> | null;
  child: Fiber | null;
  sibling: Fiber | null;
}

/** React's own flag of a component that rendered in a commit. */
const PERFORMED_WORK = 1;

const nameOf = (type: unknown): string | undefined => {
  const { render, type: inner } = (type ?? {}) as { render?: unknown; type?: unknown };
  const component = render ?? inner ?? type;
  return typeof component === 'function' ? component.name : undefined;
};

let heard: string[] = [];

function look(first: Fiber | null) {
  for (let one = first; one; one = one.sibling) {
    const name = nameOf(one.type);
    if (name && one.flags & PERFORMED_WORK) heard.push(name);
    // Children that were not even copied have not worked; what their flags say is of an earlier commit.
    if (one.alternate?.child !== one.child) look(one.child);
  }
}

/** Forgets what rendered so far, and answers the names of the components that render from now on, once each time. */
export function watchRenders(): readonly string[] {
  heard = [];
  return heard;
}

// React looks for its developer tools once, when it is loaded: this file is imported before anything that draws.
Object.assign(globalThis, {
  __REACT_DEVTOOLS_GLOBAL_HOOK__: {
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberUnmount: () => {},
    onCommitFiberRoot: (_: number, { current }: { current: Fiber }) => look(current),
  },
});
