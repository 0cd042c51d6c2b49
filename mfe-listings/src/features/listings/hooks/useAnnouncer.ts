import { useCallback, useState } from 'react';

/** What the page's one polite live region says. */
export function useAnnouncer(): readonly [string, (text: string) => void] {
  const [said, setSaid] = useState('');
  return [said, useCallback((text: string) => setSaid(text), [])];
}
