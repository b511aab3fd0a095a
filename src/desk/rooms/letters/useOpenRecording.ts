import { useNavigate } from 'react-router';
import type { DeskLetter } from '@/contract/desk/letters';
import { useRoomPath } from '@/desk/kit/room/openRooms';
import { page } from '@/desk/world/page';

/** Opens the recording that came with a letter: in its room where there is one, else by its link; null where there is nothing to open. */
export function useOpenRecording(recording: DeskLetter['recording']): (() => void) | null {
  const navigate = useNavigate();
  const path = useRoomPath()('recordings', recording?.number);
  if (recording === null || recording.sentAt === null) return null;
  if (path !== undefined) return () => void navigate(path);
  const { link } = recording;
  return link === null ? null : () => page.openBeside(link);
}
