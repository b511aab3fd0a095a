import { Route, Routes, useParams } from 'react-router';
import { FindMembers } from './FindMembers';
import { MemberPage } from './MemberPage';

/** Members: find one, read everything about them in one story, act. */
export function Room() {
  return (
    <Routes>
      <Route index element={<FindMembers />} />
      <Route path=":uid" element={<OneMember />} />
    </Routes>
  );
}

/** What is on screen of one member is nothing of the next. */
function OneMember() {
  const { uid = '' } = useParams();
  return <MemberPage key={uid} uid={uid} />;
}
