import type { GameDetail } from '@/contract/game';
import { openShare } from '@/features/share/openShare';
import type { AppDispatch, Extra } from '@/kernel/dispatch';
import { href } from '@/shell/navigation/href';
import { gamesText } from '@/text/games';

/** Opens the share sheet about a game: its link, and its poster. */
export const shareGame =
  ({ id, name, subtitle, cover, icon, developer, rating }: GameDetail) =>
  (dispatch: AppDispatch, _getState: unknown, { ports }: Extra): void => {
    const note = [rating > 0 && `★ ${rating.toFixed(1)}`, developer].filter(Boolean).join(' · ');
    dispatch(
      openShare({
        title: name,
        text: subtitle || gamesText.detail.shareText(name),
        url: `${ports.document.origin}${href.detail(id)}`,
        picture: cover || icon,
        card: {
          title: '',
          text: subtitle || gamesText.detail.shareText(name),
          picture: cover,
          by: name,
          face: icon,
          note,
        },
      }),
    );
  };
