import { useI18n, useMessages } from '@portal/shared/i18n';
import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';

/**
 * Passes our language and direction to react-aria. It derives the direction from the locale's script, so a
 * direction that was set separately is passed as a script: "en-Arab" is English from right to left.
 */
export function OverlayLocale({ children }: { children: ReactNode }) {
  useMessages(); // renders again with the language and the direction
  const { locale, direction } = useI18n();
  const script = direction === 'rtl' ? 'Arab' : 'Latn';
  const natural = new Intl.Locale(locale).maximize().script;
  const own = direction === (natural === 'Arab' ? 'rtl' : 'ltr');
  return <I18nProvider locale={own ? locale : `${locale}-${script}`}>{children}</I18nProvider>;
}
