import { locales } from '@portal/shared/i18n';
import { usePortal, usePreferences, type Preferences } from '@portal/shared/portal';
import { Card, FieldRow, SelectField } from '@portal/shared/ui';
import { useAccountText } from '../../../messages/useAccountText';

const themes = ['system', 'light', 'dark'] as const;
// Each language is listed by its own name.
const languages = Object.entries(locales).map(([value, { name }]) => ({ value, label: name }));

/** Theme and language on this device. */
export function PreferencesCard() {
  const t = useAccountText();
  const { preferences } = usePortal();
  const { theme, locale } = usePreferences();
  return (
    <Card title={t('account.preferences')} subtitle={t('account.preferences.text')}>
      <FieldRow>
        <SelectField
          label={t('account.theme')}
          value={theme}
          options={themes.map((value) => ({ value, label: t(`account.theme.${value}`) }))}
          onChange={({ currentTarget }) =>
            preferences.set({ theme: currentTarget.value as Preferences['theme'] })
          }
        />
        <SelectField
          label={t('account.language')}
          value={locale}
          options={languages}
          onChange={({ currentTarget }) =>
            preferences.set({ locale: currentTarget.value as Preferences['locale'] })
          }
        />
      </FieldRow>
    </Card>
  );
}
