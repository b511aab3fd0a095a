import { themeNames } from '@/theme/themeNames';
import { defaultConfig, readConfig } from './appConfig';

describe("the operator's settings", () => {
  it('A1: without a file the specified values are in force', () => {
    expect(readConfig(undefined)).toEqual({ config: defaultConfig, faults: [] });
    expect(defaultConfig).toMatchObject({
      appID: '2008',
      appKey: '',
      apiBase: '/api',
      timeoutMs: 30_000,
      buildMode: 'sese',
      title: '星钻广场',
      theme: 'light-blue',
      contactLink: '',
      businessEmail: '',
      otherConfig: { autoRegister: 1 },
    });
  });

  it('A1: a file changes only what it names', () => {
    const { config, faults } = readConfig({
      title: '星河',
      tabs: { home: '大厅' },
      otherConfig: { autoRegister: '0' },
    });
    expect(faults).toEqual([]);
    expect(config).toMatchObject({
      title: '星河',
      tabs: { home: '大厅' },
      otherConfig: { autoRegister: '0' },
      appID: '2008',
    });
  });

  it.each([
    [{ timeoutMs: 'soon' }, 'timeoutMs'],
    [{ apiBase: '//evil.example' }, 'apiBase'],
    [{ apiBase: '/\\evil.example' }, 'apiBase'],
    [{ contactLink: 'javascript:alert(1)' }, 'contactLink'],
    [{ contactLink: '/\\evil.example' }, 'contactLink'],
    [{ contactLink: '/help/..\\..\\evil' }, 'contactLink'],
    [{ businessEmail: 'nobody' }, 'businessEmail'],
    [{ routes: { find: { needsLogin: 'no' } } }, 'routes.find.needsLogin'],
    [{ footer: { privacyUrl: '//evil.example' } }, 'footer.privacyUrl'],
  ])('A1: %j is named, falls back to its default, and spoils nothing else', (bad, path) => {
    const { config, faults } = readConfig({ ...bad, title: '星河' });
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(`${path}: `);
    expect(config).toEqual({ ...defaultConfig, title: '星河' });
  });

  it('A1, B4: a theme that is none is refused with the list of those there are', () => {
    expect(readConfig({ theme: 'peony' }).config.theme).toBe('peony');
    const { config, faults } = readConfig({ theme: 'sunset' });
    expect(config.theme).toBe('light-blue');
    for (const name of themeNames) expect(faults.join()).toContain(name);
  });

  it.each([[], 'text', 7, true])('A1: a file that is no object (%j) is said to be none', (raw) => {
    const { config, faults } = readConfig(raw);
    expect(config).toEqual(defaultConfig);
    expect(faults).toHaveLength(1);
  });

  it('A7: the age gate is off unless an operator asks for one', () => {
    expect(defaultConfig.ageGate).toBe('off');
    expect(readConfig({ ageGate: 'hide' }).config.ageGate).toBe('hide');
    expect(readConfig({ ageGate: 'maybe' }).config.ageGate).toBe('off');
  });
});
