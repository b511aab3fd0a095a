import { openShare } from '@/features/share/openShare';
import type { AppDispatch, Extra } from '@/kernel/dispatch';
import type { RootState } from '@/kernel/rootState';
import { selectConfig } from '@/shell/config/configSlice';
import { copyText } from '@/shell/copy/copyText';
import { href } from '@/shell/navigation/href';
import { personText } from '@/text/person';

/** Copies the address of somebody's page. */
export const copyPersonLink =
  (id: number) =>
  (dispatch: AppDispatch, _getState: unknown, { ports }: Extra): void => {
    void dispatch(copyText(`${ports.document.origin}${href.person(id)}`));
  };

/** Opens the share sheet about somebody's page. */
export const sharePerson =
  ({ id, name, avatar }: { id: number; name: string; avatar: string }) =>
  (dispatch: AppDispatch, getState: () => RootState, { ports }: Extra): void => {
    const { title } = selectConfig(getState());
    const words = { title: personText.sharing.title(name, title), text: personText.sharing.text(name) };
    dispatch(
      openShare({
        ...words,
        ...(avatar !== '' && { picture: avatar }),
        url: `${ports.document.origin}${href.person(id)}`,
      }),
    );
  };
