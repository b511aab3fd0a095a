import { Dialog } from '@/desk/kit/dialog/Dialog';
import { useCopy } from '@/desk/kit/ident/useCopy';
import { page } from '@/desk/world/page';
import { accessText } from '@/text/desk/access';
import { LinkText } from './access.styles';

/** The link that sets a password, shown this once. */
export function LinkDialog({ name, link, onClose }: { name: string; link: string; onClose: () => void }) {
  const copy = useCopy();
  const address = page.addressOf(link);
  return (
    <Dialog
      title={accessText.linkTitle(name)}
      note={accessText.linkNote}
      main={{ label: accessText.copyLink, run: () => copy(address) }}
      closeLabel={accessText.done}
      onClose={onClose}
    >
      <LinkText>{address}</LinkText>
    </Dialog>
  );
}
