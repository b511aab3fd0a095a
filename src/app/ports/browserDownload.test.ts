import type { EarlyData } from './bootPage';
import { createBrowserDownload } from './browserDownload';
import { createBrowserPorts } from './browserPorts';

const early = createBrowserPorts({} as EarlyData);
const { gate } = early;
const download = createBrowserDownload(early);

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

  it('R6: from the past none is begun, and nobody is led away', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    gate.enter('travel');
    download.start('/dl/abc', 'a.apk');
    download.leave('/pay/1');
    expect(click).not.toHaveBeenCalled();
    expect(warn.mock.calls.map((call) => call[1])).toEqual(['/dl/abc', '/pay/1']);
    gate.enter('live');
    download.start('/dl/abc', 'a.apk');
    expect(click).toHaveBeenCalledTimes(1);
    click.mockRestore();
    warn.mockRestore();
  });
});
