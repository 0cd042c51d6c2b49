import { useCountry } from '@portal/shared/portal';
import { Card } from '@portal/shared/ui';
import { Switch } from '@portal/shared/ui/switch';
import { useSettingsText } from '../../../messages/useSettingsText';
import type { SettingsForm } from '../hooks/useSettingsForm';

/** The languages of contracts, receipts and invoices. Only India has a choice: the Emirates always have Arabic. */
export function DocumentsCard({ settingsForm: { form } }: { settingsForm: SettingsForm }) {
  const t = useSettingsText();
  if (useCountry().id !== 'in') return null;
  return (
    <Card title={t('settings.documents.title')}>
      <Switch
        {...form.register('bilingualDocuments')}
        label={t('settings.bilingual')}
        help={t('settings.bilingualHelp')}
      />
    </Card>
  );
}
