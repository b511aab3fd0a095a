import { squareApi } from '@/api/squareApi';

/** What a comment may have when the square's configuration says nothing. */
const COMMENT_MAX = 500;

/** The longest comment the operator allows, in characters. */
export function useCommentLimit(): number {
  const { data } = squareApi.endpoints.squareConfig.useQuery();
  const said = Number(data?.records.find(({ key }) => key === 'commentMaxLength')?.value);
  return Number.isInteger(said) && said > 0 ? said : COMMENT_MAX;
}

const none: readonly string[] = [];

/** The words the operator does not want, as far as members may know them. */
export function useSensitiveWords(): readonly string[] {
  const { data } = squareApi.endpoints.sensitiveWords.useQuery();
  return data?.records.map(({ word }) => word) ?? none;
}
