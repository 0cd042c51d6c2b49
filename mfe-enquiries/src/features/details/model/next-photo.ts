/** Where a key leads in a row of photos; null where it leads nowhere. Left is back, or on where text runs from the right. */
export function nextPhoto(key: string, at: number, count: number, direction: 'ltr' | 'rtl'): number | null {
  const on = direction === 'ltr' ? 'ArrowRight' : 'ArrowLeft';
  const back = direction === 'ltr' ? 'ArrowLeft' : 'ArrowRight';
  if (key === on) return (at + 1) % count;
  if (key === back) return (at + count - 1) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return null;
}
