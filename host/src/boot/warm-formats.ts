import { nextTurn } from './turns';

/**
 * The first number and the first date that are written make the browser load its tables, for a tenth of a second on a slow phone. Done in
 * turns of their own, while answers are waited for, they hold nothing up.
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
