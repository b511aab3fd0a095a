import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router';
import { OpenRooms } from '@/desk/kit/room/openRooms';
import type { RoomId } from '@/desk/roomPlaces';
import { sitDown } from '@/desk/testing/sitDown';
import { FindAnything } from './FindAnything';

function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="address">{pathname + search}</output>;
}

async function find(text: string, rooms: readonly RoomId[]) {
  const page = (
    <OpenRooms value={rooms}>
      <FindAnything />
      <Address />
    </OpenRooms>
  );
  await sitDown(page, {}, { role: 'support', name: '周宁' });
  await userEvent.type(screen.getByRole('textbox'), `${text}{Enter}`);
  return screen.getByLabelText('address').textContent;
}

it.each([
  ['20418', '/letters/20418'],
  ['4827-1903', '/recordings/4827-1903'],
  ['2026112720470001234567890', '/money/2026112720470001234567890'],
  ['142000126', '/members?find=142000126&open='],
  ['13812344417', '/members?find=13812344417&open='],
])('a number leads to its thing: %s', async (text, address) => {
  expect(await find(text, ['letters', 'recordings', 'money', 'members'])).toBe(address);
});

it('is looked for among members by whoever has no room for it', async () => {
  expect(await find('20418', ['members'])).toBe('/members?find=20418&open=');
});
