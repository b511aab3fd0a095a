import { useAppDispatch, useAppSelector } from '@/kernel/hooks';
import { copyText } from '@/shell/copy/copyText';
import { selectInviteCode } from '@/shell/invite/inviteSlice';
import { appPackageText as text } from '@/text/appPackage';
import { Button } from '@/ui/button/Button';
import { Code } from './get-app.styles';

/** Whose invitation brought the visitor: shown, and copied with the download so that the app can read it. */
export function InviteNote() {
  const dispatch = useAppDispatch();
  const code = useAppSelector(selectInviteCode);
  if (code === '') return null;
  return (
    <Code>
      <div>
        {text.invite} <b>{code}</b>
        <small>{text.inviteNote}</small>
      </div>
      <Button tone="tint" size="s" onClick={() => void dispatch(copyText(code))}>
        {text.copy}
      </Button>
    </Code>
  );
}
