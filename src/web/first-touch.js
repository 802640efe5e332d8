// Inlined into every document. Fetches the page's script when the browser is idle or at the first touch, keeps
// the clicks and sends made before the page listens, and replays them once it does ('hydrated').
(() => {
  const { entry } = document.currentScript.dataset;
  const held = [];
  let loading;
  const load = () => {
    if (loading) return;
    loading = import(entry).catch(() => {
      loading = undefined;
      // No script to wait for: forms that work without it go their own way.
      for (const [form] of held.splice(0)) if (form.method === 'post') form.submit();
    });
  };
  if (!document.getElementById('root').firstChild) return load();

  const hold = (event, ...action) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    if (action.length) held.push(action);
  };
  const listeners = {
    pointerdown: load,
    focusin: load,
    click(event) {
      const button = event.target.closest('button');
      if (button && !(button.form && button.type === 'submit')) hold(event, button);
      load();
    },
    keydown(event) {
      const { target } = event;
      if (
        event.key === 'Enter' &&
        !event.shiftKey &&
        !event.isComposing &&
        target.dataset.enterSends !== undefined
      ) {
        hold(event);
        if (target.value.trim()) target.form.requestSubmit();
      }
      load();
    },
    input({ target }) {
      // As the page does: a blank message cannot be sent.
      const send = target.dataset.enterSends !== undefined && target.form.querySelector('[type=submit]');
      if (send) send.disabled = !target.value.trim();
      load();
    },
    submit(event) {
      const form = event.target;
      hold(event, form, event.submitter);
      const message = form.querySelector('[data-enter-sends]');
      if (message) message.readOnly = true;
      load();
    },
  };
  for (const type in listeners) addEventListener(type, listeners[type], true);
  addEventListener('load', () => (window.requestIdleCallback ?? setTimeout)(load));

  document.addEventListener('hydrated', () => {
    for (const type in listeners) removeEventListener(type, listeners[type], true);
    const replay = () => {
      const [element, submitter] = held.shift() ?? [];
      if (!element) return;
      if (element.requestSubmit) {
        const message = element.querySelector('[data-enter-sends]');
        if (message) message.readOnly = false;
        element.requestSubmit(submitter);
      } else element.click();
      setTimeout(replay);
    };
    setTimeout(replay);
  });
})();
