import { Gamepad2, X } from 'lucide-react';
import { gameDraft, POST_FORM, readWritten } from '@/features/publish/written';
import { useAppDispatch, useAppSelector } from '@/kernel/hooks';
import { formEvents, selectForm } from '@/shell/forms/formsSlice';
import { overlayEvents } from '@/shell/overlays/overlaysSlice';
import { publishText } from '@/text/publish';
import { Button } from '@/ui/button/Button';
import { GameIcon } from '@/ui/game-icon/GameIcon';
import { IconButton } from '@/ui/icon-button/IconButton';
import { Linked } from './postpage.styles';

const text = publishText.game;

/** The game a post is about, or the way to choose one. */
export function GameChoice() {
  const dispatch = useAppDispatch();
  const draft = useAppSelector((state) => selectForm(state, POST_FORM).draft);
  const { game } = readWritten(draft);
  if (!game) {
    return (
      <Button
        block
        icon={<Gamepad2 aria-hidden="true" />}
        onClick={() => dispatch(overlayEvents.opened({ kind: 'pickGame' }))}
      >
        {text.add}
      </Button>
    );
  }
  return (
    <Linked>
      <GameIcon src={game.icon} size="s" />
      <span>{game.name}</span>
      <IconButton
        label={text.remove}
        onClick={() => dispatch(formEvents.drafted({ form: POST_FORM, draft: gameDraft(undefined) }))}
      >
        <X aria-hidden="true" />
      </IconButton>
    </Linked>
  );
}
