import type { Portal } from '@portal/shared/portal';
import { applyDirection, applyTheme } from '@portal/shared/ui/document';

/** Theme, direction and language of the document follow what the agent chose, here or in another tab. */
export function keepDocumentInStep({ preferences, i18n, events }: Portal): void {
  const apply = () => {
    const { theme, direction } = preferences.get();
    applyTheme(theme);
    i18n.setDirection(direction);
  };
  preferences.subscribe(apply);
  i18n.subscribe(() => {
    const root = document.documentElement;
    if (root.dir === i18n.direction && root.lang === i18n.locale) return;
    applyDirection(i18n.direction);
    root.lang = i18n.locale;
    events.emit('locale:changed', { locale: i18n.locale, direction: i18n.direction });
  });
  apply();
}
