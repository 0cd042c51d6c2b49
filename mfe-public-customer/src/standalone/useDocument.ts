import { useDirection, useI18n } from '@portal/shared/i18n';
import { useEffect } from 'react';

/** Title, language and direction of the document, which only this page controls here. */
export function useDocument(title: string, brand: string | undefined): void {
  const { locale } = useI18n();
  const direction = useDirection();
  useEffect(() => {
    document.title = brand ? `${title} · ${brand}` : title;
  }, [title, brand]);
  useEffect(() => {
    document.documentElement.lang = locale;
    document.documentElement.dir = direction;
  }, [locale, direction]);
}
