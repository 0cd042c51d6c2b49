/** ISO 3166-1. The names are the browser's own. */
const codes =
  'AF AX AL DZ AS AD AO AI AG AR AM AW AU AT AZ BS BH BD BB BY BE BZ BJ BM BT BO BA BW BR IO BN BG BF BI KH CM CA CV KY CF TD CL CN CO KM CG CD CK CR CI HR CU CY CZ DK DJ DM DO EC EG SV GQ ER EE SZ ET FK FO FJ FI FR GF PF GA GM GE DE GH GI GR GL GD GP GU GT GG GN GW GY HT VA HN HK HU IS IN ID IR IQ IE IM IL IT JM JP JE JO KZ KE KI KP KR KW KG LA LV LB LS LR LY LI LT LU MO MG MW MY MV ML MT MH MQ MR MU YT MX FM MD MC MN ME MS MA MZ MM NA NR NP NL NC NZ NI NE NG NU NF MK MP NO OM PK PW PS PA PG PY PE PH PN PL PT PR QA RE RO RU RW BL SH KN LC MF PM VC WS SM ST SA SN RS SC SL SG SK SI SB SO ZA SS ES LK SD SR SE CH SY TW TJ TZ TH TL TG TK TO TT TN TR TM TC TV UG UA AE GB US UY UZ VU VE VN VG VI WF EH YE ZM ZW';

interface Names {
  readonly byCode: ReadonlyMap<string, string>;
  /** Keyed by the name in the form used for comparison. */
  readonly codes: ReadonlyMap<string, string>;
}

const key = (text: string): string =>
  text
    .trim()
    .toLocaleLowerCase()
    .replace(' and ', ' & ')
    .replace(/^saint /, 'st. ');

/** Built once for each language: lists show a name in each row. */
const known = new Map<string, Names>();
function listNames(locale: string): Names {
  const found = known.get(locale);
  if (found) return found;
  const regions = new Intl.DisplayNames([locale], { type: 'region' });
  const pairs = codes.split(' ').map((code) => [code, regions.of(code) ?? code] as const);
  const names = { byCode: new Map(pairs), codes: new Map(pairs.map(([code, name]) => [key(name), code])) };
  known.set(locale, names);
  return names;
}

/** The countries in the reader's language and alphabetical order. */
export const listCountries = (locale: string): string[] =>
  [...listNames(locale).byCode.values()].sort((one, other) => one.localeCompare(other, locale));

/** "GB" of "United Kingdom". Empty for a name that is in no list. */
export const findCountryCode = (englishName: string): string =>
  listNames('en').codes.get(key(englishName)) ?? '';

const named = (name: string, from: string, to: string) =>
  listNames(to).byCode.get(listNames(from).codes.get(key(name)) ?? '');

/**
 * The stored value is the English name, as in the agent's own list. A value that is in no list stays as it
 * was typed.
 */
export const toEnglishName = (typed: string, locale: string): string =>
  named(typed, locale, 'en') ?? typed.trim();

/** The stored value, in the reader's language. */
export const toLocalName = (kept: string, locale: string): string =>
  (locale === 'en' ? undefined : named(kept, 'en', locale)) ?? kept;
