import { useSession, usePortal } from '@portal/shared/portal';
import { ConfirmDialog } from '@portal/shared/ui/overlays';
import { useDialogMessages } from '../../messages/use-dialog-messages';

/** Logging out makes no call: it clears what the browser holds. */
export function LogoutDialog({ onClose }: { onClose: () => void }) {
  const t = useDialogMessages();
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
