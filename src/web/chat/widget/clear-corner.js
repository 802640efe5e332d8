// Inlined into the pages of the site: the widget's round button steps aside for every word, field and button that would
// lie under it, and comes back where the page rests and its corner is clear.
{
  const { dataset } = document.documentElement;
  const button = document.querySelector('.widget-launcher');
  const KEPT_CLEAR = 'a, button, label, input, select, textarea, summary, form, [data-keep-clear]';
  const MARGIN_PX = 2;
  // How far something may hang out of what it stands in.
  const OVERHANG_PX = 200;
  let frame = 0;
  let rest = 0;

  const isTaken = () => {
    const box = button.getBoundingClientRect();
    const isNear = (area, far, lead = 0) =>
      area.left < box.right + far &&
      area.right > box.left - far &&
      area.top + lead < box.bottom + far &&
      area.bottom - lead > box.top - far;
    const isWordsNear = (node) => {
      if (node.nodeType !== Node.TEXT_NODE || !node.data.trim()) return false;
      const range = document.createRange();
      range.selectNode(node);
      // A line of type is taller than its letters.
      return [...range.getClientRects()].some((line) => isNear(line, MARGIN_PX, line.height / 6));
    };
    // Down the tree as far as it is near, which leaves most of the page out.
    const holds = (element) => {
      const area = element.getBoundingClientRect();
      // What has no box may hold what has one; what is there for screen readers alone is not seen.
      if (element === button || (area.width > 0 && (area.width <= 1 || !isNear(area, OVERHANG_PX))))
        return false;
      const isKept = isNear(area, MARGIN_PX) && element.matches(KEPT_CLEAR);
      if (isKept || [...element.childNodes].some(isWordsNear))
        return element.checkVisibility({ visibilityProperty: true });
      return [...element.children].some(holds);
    };
    // While the widget is open there is no button.
    return box.width > 0 && holds(document.body);
  };

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
  // Words take other places once their own faces are there.
  document.fonts.addEventListener('loadingdone', lookAtRest);
  new ResizeObserver(lookAtRest).observe(document.body);
  look();
}
