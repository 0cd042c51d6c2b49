import { useSession, usePortal } from '@portal/shared/portal';
import { ConfirmDialog } from '@portal/shared/ui/overlays';
import { useHostMessages } from '../../messages/use-host-messages';

/** Logging out makes no call: it clears what the browser holds. */
export function LogoutDialog({ onClose }: { onClose: () => void }) {
  const t = useHostMessages();
  const { session } = usePortal();
  const isSignedIn = useSession() !== null;
  const logOut = () => {
    onClose();
    if (isSignedIn) session.end('logout');
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
