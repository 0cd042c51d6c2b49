import { srmDeliveryEndpoints } from '@portal/shared/contract';
import { useCapability, useCountry, useQuery } from '@portal/shared/portal';
import { Card, Stack, Text } from '@portal/shared/ui';
import { Switch } from '@portal/shared/ui/switch';
import { useWatch } from 'react-hook-form';
import { useSettingsText } from '../../../messages/useSettingsText';
import type { SettingsForm } from '../hooks/useSettingsForm';
import { DutyFields } from './DutyFields';

const quiet = { onError: () => undefined };

/** How and when electronic documents leave this server, and what nobody can know without a provider's account. */
export function ElectronicCard({ settingsForm }: { settingsForm: SettingsForm }) {
  const t = useSettingsText();
  const country = useCountry().id;
  const isOffered = useCapability('document-delivery');
  const { data } = useQuery(srmDeliveryEndpoints.provider, isOffered ? {} : null, quiet);
  const { form } = settingsForm;
  const electronic = useWatch({ control: form.control, name: 'electronic' });
  if (!data) return null;
  return (
    <Card title={t('settings.electronic.title')}>
      <Stack gap={4}>
        <Text>{t(`settings.electronic.provider.${data.provider}`)}</Text>
        {electronic && data.provider !== 'none' && (
          <Switch
            {...form.register('electronic.sendAtIssue')}
            label={t('settings.electronic.sendAtIssue')}
            help={t('settings.electronic.sendAtIssueHelp')}
          />
        )}
        {electronic && <DutyFields settingsForm={settingsForm} electronic={electronic} />}
        <Text tone="muted">{t(`settings.electronic.unproven.${country}`)}</Text>
      </Stack>
    </Card>
  );
}
