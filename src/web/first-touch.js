// Inlined into every document. Fetches the page's script when the browser is idle, runs it at the first sign of a
// visitor, keeps the clicks and sends made before the page listens, and replays them once it does ('hydrated').
(() => {
  const { entry, imports } = document.currentScript.dataset;
  const held = [];
  let loading;
  const early = document.querySelector('[data-early]');
  const lock = (form, isLocked) => {
    const message = form.querySelector('[data-enter-sends]');
    if (message) message.readOnly = isLocked;
    return message;
  };
  // All files of the script at once: each asks for the next only when it has been read.
  const fetchAhead = () => {
    for (const href of [entry, ...imports.split(' ')].filter(Boolean)) {
      const link = document.createElement('link');
      document.head.append(Object.assign(link, { rel: 'modulepreload', href }));
    }
  };
  const load = () => {
    if (loading) return;
    fetchAhead();
    loading = import(entry).catch(() => {
      loading = undefined;
      if (early) early.hidden = true;
      // No script to wait for: forms that work without it go their own way.
      for (const [form] of held.splice(0)) {
        lock(form, false);
        if (form.method === 'post') form.submit();
      }
    });
  };
  if (!document.querySelector('#root > :not(noscript)')) return load();

  const hold = (event, ...action) => {
    // A link within the page leads there at once.
    action[0]?.hash || event.preventDefault();
    event.stopImmediatePropagation();
    if (action.length) held.push(action);
  };
  // Says at once what the page is going to send.
  const echo = (text) => {
    early.hidden = false;
    early.querySelector('p').textContent = text;
    early.parentElement.scrollTop = 1e6;
  };
  const listeners = {
    // Browsers tell of a mouse that merely rests where the page appears.
    pointermove(event) {
      if (event.movementX) load();
    },
    pointerdown: load,
    scroll: load,
    focusin: load,
    click(event) {
      const button = event.target.closest('button,.held');
      if (button && !(button.form && button.type === 'submit')) {
        hold(event, button);
        if (early && 'echo' in button.dataset) echo(button.textContent);
      }
      load();
    },
    keydown(event) {
      const { target } = event;
      if (event.key === 'Enter' && !event.shiftKey && !event.isComposing && 'enterSends' in target.dataset) {
        hold(event);
        if (target.value.trim()) target.form.requestSubmit();
      }
      load();
    },
    input({ target }) {
      // As the page does: a blank message cannot be sent.
      if ('enterSends' in target.dataset)
        target.form.querySelector('[type=submit]').disabled = !target.value.trim();
      load();
    },
    submit(event) {
      const form = event.target;
      hold(event, form, event.submitter);
      const message = lock(form, true);
      if (early && message) echo(message.value);
      load();
    },
  };
  for (const type in listeners) addEventListener(type, listeners[type], true);
  // A talk that goes on, a greeting that is still to come and what only a script can fill in wait for nobody.
  const isWanted = () => {
    try {
      return (
        'boldwork.conversation' in sessionStorage || document.querySelector('[role=log]:empty,[data-wakes]')
      );
    } catch {}
  };
  // Never before the first paint.
  addEventListener('load', () =>
    new PerformanceObserver((_, paint) => {
      paint.disconnect();
      (self.requestIdleCallback ?? setTimeout)(() => (isWanted() ? load() : fetchAhead()));
    }).observe({ type: 'paint', buffered: true }),
  );

  document.addEventListener('hydrated', () => {
    for (const type in listeners) removeEventListener(type, listeners[type], true);
    const replay = () => {
      if (early) {
        early.hidden = true;
        early.textContent = '';
      }
      const [element, submitter] = held.shift() ?? [];
      if (!element) return;
      if (element.requestSubmit) {
        lock(element, false);
        element.requestSubmit(submitter);
      } else element.click();
      setTimeout(replay);
    };
    setTimeout(replay);
  });
})();
