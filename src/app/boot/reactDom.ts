// A module of ours, since one that is no ES module needs a helper to be imported by a call, and that is 0.2 KB of the first load.
import 'react-dom/client';
