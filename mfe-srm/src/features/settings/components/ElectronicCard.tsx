import { srmDeliveryEndpoints } from '@portal/shared/contract';
import { useCapability, useCountry, useQuery } from '@portal/shared/portal';
import { Card, Stack, Text } from '@portal/shared/ui';
import { useSettingsText } from '../../../messages/useSettingsText';

const quiet = { onError: () => undefined };

/** How electronic documents leave this server, and what nobody can know without a provider's account. */
export function ElectronicCard() {
  const t = useSettingsText();
  const country = useCountry().id;
  const isOffered = useCapability('document-delivery');
  const { data } = useQuery(srmDeliveryEndpoints.provider, isOffered ? {} : null, quiet);
  if (!data) return null;
  return (
    <Card title={t('settings.electronic.title')}>
      <Stack gap={3}>
        <Text>{t(`settings.electronic.provider.${data.provider}`)}</Text>
        <Text tone="muted">{t(`settings.electronic.unproven.${country}`)}</Text>
      </Stack>
    </Card>
  );
}
