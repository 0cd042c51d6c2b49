import { useCallback, useState } from 'react';

/** The text of the page's one polite live region. */
export function useAnnouncer(): readonly [string, (text: string) => void] {
  const [announcement, setSaid] = useState('');
  return [announcement, useCallback((text: string) => setSaid(text), [])];
}
