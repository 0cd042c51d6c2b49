import { useI18n, useMessages, type Locale } from '@portal/shared/i18n';
import { useEffect, useState } from 'react';
import { preferredLocale } from '../model/preferred';

/** The page's language: at first the browser's, then the chosen one. */
export function useLanguage() {
  const i18n = useI18n();
  // Renders again when the language has loaded.
  useMessages();
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    const preferred = preferredLocale(navigator.languages);
    // English until it has loaded, and if it fails to.
    if (preferred !== i18n.locale) void i18n.setLocale(preferred).catch(() => undefined);
  }, [i18n]);

  return {
    locale: i18n.locale,
    failed,
    async choose(locale: Locale) {
      setFailed(false);
      await i18n.setLocale(locale).catch(() => setFailed(true));
    },
  };
}
