import { storedKeys, type Portal } from '@portal/shared/portal';
import { applyDirection, applyTheme } from '@portal/shared/ui/document';

/** Theme, direction and language of the document follow the agent's choice, made here or in another tab. */
export function syncDocumentPreferences(portal: Portal): void {
  const { preferences, i18n, events } = portal;
  const apply = () => {
    const { theme, direction } = preferences.get();
    applyTheme(theme);
    i18n.setDirection(direction);
    speak(portal);
  };
  const mark = () => {
    const root = document.documentElement;
    if (root.dir === i18n.direction && root.lang === i18n.locale) return false;
    applyDirection(i18n.direction);
    root.lang = i18n.locale;
    return true;
  };
  // Before anything uses it to write a value.
  mark();
  i18n.subscribe(() => {
    if (mark()) events.emit('locale:changed', { locale: i18n.locale, direction: i18n.direction });
  });
  preferences.subscribe(apply);
  window.addEventListener('storage', ({ key }) => {
    if (key === storedKeys.preferences) preferences.syncFromOtherTab();
  });
  apply();
}

/** A language whose messages cannot be loaded is not chosen: the page stays as it is, and says so. */
function speak({ preferences, i18n, notify }: Portal): void {
  const { locale } = preferences.get();
  i18n.setLocale(locale).catch((error: unknown) => {
    console.error(`The language "${locale}" could not be loaded`, error);
    if (preferences.get().locale !== locale) return;
    preferences.set({ locale: i18n.locale });
    notify({
      title: i18n.t('shared.somethingWentWrong'),
      description: i18n.t('shared.error.offline'),
      tone: 'destructive',
    });
  });
}
