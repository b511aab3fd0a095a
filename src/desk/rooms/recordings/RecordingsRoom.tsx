import { Route, Routes, useParams } from 'react-router';
import { RecordingList } from './RecordingList';
import { RecordingPage } from './RecordingPage';

/** What members recorded and sent: the list, and one beside its case. */
export function Room() {
  return (
    <Routes>
      <Route index element={<RecordingList />} />
      <Route path=":number" element={<Opened />} />
    </Routes>
  );
}

function Opened() {
  const { number = '' } = useParams();
  return <RecordingPage key={number} number={number} />;
}
