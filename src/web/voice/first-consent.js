// Inlined into the pages of the site: tells the style sheet, before anything is painted, what the visitor has said to
// Carl's voice, and that the visit has heard the greeting. consent.ts and greet-once.ts go on from there.
{
  const { dataset } = document.documentElement;
  dataset.audio = 'pending';
  try {
    const kept = localStorage.getItem('boldwork.audio-consent');
    if (kept === 'granted' || kept === 'denied') dataset.audio = kept;
    if ('boldwork.greeted' in sessionStorage) dataset.greeted = '';
  } catch {}
}
