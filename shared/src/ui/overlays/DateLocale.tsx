import { getLanguageTag } from '../../contract/locales';
import type { ReactNode } from 'react';
import { OverlayLocale } from './OverlayLocale';

/** Days before months, as both countries write them in English too. */
const getDateTag = (locale: string): string => (locale === 'en' ? 'en-GB' : getLanguageTag(locale));

/** The reader's language for dates: its order, its names and Latin digits. */
export function DateLocale({ children }: { children: ReactNode }) {
  return <OverlayLocale getTag={getDateTag}>{children}</OverlayLocale>;
}
