import { useConfig, usePortal, useT } from '@portal/shared/portal';
import { useEffect, useSyncExternalStore } from 'react';
import { useMatches } from 'react-router-dom';
import { useTitleBadge } from '../../core/title-badge';

/**
 * Sets the document's title from the record that the page shows and the deepest route that has a title
 * (`handle.title`, a message id).
 * @returns the page's part of it
 */
export function usePageTitle(): string {
  const t = useT();
  const { brandName } = useConfig();
  const id = useMatches().reduce<string | undefined>(
    (found, { handle }) => readTitle(handle) ?? found,
    undefined,
  );
  const title = id === undefined ? '' : t(id);
  const badge = useTitleBadge();
  const { pageName } = usePortal();
  const shown = useSyncExternalStore(pageName.subscribe, pageName.get, pageName.get);
  const named = [shown?.name, shown?.title ?? title, brandName].filter(Boolean).join(' · ');
  useEffect(() => {
    document.title = badge ? `${badge} ${named}` : named;
  }, [named, badge]);
  return title;
}

function readTitle(handle: unknown): string | undefined {
  if (typeof handle !== 'object' || handle === null || !('title' in handle)) return undefined;
  return typeof handle.title === 'string' ? handle.title : undefined;
}
