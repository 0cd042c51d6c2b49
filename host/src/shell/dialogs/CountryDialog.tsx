import type { Country } from '@portal/shared/contract';
import { countryName } from '@portal/shared/format';
import { ConfirmDialog } from '@portal/shared/ui/overlays';
import { useDialogMessages } from '../../messages/useDialogMessages';

interface Props {
  current: Country;
  next: Country;
  onConfirm: () => void;
  onClose: () => void;
}

export function CountryDialog({ current, next, onConfirm, onClose }: Props) {
  const t = useDialogMessages();
  const names = { country: countryName(next.id), current: countryName(current.id) };
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
