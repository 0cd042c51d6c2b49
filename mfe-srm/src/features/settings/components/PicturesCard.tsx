import { customerUploads } from '@portal/shared/contract';
import { Card, Stack } from '@portal/shared/ui';
import { Switch } from '@portal/shared/ui/switch';
import { useSettingsText } from '../../../messages/useSettingsText';
import type { SettingsForm } from '../hooks/useSettingsForm';

/** The pictures that customers must add in the form of their link. */
export function PicturesCard({ settingsForm: { form } }: { settingsForm: SettingsForm }) {
  const t = useSettingsText();
  return (
    <Card title={t('settings.pictures.title')} subtitle={t('settings.pictures.text')}>
      <Stack gap={4}>
        {customerUploads.map((name) => (
          <Switch
            key={name}
            {...form.register(`requiredPictures.${name}`)}
            label={t(`settings.pictures.${name}`)}
          />
        ))}
      </Stack>
    </Card>
  );
}
