import type { BuiltPage } from '@server/http/builtPage';
import type { Account } from '@/contract/account';
import { baseOf } from './base';

/** How a page is looked at. */
export interface Look {
  theme: 'light' | 'dark';
  /** Who looks; null for a guest. */
  account: Account | null;
  /** When the bulletin was closed for the day; null where it is to be seen. */
  hush: number | null;
}

/** The operator's settings with the calls going to the preview; nobody is signed up and no fault is told. */
export function framedConfig(config: string, ticket: string): string {
  let settings: Record<string, unknown> = {};
  try {
    settings = JSON.parse(config) as Record<string, unknown>;
  } catch {
    // As without any.
  }
  const other = { ...(settings.otherConfig as object | undefined), autoRegister: 0, faults: 0 };
  return JSON.stringify({ ...settings, apiBase: baseOf(ticket), otherConfig: other });
}

/** A record as the app's storage keeps it: each field a text of its own (`src/app/store/persist.ts`). */
const recordOf = (fields: object) =>
  JSON.stringify(Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, JSON.stringify(value)])));

/**
 * Before everything else in the page: what a page without an origin may not touch. Storage is in memory and begins with the
 * look; the history is the page's own, or going back would move the desk; scripts ask as one of another site.
 */
function worldOf({ theme, account, hush }: Look): string {
  const local = {
    'plaza:settings': JSON.stringify({ theme, textScale: 1, motion: 'system', dataSaver: false }),
    ...(account && { 'plaza:account': recordOf(account) }),
    ...(hush !== null && { [`${account?.uid ?? ''}:bulletin-closed`]: String(hush) }),
  };
  const begun = JSON.stringify(local).replaceAll('<', '\\u003c');
  return `(()=>{
const give=(on,name,value)=>Object.defineProperty(on,name,{configurable:true,value});
const store=(begun)=>{const kept=new Map(Object.entries(begun));return{get length(){return kept.size},key:(n)=>[...kept.keys()][n]??null,
getItem:(k)=>kept.get(String(k))??null,setItem:(k,v)=>void kept.set(String(k),String(v)),removeItem:(k)=>void kept.delete(String(k)),clear:()=>kept.clear()}};
give(window,'localStorage',store(${begun}));give(window,'sessionStorage',store({}));give(window,'caches',undefined);
give(Navigator.prototype,'serviceWorker',undefined);
const states=[null];let at=0;
give(history,'pushState',(state)=>{states.length=at+1;states.push(state);at+=1});
give(history,'replaceState',(state)=>{states[at]=state});
Object.defineProperty(history,'state',{configurable:true,get:()=>states[at]});
give(history,'go',(by=0)=>setTimeout(()=>{const to=at+by;if(to<0||to>=states.length||to===at)return;at=to;dispatchEvent(new PopStateEvent('popstate',{state:states[at]}))}));
give(history,'back',()=>history.go(-1));give(history,'forward',()=>history.go(1));
const make=document.createElement.bind(document);
give(document,'createElement',(name,...more)=>{const made=make(name,...more);if(/^(script|link)$/i.test(name))made.crossOrigin='anonymous';return made});
})()`;
}

/** The members' page as it stands in the phone at the desk: without an origin, so that nothing in it is the desk's. */
export function framedPage({ html, policy }: BuiltPage, nonce: string, look: Look): BuiltPage {
  return {
    html: html.replace(
      /<meta charset="[^"]*">/,
      (first) => `${first}<script nonce="${nonce}">${worldOf(look)}</script>`,
    ),
    policy: `${policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'")}; sandbox allow-scripts`,
  };
}
