import { useMessages } from '@portal/shared/i18n';
import { Button } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import { Dialog } from './Dialog';

export interface ConfirmDialogProps {
  title: ReactNode;
  children?: ReactNode;
  /** Names the action itself, such as "Log out". */
  confirmLabel: string;
  cancelLabel?: string;
  tone?: 'primary' | 'danger';
  busy?: boolean;
  open?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

export function ConfirmDialog({
  title,
  children,
  confirmLabel,
  cancelLabel,
  tone = 'primary',
  busy,
  open,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const t = useMessages();
  return (
    <Dialog
      role="alertdialog"
      size="sm"
      title={title}
      open={open}
      busy={busy}
      onClose={onCancel}
      footer={
        <>
          <Button onClick={onCancel} disabled={busy}>
            {cancelLabel ?? t('ui.cancel')}
          </Button>
          <Button variant={tone} busy={busy} onClick={onConfirm} autoFocus={tone === 'primary'}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
