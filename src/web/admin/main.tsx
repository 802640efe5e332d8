// Browser entry of /admin: login and dashboard, rendered in the browser only.
import { createRoot } from 'react-dom/client';
import { AdminApp } from './admin-app.tsx';
import { readPageData } from './page-data.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The document has no #root.');
createRoot(root).render(<AdminApp shop={readPageData(document).shop} />);

// A page kept for the Back button would show what was on it before Logout.
addEventListener('pageshow', (event) => {
  if (event.persisted) location.reload();
});
