// Names of programs. cspell:ignore facebookexternalhit facebookcatalog imgproxy embedly okhttp
/**
 * Programs that fetch pages by themselves: search engines, messengers that make a preview, monitors and scripts. Each
 * names itself in its user agent. A browser does not have these words, and nor does one inside a messenger, which people use.
 */
const programs =
  /(?<!cu)bot\b|crawl|spider|preview|slurp|facebookexternalhit|facebookcatalog|^whatsapp|imgproxy|embedly|headless|lighthouse|monitor|curl|wget|python|\bjava\/|okhttp|axios|\bnode\b|undici|go-http/i;

/** Without a name it is no browser either. */
export const isProgram = (userAgent: string | undefined): boolean =>
  userAgent === undefined || userAgent === '' || programs.test(userAgent);
