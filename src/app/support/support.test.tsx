import { act, fireEvent, screen, within } from '@testing-library/react';
import { fromDevTools } from '@/app/replay/fromDevTools';
import { readSessionFile } from '@/app/replay/readSessionFile';
import { replayFile } from '@/app/replay/replayFile';
import { toastEvents } from '@/shell/toasts/toastsSlice';
import { renderApp } from '@/testing/renderApp';

// In a browser these are chunks; here their first import takes longer than a tap.
beforeAll(async () => {
  await import('./SupportSheet');
  await import('@/app/recorder/exportSession');
  await import('@/app/recorder/exportSetting');
  await import('@/app/recorder/saveText');
  await import('@/app/replay/toDevTools');
  await import('@/pages/profile/views');
});

const TITLE = '操作记录';
const menu = () => screen.getByRole('dialog', { name: TITLE });

/** The menu over the app, and what the browser was handed. */
async function open(at = '/?support=1') {
  const blobs: Blob[] = [];
  URL.createObjectURL = (blob) => `blob:${blobs.push(blob as Blob)}`;
  const scene = await renderApp(at);
  const tap = async (name: string | RegExp, role: 'button' | 'switch' = 'button') => {
    await scene.user.click(within(menu()).getByRole(role, { name }));
    await scene.pass();
  };
  const saved = async () => {
    await screen.findByText(/已交给浏览器保存/);
    return { name: scene.ports.download.started.at(-1)?.name, text: (await blobs.at(-1)?.text()) ?? '' };
  };
  return { ...scene, tap, saved };
}

describe('the support menu', () => {
  it('R12: exports what was done with the note, redacted, as a file that replays', async () => {
    const { store, user, tap, saved, pass } = await open();
    act(() => void store.dispatch(toastEvents.raised({ type: 'info', text: '不该出现的话' })));
    await pass();
    await user.type(within(menu()).getByLabelText(/遇到了什么/), '钻石没有到账');
    await tap('导出记录文件');
    const { name, text } = await saved();
    expect(name).toMatch(/^plaza-\w{8}\.session\.json$/);
    expect(text).not.toContain('不该出现的话');
    const read = readSessionFile(text);
    if (!read.ok) throw new Error(read.text);
    expect(read.file.header).toMatchObject({ reason: 'support', note: '钻石没有到账', device: { system: 'other' } });
    expect((await replayFile(read.file)).divergence).toBeUndefined();
  });

  it('exports both shapes of the DevTools', async () => {
    const { user, tap, saved } = await open();
    await user.click(within(menu()).getByText('给开发人员'));
    for (const [button, kind] of [
      ['导出给 Redux DevTools（带时间）', 'devtools'],
      ['导出给 Redux DevTools（仅动作）', 'actions'],
    ]) {
      await tap(button as string);
      const { name, text } = await saved();
      expect(name).toMatch(new RegExp(`\\.${kind}\\.json$`));
      expect(fromDevTools(JSON.parse(text)).entries.length).toBeGreaterThan(2);
    }
  });

  it('R12: makes no file of a note that names a phone, and says where', async () => {
    const { user, ports, tap } = await open();
    await user.type(within(menu()).getByLabelText(/遇到了什么/), '请打 13800138000');
    await tap('导出记录文件');
    expect(await screen.findByRole('alert')).toHaveTextContent('文件开头 /note：像手机号');
    await tap('分享给客服');
    expect(await screen.findByRole('alert')).toBeVisible();
    expect([ports.download.started, ports.share]).toMatchObject([[], { files: [] }]);
  });

  it('shares the file where the browser can, and says so where it cannot', async () => {
    const { ports, tap } = await open();
    await tap('分享给客服');
    expect(await screen.findByText('已分享')).toBeVisible();
    expect(Object.assign({ files: [] }, ports.share).files).toMatchObject([
      { name: expect.stringMatching(/session\.json$/) },
    ]);
    Object.assign(ports.share, { works: false });
    await tap('分享给客服');
    expect(await screen.findByText('这台设备不能直接分享文件，请先导出，再发给客服')).toBeVisible();
  });

  it('H2: switched off it forgets at once and notes nothing more; a new page records again', async () => {
    const { store, ports, tap } = await open();
    await tap(/记录我的操作/, 'switch');
    act(() => void store.dispatch(toastEvents.raised({ type: 'info', text: '一' })));
    expect([ports.tape.stopped, ports.tape.entries, ports.tape.base]).toEqual(['byMember', [], undefined]);
    expect(within(menu()).getByRole('button', { name: '导出记录文件' })).toHaveAttribute('aria-disabled', 'true');
    await tap('刷新页面，重新开始记录');
    expect(ports.document.reloads).toBe(1);
  });

  it('leads to the replay page in a window of its own', async () => {
    await open();
    const link = within(menu()).getByRole('link', { name: '打开回放页' });
    expect(link).toHaveAttribute('href', '/__replay');
    expect(link).toHaveAttribute('target', '_blank');
  });
});

describe('the way to the support menu', () => {
  it('is a row of the settings', async () => {
    const { user, pass } = await open('/profile?view=settings');
    await user.click(screen.getByRole('button', { name: /操作记录/ }));
    await pass();
    expect(menu()).toBeVisible();
  });

  it('is five quick taps on the build; four, or slow ones, are none', async () => {
    const { pass } = await open('/profile?view=settings');
    const build = screen.getByText('版本');
    let timeStamp = 10_000;
    const tap = (gap: number) => {
      timeStamp += gap;
      const event = new MouseEvent('click', { bubbles: true });
      Object.defineProperty(event, 'timeStamp', { value: timeStamp });
      fireEvent(build, event);
    };
    for (const gap of [300, 300, 300, 300, 900, 300, 300, 300]) tap(gap);
    await pass();
    expect(screen.queryByRole('dialog', { name: TITLE })).toBeNull();
    tap(300);
    await pass();
    expect(menu()).toBeVisible();
  });
});
