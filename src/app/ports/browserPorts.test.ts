import type { EarlyData } from './bootPage';
import { createBrowserPorts } from './browserPorts';

const { download } = createBrowserPorts({} as EarlyData);

describe('downloads', () => {
  it.each([
    ['/dl/abc', 1],
    ['https://files.example/a.apk', 1],
    ['blob:https://plaza.example/1', 1],
    ['javascript:alert(1)', 0],
    ['//evil.example/a.apk', 0],
    ['/\\evil.example/a.apk', 0],
  ])('1.2.2: from %s are begun %i times', (url, times) => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    download.start(url, 'a.apk');
    expect(click).toHaveBeenCalledTimes(times);
    expect(warn).toHaveBeenCalledTimes(1 - times);
    click.mockRestore();
    warn.mockRestore();
  });
});
