import { createGate } from '@/kernel/gate';
import { createFakeStore } from '@/testing/fakes/fakeStore';
import { browserSupportCode } from './browserSupportCode';

describe('the support code of a tab', () => {
  it('stays over its page loads, and is another one for whoever comes next', () => {
    const session = createFakeStore(createGate());
    const code = browserSupportCode(session);
    expect(browserSupportCode(session)).toBe(code);
    const next = browserSupportCode(session, true);
    expect(next).not.toBe(code);
    expect(browserSupportCode(session)).toBe(next);
  });
});
