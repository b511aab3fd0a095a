type Heard = Parameters<MediaQueryList['addListener']>[0];

/** One query of a browser that answers as a test says. */
class FakeQuery extends EventTarget implements MediaQueryList {
  onchange = null;

  constructor(
    readonly media: string,
    private readonly isTrue: (query: string) => boolean,
    private readonly heard: Set<unknown>,
  ) {
    super();
  }

  get matches(): boolean {
    return this.isTrue(this.media);
  }

  override addEventListener(_kind: string, listener: unknown): void {
    this.heard.add(listener);
  }

  override removeEventListener(_kind: string, listener: unknown): void {
    this.heard.delete(listener);
  }

  addListener(listener: Heard): void {
    this.heard.add(listener);
  }

  removeListener(listener: Heard): void {
    this.heard.delete(listener);
  }
}

/** Gives the window media queries, which jsdom has none of; `change` tells whoever listens, of whom there are `listening`. */
export function fakeMedia(isTrue: (query: string) => boolean) {
  const heard = new Set<unknown>();
  window.matchMedia = (query) => new FakeQuery(query, isTrue, heard);
  return {
    change() {
      for (const listener of heard) if (typeof listener === 'function') listener();
    },
    listening: () => heard.size,
  };
}
