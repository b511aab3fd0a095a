import { useNavigate } from 'react-router';
import type { DeskLetter } from '@/contract/desk/letters';
import { useRoomPath } from '@/desk/kit/room/openRooms';

/** Opens the recording that came with a letter in its room; null where there is nothing to open, or for who may not. */
export function useOpenRecording(recording: DeskLetter['recording']): (() => void) | null {
  const navigate = useNavigate();
  const path = useRoomPath()('recordings', recording?.number);
  return recording?.sentAt == null || path === undefined ? null : () => void navigate(path);
}
