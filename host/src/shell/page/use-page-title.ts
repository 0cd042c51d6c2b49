import { useConfig, useT } from '@portal/shared/portal';
import { useEffect } from 'react';
import { useMatches } from 'react-router-dom';
import { useTitleBadge } from './title-badge';

/** Sets the document's title from the deepest route that has one (`handle.title`, a message id). @returns the page's part of it */
export function usePageTitle(): string {
  const t = useT();
  const { brandName } = useConfig();
  const id = useMatches().reduce<string | undefined>(
    (found, { handle }) => readTitle(handle) ?? found,
    undefined,
  );
  const title = id === undefined ? '' : t(id);
  const badge = useTitleBadge();
  useEffect(() => {
    const named = title ? `${title} · ${brandName}` : brandName;
    document.title = badge ? `${badge} ${named}` : named;
  }, [title, brandName, badge]);
  return title;
}

function readTitle(handle: unknown): string | undefined {
  if (typeof handle !== 'object' || handle === null || !('title' in handle)) return undefined;
  return typeof handle.title === 'string' ? handle.title : undefined;
}
