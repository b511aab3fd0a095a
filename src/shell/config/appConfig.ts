import * as v from 'valibot';
import { appText } from '@/text/app';
import { themeNames } from '@/theme/themeNames';
import { API_BASE, DEFAULT_API_BASE } from './apiBase';

/** An address an operator may give: https, a path of this app, or empty, which hides what it is for. Browsers read a backslash as `/`. */
const Link = v.optional(v.pipe(v.string(), v.regex(/^$|^https?:\/\/\S+$|^\/(?!\/)[^\s\\]*$/)), '');

/** The operator's settings (A1). Every field has a default; `public/config.json` names only what differs. */
export const AppConfig = v.object({
  appID: v.optional(v.pipe(v.string(), v.minLength(1)), '2008'),
  /** Kept in the SDK config and sent by no call. */
  appKey: v.optional(v.string(), ''),
  apiBase: v.optional(v.pipe(v.string(), v.regex(API_BASE)), DEFAULT_API_BASE),
  timeoutMs: v.optional(v.pipe(v.number(), v.minValue(1_000)), 30_000),
  buildMode: v.optional(v.string(), 'sese'),
  title: v.optional(v.pipe(v.string(), v.minLength(1)), appText.title),
  /** The palette of the app (B4); each has a night of its own. */
  theme: v.optional(v.picklist(themeNames), themeNames[0]),
  contactLink: Link,
  businessEmail: v.optional(v.pipe(v.string(), v.regex(/^$|^[^\s@]+@[^\s@]+\.[^\s@]+$/)), ''),
  /** Open map; `autoRegister` 0 or "0" turns registration by phone login off (D7). */
  otherConfig: v.optional(v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])), { autoRegister: 1 }),
  /** Where the bulletin is fetched, under the API base or absolute; its path is not in the specification. */
  bulletinPath: v.optional(v.string()),
  /** For operators whose content needs one (A7). */
  ageGate: v.optional(v.picklist(['off', 'ask', 'hide']), 'off'),
  /** Per route name: whether it needs login, and its title (C5). */
  routes: v.optional(
    v.record(v.string(), v.object({ needsLogin: v.optional(v.boolean()), title: v.optional(v.string()) })),
    {},
  ),
  /** Labels of the five tabs by route name. */
  tabs: v.optional(v.record(v.string(), v.pipe(v.string(), v.minLength(1))), {}),
  footer: v.optional(
    v.object({
      filingNumber: v.optional(v.string(), ''),
      filingUrl: Link,
      agreementUrl: Link,
      privacyUrl: Link,
    }),
    {},
  ),
  /** Buttons of other ways to sign in, drawn on the `other` page. */
  signInLinks: v.optional(v.array(v.object({ name: v.pipe(v.string(), v.minLength(1)), url: Link })), []),
});

export type AppConfig = v.InferOutput<typeof AppConfig>;

/** The settings when nobody set anything. */
export const defaultConfig: AppConfig = v.parse(AppConfig, {});

/** What came of reading a configuration file: usable settings always, and what was wrong with the file. */
export interface ReadConfig {
  config: AppConfig;
  /** `path: what was expected`, one line each, for the operator. */
  faults: string[];
}

/** Reads an operator's file. A bad field is named and falls back to its default; the good ones are kept. */
export function readConfig(raw: unknown): ReadConfig {
  if (raw === undefined || raw === null) return { config: defaultConfig, faults: [] };
  if (typeof raw !== 'object' || Array.isArray(raw)) {
    return { config: defaultConfig, faults: ['config.json: expected an object'] };
  }
  const good: Record<string, unknown> = {};
  const faults: string[] = [];
  for (const [name, schema] of Object.entries(AppConfig.entries)) {
    const field = v.safeParse(schema, (raw as Record<string, unknown>)[name]);
    if (field.success) good[name] = field.output;
    else
      faults.push(
        ...field.issues.map((issue) => `${[name, v.getDotPath(issue)].filter(Boolean).join('.')}: ${issue.message}`),
      );
  }
  return { config: v.parse(AppConfig, good), faults };
}
