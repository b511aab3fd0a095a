import type { Post } from '@/contract/post';
import { openShare } from '@/features/share/openShare';
import type { AppDispatch, Extra } from '@/kernel/dispatch';
import { copyText } from '@/shell/copy/copyText';
import { href } from '@/shell/navigation/href';
import { squareText } from '@/text/square';

/** Characters of a text that a preview or a quotation is made of. */
const EXCERPT = 120;

/** Copies the address of a post. */
export const copyPostLink =
  (id: number) =>
  (dispatch: AppDispatch, _getState: unknown, { ports }: Extra): void => {
    void dispatch(copyText(`${ports.document.origin}${href.post(id)}`));
  };

/** Opens the share sheet about a post: a preview, the ways to pass it on, and quoting it in one of one's own. */
export const sharePost =
  ({ id, title, content, author, images, auditState }: Post) =>
  (dispatch: AppDispatch, _getState: unknown, { ports }: Extra): void => {
    const said = [...content.replace(/\s+/g, ' ').trim()].slice(0, EXCERPT).join('');
    const image = images[0]?.url ?? '';
    const quote = { id, name: author.name, title: title ?? '', content: said, image };
    dispatch(
      openShare({
        title: title || squareText.card.postOf(author.name),
        text: said,
        url: `${ports.document.origin}${href.post(id)}`,
        ...(image !== '' && { picture: image }),
        // What is not shown to everybody cannot be quoted.
        ...(auditState === 'passed' && { quote }),
        card: { title: title ?? '', text: said, picture: image, by: author.name, face: author.avatar, note: '' },
      }),
    );
  };
