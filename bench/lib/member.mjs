/** Diamonds enough for any game of the demo. */
const COINS = 100;

/** One call to the server at `origin`: a post where there is a body, as a form unless `json`. */
export async function ask(origin, path, body, json = false) {
  const type = json ? 'application/json' : 'application/x-www-form-urlencoded';
  const text = json ? JSON.stringify(body) : new URLSearchParams(body).toString();
  const call = body ? { method: 'POST', body: text, headers: { 'content-type': type, uid: '', token: '' } } : {};
  const { code, msg, data } = await (await fetch(`${origin}${path}`, call)).json();
  if (code !== 0) throw new Error(`${path}: ${msg}`);
  return data;
}

/** A member who has just registered, with diamonds, as their browser remembers them. */
export async function richMember(origin) {
  const loginName = `bench_${process.pid.toString(36)}_${Date.now().toString(36)}`;
  const account = await ask(origin, '/api/user/registerWithName', {
    loginName,
    password: 'plaza2026',
    agreed: 'true',
    appID: '2008',
  });
  const balance = { uid: account.uid, coins: COINS };
  await ask(origin, '/api/v1/demo/stage', { balance, appID: '2008' }, true);
  const fields = { ...account, _persist: { version: 1, rehydrated: true } };
  const text = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, JSON.stringify(value)]));
  return { uid: account.uid, stored: JSON.stringify(text) };
}

/** Runs in the page: the member is logged in there, and has closed the bulletin of the day. */
export function storeMember({ uid, stored }) {
  localStorage.setItem('plaza:account', stored);
  localStorage.setItem(`${uid}:bulletin-closed`, String(Date.now()));
}
