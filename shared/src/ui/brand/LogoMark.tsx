/** Three lanes leaning forward, each vehicle further along than the next, and one tail light. */
export function LogoMark({ size }: { size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden>
      <rect width="32" height="32" rx="8" fill="#0b6272" />
      <path fill="#fff" d="M11.2 7h13.3l-1.4 4.4H9.8zM8.8 14.3h11l-1.4 4.4H7.4zM6.4 21.6h4.9L9.9 26H5z" />
      <circle cx="22.6" cy="22.8" r="2.6" fill="#f2921d" />
    </svg>
  );
}
