import { useState } from 'react';
import { useNavigate } from 'react-router';
import { CASE_NUMBER } from '@/contract/support';
import { SearchField } from '@/desk/kit/field/SearchField';
import { useRoomPath } from '@/desk/kit/room/openRooms';
import { frameText } from '@/text/desk/frame';
import { Finder } from './frame.styles';

/** As `newOrderId` of the server makes them. */
const ORDER_NUMBER = /^\d{25}$/;
/** Shorter than any uid. */
const LETTER_NUMBER = /^\d{1,7}$/;

/**
 * The field of the navigation: a number leads to its thing, where there is a room for it that one may enter, else to its member;
 * words are looked for among members. `/` comes here wherever a room has no field of its own.
 */
export function FindAnything() {
  const [typed, setTyped] = useState('');
  const navigate = useNavigate();
  const path = useRoomPath();
  const roomOf = (text: string): string | undefined => {
    if (CASE_NUMBER.test(text)) return path('recordings', text);
    if (LETTER_NUMBER.test(text)) return path('letters', text);
    return ORDER_NUMBER.test(text) ? path('money', text) : undefined;
  };
  const find = (value: string) => {
    const text = value.trim();
    if (text === '') return;
    setTyped('');
    void navigate(roomOf(text) ?? `/members?${new URLSearchParams({ find: text, open: '' })}`);
  };
  return (
    <Finder>
      <SearchField everywhere label={frameText.find} value={typed} onChange={setTyped} onSearch={find} />
    </Finder>
  );
}
