// Inlined into the pages of the site: the widget's round button steps aside for every word, field and button that would
// lie under it, and comes back where the page rests and its corner is clear.
{
  const { dataset } = document.documentElement;
  const button = document.querySelector('.widget-launcher');
  const KEPT_CLEAR = 'a, button, label, input, select, textarea, summary, form, [data-keep-clear]';
  const MARGIN_PX = 2;
  const STEPS = 5;
  let frame = 0;
  let rest = 0;

  const isTaken = () => {
    const box = button.getBoundingClientRect();
    // While the widget is open there is no button.
    if (!box.width) return false;
    const seen = new Set([button]);
    const side = box.width + 2 * MARGIN_PX;
    const left = box.left - MARGIN_PX;
    const top = box.top - MARGIN_PX;
    for (let i = 0; i < STEPS ** 2; i++) {
      const x = left + (side * (i % STEPS)) / (STEPS - 1);
      const y = top + (side * Math.floor(i / STEPS)) / (STEPS - 1);
      for (const element of document.elementsFromPoint(x, y)) {
        if (seen.has(element) || button.contains(element)) continue;
        seen.add(element);
        if (element.closest(KEPT_CLEAR) || hasWordsIn(element, left, top, side)) return true;
      }
    }
    return false;
  };
  // A line of type is taller than its letters.
  const hasWordsIn = (element, left, top, side) =>
    [...element.childNodes].some((node) => {
      if (node.nodeType !== Node.TEXT_NODE || !node.data.trim()) return false;
      const range = document.createRange();
      range.selectNode(node);
      return [...range.getClientRects()].some((line) => {
        const lead = line.height / 6;
        return (
          line.left < left + side &&
          line.right > left &&
          line.top + lead < top + side &&
          line.bottom - lead > top
        );
      });
    });

  const look = () => {
    frame = 0;
    if (isTaken()) dataset.cornerTaken = '';
    else delete dataset.cornerTaken;
  };
  const lookAtRest = () => {
    clearTimeout(rest);
    rest = setTimeout(look, 150);
  };
  const lookOn = () => {
    // Gone at once, back at rest: nothing flickers past.
    if (!frame && !('cornerTaken' in dataset)) frame = requestAnimationFrame(look);
    lookAtRest();
  };
  addEventListener('scroll', lookOn, { capture: true, passive: true });
  for (const type of ['resize', 'click', 'input']) addEventListener(type, lookAtRest);
  new ResizeObserver(lookAtRest).observe(document.body);
  look();
}
