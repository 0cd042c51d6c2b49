import { useI18n, useMessages } from '@portal/shared/i18n';
import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';

interface Props {
  /** The tag for a language, where more than its name is needed: the form of dates. */
  getTag?: (locale: string) => string;
  children: ReactNode;
}

/**
 * Passes our language and direction to react-aria. It derives the direction from the locale's script, so a
 * direction that was set separately is passed as a script: "en-Arab" is English from right to left.
 */
export function OverlayLocale({ getTag = (locale) => locale, children }: Props) {
  useMessages(); // renders again with the language and the direction
  const { locale, direction } = useI18n();
  const script = direction === 'rtl' ? 'Arab' : 'Latn';
  const natural = new Intl.Locale(locale).maximize().script;
  const own = direction === (natural === 'Arab' ? 'rtl' : 'ltr');
  return <I18nProvider locale={own ? getTag(locale) : `${locale}-${script}`}>{children}</I18nProvider>;
}
