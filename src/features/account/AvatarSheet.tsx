import { Camera, ImagePlus } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { useMeQuery } from '@/api/statusApi';
import { selectAccount } from '@/features/session/accountSlice';
import { useAppDispatch, useAppSelector, usePorts } from '@/kernel/hooks';
import type { Crop } from '@/kernel/ports';
import type { OverlayViewProps } from '@/shell/overlays/overlayView';
import { accountText } from '@/text/account';
import { Avatar } from '@/ui/avatar/Avatar';
import { Button } from '@/ui/button/Button';
import { Sheet } from '@/ui/sheet/Sheet';
import { Bar, FileButton, Middle } from './account.styles';
import { avatarEvents, selectAvatar } from './avatarSlice';
import { CropStage } from './CropStage';
import { chooseAvatar } from './chooseAvatar';

const text = accountText.avatar;

/** A new avatar: chosen or taken, cut to a square, sent; what goes wrong is said here and the old one stays (pages 20). */
export function AvatarSheet({ open, top, onCloseAsked, onClosed }: OverlayViewProps) {
  const dispatch = useAppDispatch();
  const here = useAppSelector(selectAvatar);
  const crop = useRef<() => Crop | undefined>(null);
  const confirm = () => {
    const square = crop.current?.();
    if (square) dispatch(avatarEvents.confirmed({ crop: square }));
  };
  const note = here.at === 'cropping' ? text.crop : text.note;
  return (
    <Sheet {...{ open, top, onCloseAsked, onClosed }} title={text.title} note={note} actions={<Acts onUse={confirm} />}>
      {here.at === 'cropping' ? (
        <CropStage
          key={here.id}
          url={here.url}
          crop={crop}
          onUnreadable={() => dispatch(avatarEvents.failed({ why: 'unreadable' }))}
        />
      ) : (
        <Preview />
      )}
    </Sheet>
  );
}

function Preview() {
  const here = useAppSelector(selectAvatar);
  const { uid, name, loginName } = useAppSelector(selectAccount);
  const { data } = useMeQuery({ uid }, { skip: uid === '' });
  if (here.at === 'working') {
    return (
      <Middle role="status">
        <img src={here.url} alt="" />
        {text.phase[here.phase]}
        <Bar data-phase={here.phase} aria-hidden="true" />
      </Middle>
    );
  }
  return (
    <Middle>
      <Avatar src={data?.avatar ?? ''} name={name || loginName} size="l" />
      {here.at === 'failed' ? <p role="alert">{text.fault[here.why]}</p> : text.current}
    </Middle>
  );
}

function Acts({ onUse }: { onUse: () => void }) {
  const dispatch = useAppDispatch();
  const here = useAppSelector(selectAvatar);
  const { touchPoints } = usePorts().document;
  switch (here.at) {
    case 'working':
      return null;
    case 'cropping':
      return (
        <>
          <FileInput label={text.again} />
          <Button tone="main" onClick={onUse}>
            {text.use}
          </Button>
        </>
      );
    case 'failed':
      return (
        <>
          <FileInput label={text.again} />
          {here.crop && (
            <Button tone="main" onClick={() => dispatch(avatarEvents.retried())}>
              {text.retry}
            </Button>
          )}
        </>
      );
    case 'idle':
      return (
        <>
          {/* A camera of its own is what phones have. */}
          {touchPoints > 0 && <FileInput label={text.take} icon={<Camera aria-hidden="true" />} capture="user" />}
          <FileInput label={text.pick} icon={<ImagePlus aria-hidden="true" />} tone="main" />
        </>
      );
  }
}

interface FileInputProps {
  label: string;
  icon?: ReactNode;
  capture?: 'user';
  tone?: 'main';
}

function FileInput({ label, icon, capture, tone }: FileInputProps) {
  const dispatch = useAppDispatch();
  return (
    <FileButton data-tone={tone}>
      <input
        type="file"
        accept="image/*"
        capture={capture}
        aria-label={label}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) dispatch(chooseAvatar(file));
          // The same file may be chosen again.
          currentTarget.value = '';
        }}
      />
      {icon}
      <span aria-hidden="true">{label}</span>
    </FileButton>
  );
}
