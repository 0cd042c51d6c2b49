/** The photo that a key leads to, or null. Left means back, or forward in right-to-left text. */
export function nextPhoto(key: string, at: number, count: number, direction: 'ltr' | 'rtl'): number | null {
  const on = direction === 'ltr' ? 'ArrowRight' : 'ArrowLeft';
  const back = direction === 'ltr' ? 'ArrowLeft' : 'ArrowRight';
  if (key === on) return (at + 1) % count;
  if (key === back) return (at + count - 1) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return null;
}
