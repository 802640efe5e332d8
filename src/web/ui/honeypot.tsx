// A field that nobody sees: whoever fills it in is a program, and the server stores nothing of what it sends.

/** Belongs into every form that a stranger can send; `website` goes to the server with the other fields. */
export const Honeypot = () => (
  <div className="visually-hidden" aria-hidden="true">
    <label>
      Website
      <input type="text" name="website" tabIndex={-1} autoComplete="off" />
    </label>
  </div>
);
