import { publishText as text } from '@/text/publish';
import type { Written } from './written';

/** What a post may be: the operator's figures, or these where none are given. */
const defaults = { titleMaxLength: 30, minLength: 5, maxLength: 2000, maxTags: 3, maxImages: 9 };
export type PostLimits = typeof defaults;

/** Figures by name out of the square's configuration; one that is no positive whole number is left at its default. */
export function limitsOf(config: readonly { key: string; value: unknown }[] | undefined): PostLimits {
  const figures = Object.fromEntries((config ?? []).map(({ key, value }) => [key, Number(value)]));
  const entries = Object.entries(defaults).map(([key, fallback]) => {
    const given = figures[key];
    return [key, given !== undefined && Number.isInteger(given) && given > 0 ? given : fallback];
  });
  return Object.fromEntries(entries) as PostLimits;
}

export type PostField = 'title' | 'content' | 'tagIds';

/** Characters as people count them. */
const length = (value: string) => [...value].length;

/** What is wrong with a post, by field; empty when it may be sent. */
export function faultsOf({ title, content, tagIds }: Written, limits: PostLimits): Partial<Record<PostField, string>> {
  const size = length(content);
  return {
    ...(length(title) > limits.titleMaxLength && { title: text.title.long(limits.titleMaxLength) }),
    ...(size < limits.minLength && { content: text.content.short(limits.minLength) }),
    ...(size > limits.maxLength && { content: text.content.long(limits.maxLength) }),
    ...(tagIds.length === 0 && { tagIds: text.tags.missing }),
  };
}
