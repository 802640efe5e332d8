// Inlined into the pages of the site: tells the style sheet, before anything is painted, what the visitor has said to
// Carl's voice, and whether the visit was asked or has heard the greeting. consent.ts and greet-once.ts go on from there.
{
  const { dataset } = document.documentElement;
  dataset.audio = 'pending';
  try {
    const kept = localStorage.getItem('boldwork.audio-consent');
    if (kept === 'granted' || kept === 'denied') dataset.audio = kept;
    if ('boldwork.greeted' in sessionStorage) dataset.greeted = '';
    if ('boldwork.audio-put-off' in sessionStorage) dataset.audioPutOff = '';
  } catch {}
  // Until the page listens.
  const putOff = ({ key }) => {
    if (key !== 'Escape') return;
    dataset.audioPutOff = '';
    try {
      sessionStorage.setItem('boldwork.audio-put-off', '1');
    } catch {}
  };
  addEventListener('keydown', putOff);
  document.addEventListener('hydrated', () => removeEventListener('keydown', putOff));
}
