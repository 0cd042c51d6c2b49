import { useCallback, useState } from 'react';

/** The text of the page's one polite live region. */
export function useAnnouncer(): readonly [string, (text: string) => void] {
  const [said, setSaid] = useState('');
  return [said, useCallback((text: string) => setSaid(text), [])];
}
