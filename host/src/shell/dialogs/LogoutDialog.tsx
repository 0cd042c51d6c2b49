import { accountEndpoints } from '@portal/shared/contract';
import { useSession, usePortal } from '@portal/shared/portal';
import { ConfirmDialog } from '@portal/shared/ui/overlays';
import { useDialogMessages } from '../../messages/useDialogMessages';
import { unsubscribeBrowser } from '../notifications/push/browser-push';

/**
 * Clears what the browser stores, and tells a server that can end the session to do so. Nothing waits for its
 * answer.
 */
export function LogoutDialog({ onClose }: { onClose: () => void }) {
  const t = useDialogMessages();
  const { api, session } = usePortal();
  const current = useSession();
  const logOut = () => {
    onClose();
    if (current === null) return;
    void api
      .call(accountEndpoints.signOut, {}, { bearer: current.accessToken })
      // Not offered, offline or already ended: the tokens are forgotten in any case.
      .catch(() => undefined);
    // The server no longer sends here in any case.
    void unsubscribeBrowser().catch(() => undefined);
    session.end('logout');
  };
  return (
    <ConfirmDialog
      title={t('shell.logout.title')}
      confirmLabel={t('shell.logout.confirm')}
      cancelLabel={t('shell.logout.cancel')}
      onConfirm={logOut}
      onCancel={onClose}
    >
      {t('shell.logout.body')}
    </ConfirmDialog>
  );
}
