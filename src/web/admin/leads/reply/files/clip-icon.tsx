// The sign of what hangs on a message.
export const ClipIcon = () => (
  <svg
    className="flex-none"
    viewBox="0 0 16 16"
    width="13"
    height="13"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.6"
    aria-hidden="true"
  >
    <path d="M13 7 7.5 12.5A3 3 0 0 1 3 8.2L8.6 2.7A2 2 0 0 1 11.6 5.6L6.3 10.8" />
  </svg>
);
