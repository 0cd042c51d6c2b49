import { SECOND } from '@portal/shared/contract';
import type { Portal } from '@portal/shared/portal';
import type { Connection } from '../core/connection';
import { decideLeaving } from '../router/leave-document';
import { hasUnsavedWork } from './has-unsaved-work';
import { recordMove } from './record-move';
import type { ReleaseWatch } from './watch-release';

/** A notice may offer to undo what was done, and would be gone with the document. */
const NOTICE_LASTS = 15 * SECOND;

interface Routed {
  readonly state: { readonly navigation: { readonly location?: { readonly state: unknown } | undefined } };
}

export interface MoveSettings {
  readonly watch: Pick<ReleaseWatch, 'get'>;
  readonly portal: Pick<Portal, 'events'>;
  readonly router: Routed;
  readonly connection: Pick<Connection, 'get' | 'isWriting'>;
  readonly assign?: (address: string) => void;
}

/**
 * Opens the page of a clicked link as a new document when there is a new release and nothing would be lost. What code
 * opens, such as the page after saving, stays in this document.
 * @returns ends it
 */
export function followLinks({
  watch,
  portal,
  router,
  connection,
  assign = (address) => location.assign(address),
}: MoveSettings): () => void {
  let clicked: URL | null = null;
  let noticedAt = -Infinity;

  function rememberLink({ target }: MouseEvent): void {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    clicked = link && new URL(link.href);
  }
  const isClicked = (address: string): boolean => {
    const { origin, pathname, search } = new URL(address);
    return clicked?.origin === origin && clicked.pathname === pathname && clicked.search === search;
  };
  const canLeave = (): boolean =>
    // The state of a link lives in this document only.
    !router.state.navigation.location?.state &&
    connection.get() === 'fine' &&
    !connection.isWriting() &&
    Date.now() - noticedAt > NOTICE_LASTS &&
    !hasUnsavedWork();

  decideLeaving((address) => {
    const release = watch.get();
    if (!release || !clicked || !isClicked(address) || !canLeave() || !recordMove(release.mark)) return false;
    assign(clicked.href);
    return true;
  });
  const stopListening = portal.events.on('notice:raised', () => {
    noticedAt = Date.now();
  });
  document.addEventListener('click', rememberLink, true);
  return () => {
    decideLeaving(() => false);
    stopListening();
    document.removeEventListener('click', rememberLink, true);
  };
}
