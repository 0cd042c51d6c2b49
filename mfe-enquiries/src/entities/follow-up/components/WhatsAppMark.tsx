/** A speech bubble with a telephone receiver. */
export const WhatsAppMark = () => (
  <svg
    width={20}
    height={20}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={2}
    aria-hidden
  >
    <path d="M3 21l1.7-5A9 9 0 1 1 8 19.3Z" strokeLinecap="round" strokeLinejoin="round" />
    <path
      d="M9 8.5c-.6.8-.3 2.1.9 3.7s2.7 2.7 4 2.6c.8-.1 1.4-.7 1.5-1.4l-1.8-1-1 .9c-1-.5-1.7-1.2-2.1-2.1l.9-1-.9-1.9c-.6-.1-1.2-.1-1.5.2Z"
      fill="currentColor"
      stroke="none"
    />
  </svg>
);
