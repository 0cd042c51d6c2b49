import { locales, type Locale } from '@portal/shared/i18n';
import { SelectField, Stack, Text } from '@portal/shared/ui';
import styled from 'styled-components';
import { useText } from '../../../messages/useText';
import { useLanguage } from '../hooks/useLanguage';

const Place = styled.div`
  inline-size: 9rem;
`;

// Each language is listed by its own name.
const options = Object.entries(locales).map(([value, { name }]) => ({ value, label: name }));

export function LanguageSwitch() {
  const t = useText();
  const { locale, failed, choose } = useLanguage();
  return (
    <Stack gap={1}>
      <Place>
        <SelectField
          label={t('customer.language')}
          hideLabel
          options={options}
          value={locale}
          onChange={(event) => void choose(event.currentTarget.value as Locale)}
        />
      </Place>
      {failed && (
        <Text size={2} tone="danger" role="alert">
          {t('customer.language.failed')}
        </Text>
      )}
    </Stack>
  );
}
