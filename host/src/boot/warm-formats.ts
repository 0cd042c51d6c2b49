import { nextTurn } from '../core/next-turn';

/**
 * The first formatted number and date make the browser load its tables, which takes a tenth of a second on a slow phone. Run as separate
 * tasks while the page waits for answers, they delay nothing.
 */
export async function warmFormats(locale: string): Promise<void> {
  for (const make of [
    () => new Intl.NumberFormat(locale),
    () => new Intl.DateTimeFormat(locale),
    () => new Intl.PluralRules(locale),
  ]) {
    await nextTurn();
    make();
  }
}
