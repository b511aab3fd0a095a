import { chromium } from '@playwright/test';
const [,, base, out, ...specs] = process.argv;
// spec: name|path|persona|WxH|light|js
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu'] });
for (const spec of specs) {
  const [name, path, persona, size, theme, js] = spec.split('|');
  const [w,h] = size.split('x').map(Number);
  const phone = w < 769;
  const ctx = await b.newContext({ baseURL: base, viewport: {width:w,height:h}, colorScheme: theme, reducedMotion:'reduce', locale:'zh-CN', timezoneId:'Asia/Shanghai', isMobile: phone, hasTouch: phone, deviceScaleFactor: phone?2:1, ...(phone?{userAgent:'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36'}:{}) });
  await ctx.addInitScript(() => { try { const a = JSON.parse(localStorage.getItem('plaza:account') ?? '{}'); for (const u of new Set(['', JSON.parse(a.uid ?? '""')])) localStorage.setItem(u + ':bulletin-closed', String(Date.now())); } catch {} });
  const page = await ctx.newPage();
  page.on('console', m => { if (m.type()==='error') console.log(name, 'console:', m.text().slice(0,200)); });
  page.on('pageerror', e => console.log(name, 'pageerror', e.message.slice(0,200)));
  if (persona && persona !== 'guest') {
    await page.goto('/healthz');
    const r = await page.request.post('/api/v1/demo/login', { form: { persona, appID: '2008' } });
    const { data } = await r.json();
    await page.evaluate((account) => { const f = { ...account, _persist: { version: 1, rehydrated: true } }; localStorage.setItem('plaza:account', JSON.stringify(Object.fromEntries(Object.entries(f).map(([k, v]) => [k, JSON.stringify(v)])))); }, data);
  }
  await page.goto(path); await page.waitForLoadState('networkidle').catch(()=>{});
  await page.waitForTimeout(600);
  if (js) { try { await (new Function('page', `return (async()=>{${js}})()`))(page); } catch (e) { console.log(name, 'js', e.message.slice(0,300)); } await page.waitForTimeout(700); }
  await page.screenshot({ path: `${out}/${name}.png` });
  await ctx.close();
}
await b.close();
