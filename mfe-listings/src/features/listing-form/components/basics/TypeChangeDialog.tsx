import { useI18n } from '@portal/shared/portal';
import { Stack, Text } from '@portal/shared/ui';
import { ConfirmDialog } from '@portal/shared/ui/overlays';
import { useFormText } from '../../../../messages/useFormText';
import type { Losses } from '../../model/losses';

interface TypeChangeDialogProps {
  losses: Losses;
  onConfirm: () => void;
  onCancel: () => void;
}

export function TypeChangeDialog({
  losses: { specs, features },
  onConfirm,
  onCancel,
}: TypeChangeDialogProps) {
  const t = useFormText();
  const { locale } = useI18n();
  return (
    <ConfirmDialog
      title={t('form.typeChange.title')}
      confirmLabel={t('form.typeChange.confirm')}
      cancelLabel={t('form.typeChange.keep')}
      tone="danger"
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <Stack gap={2}>
        {specs.length > 0 && (
          <Text>
            {t('form.typeChange.specs', {
              count: specs.length,
              names: new Intl.ListFormat(locale).format(specs),
            })}
          </Text>
        )}
        {features > 0 && <Text>{t('form.typeChange.features', { count: features })}</Text>}
        <Text tone="muted">{t('form.typeChange.saved')}</Text>
      </Stack>
    </ConfirmDialog>
  );
}
