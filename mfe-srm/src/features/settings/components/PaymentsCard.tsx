import { limits, srmPaymentRequestEndpoints } from '@portal/shared/contract';
import { useCapability, useCountry, useQuery } from '@portal/shared/portal';
import { Card, Stack, Text, TextField } from '@portal/shared/ui';
import { useSettingsText } from '../../../messages/useSettingsText';
import type { SettingsForm } from '../hooks/useSettingsForm';

/** How customers pay: on the page of a payment link, and on the notices of billed tolls and fines. */
export function PaymentsCard({ settingsForm: { form, errors } }: { settingsForm: SettingsForm }) {
  const t = useSettingsText();
  const { id: country } = useCountry();
  const isOffered = useCapability('payment-links');
  const { data: provider } = useQuery(srmPaymentRequestEndpoints.provider, isOffered ? {} : null, {
    onError: () => undefined,
  });
  return (
    <Card title={t('settings.payments.title')} subtitle={t('settings.payments.text')}>
      <Stack gap={4}>
        <TextField
          {...form.register('payments.bankAccount')}
          label={t('settings.payments.bankAccount')}
          help={t('settings.payments.bankAccountHelp')}
          error={errors.getText('payments.bankAccount')}
          maxLength={limits.invoice.bankAccountMax}
          autoComplete="off"
          dir="auto"
        />
        {country === 'in' && (
          <TextField
            {...form.register('payments.upiId')}
            label={t('settings.payments.upiId')}
            help={t('settings.payments.upiIdHelp')}
            error={errors.getText('payments.upiId')}
            autoComplete="off"
            code
          />
        )}
        {provider && (
          <div>
            <Text weight={600}>{t('settings.payments.card')}</Text>
            <Text tone="muted" size={2}>
              {t(
                provider.accounts === 'companies'
                  ? 'settings.payments.card.own'
                  : `settings.payments.card.${provider.provider}`,
              )}
            </Text>
          </div>
        )}
      </Stack>
    </Card>
  );
}
