import { useEffect } from 'react';
import { useLiveMessages } from '../../messages/useLiveMessages';
import { setTitleBadge } from '../../core/title-badge';
import { shownCount } from './shown-count';

/** Shows in the title of the browser's tab how many wait. */
export function useCountInTitle(count: number): void {
  const t = useLiveMessages();
  const badge = count > 0 ? t('live.title', { shown: shownCount(count) }) : '';
  useEffect(() => {
    setTitleBadge(badge);
    return () => setTitleBadge('');
  }, [badge]);
}
