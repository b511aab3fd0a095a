import { homeApi } from '@/api/homeApi';
import type { AppDispatch } from '@/kernel/dispatch';

/** Asks for one rail again and puts it in its place; answers what was wrong, or nothing. */
export const retryRail =
  (type: string) =>
  async (dispatch: AppDispatch): Promise<unknown> => {
    const ask = homeApi.endpoints.homeSection.initiate({ type }, { forceRefetch: true, subscribe: false });
    const { data, error } = await dispatch(ask);
    if (!data) return error;
    dispatch(
      homeApi.util.updateQueryData('homeFeed', undefined, (feed) => {
        feed.sections = feed.sections.map((section) => (section.type === type ? data : section));
      }),
    );
    return undefined;
  };
