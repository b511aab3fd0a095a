import { NoteDialog as Dialog } from '@/desk/kit/note/NoteDialog';
import { useNoteMutation } from '@/desk/rooms/members/membersApi';
import type { ActDialogProps } from './ActDialog';

/** Writes down what colleagues should know of a member. */
export function NoteDialog({ member: { uid, name }, onClose }: ActDialogProps) {
  const [note] = useNoteMutation();
  return (
    <Dialog about={name} draft={`member:${uid}:note`} write={(wish) => note({ uid, ...wish })} onClose={onClose} />
  );
}
