import type { Country } from '@portal/shared/contract';
import { ConfirmDialog } from '@portal/shared/ui/overlays';
import { useDialogMessages } from '../../messages/use-dialog-messages';

interface Props {
  current: Country;
  next: Country;
  onConfirm: () => void;
  onClose: () => void;
}

export function CountryDialog({ current, next, onConfirm, onClose }: Props) {
  const t = useDialogMessages();
  const names = { country: next.name, current: current.name };
  return (
    <ConfirmDialog
      title={t('shell.country.confirm.title', names)}
      confirmLabel={t('shell.country.confirm.yes')}
      cancelLabel={t('shell.country.confirm.no', names)}
      onConfirm={onConfirm}
      onCancel={onClose}
    >
      {t('shell.country.confirm.body', names)}
    </ConfirmDialog>
  );
}
