import type { RouteObject } from 'react-router';
import { Desk } from './frame/Desk';
import { Entrance } from './frame/Entrance';
import { FirstRoom, NoPage } from './frame/NoPage';
import { RoomDoor } from './frame/RoomDoor';
import { rooms } from './rooms';
import { WelcomePage } from './sign-in/WelcomePage';

/** Every address of the desk, under `/__desk`; what is inside a room is the room's own. */
export const deskRoutes: RouteObject[] = [
  { path: '/welcome', element: <WelcomePage /> },
  {
    element: (
      <Entrance>
        <Desk />
      </Entrance>
    ),
    children: [
      { index: true, element: <FirstRoom /> },
      ...rooms.map((room) => ({ path: `/${room.id}/*`, element: <RoomDoor key={room.id} room={room} /> })),
      { path: '*', element: <NoPage /> },
    ],
  },
];
