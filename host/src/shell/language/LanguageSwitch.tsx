import { locales, type Locale } from '@portal/shared/i18n';
import { usePortal, usePreferences } from '@portal/shared/portal';
import { Icon } from '@portal/shared/ui';
import styled from 'styled-components';
import { useHostMessages } from '../../messages/useHostMessages';
import { languageOptions } from './language-options';

const Place = styled.span`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-2);
  min-block-size: var(--control);
  min-inline-size: var(--control);
  padding-inline: var(--space-2);
  border-radius: var(--radius-1);
  color: var(--color-ink-2);
  font-size: var(--text-3);
  font-weight: 500;
  &:hover {
    background: var(--color-surface-2);
    color: var(--color-ink-1);
  }
  &:has(:focus-visible) {
    outline: 2px solid var(--color-focus);
    outline-offset: 1px;
  }
  @media (max-width: 559.98px) {
    padding-inline: 0;
    & > span {
      display: none;
    }
  }
`;

/** Lies over the visible part, so that all of it opens the browser's own list. */
const Choice = styled.select`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  opacity: 0;
  color: var(--color-ink-1);
  background: var(--color-surface);
  font: inherit;
  cursor: pointer;
`;

/** The language of the portal on this device, for those who have no account yet. */
export function LanguageSwitch() {
  const t = useHostMessages();
  const { preferences } = usePortal();
  const { locale } = usePreferences();
  return (
    <Place>
      <Icon name="globe" size={18} />
      <span aria-hidden>{locales[locale].name}</span>
      {/* Its name carries over a choice that was made before the scripts loaded. */}
      <Choice
        name="language"
        aria-label={t('shell.language')}
        value={locale}
        onChange={({ currentTarget }) => preferences.set({ locale: currentTarget.value as Locale })}
      >
        {languageOptions.map(({ value, label }) => (
          <option key={value} value={value} lang={value}>
            {label}
          </option>
        ))}
      </Choice>
    </Place>
  );
}
