import { countryCodes, type CountryCode } from '@portal/shared/contract';
import { ConfigError, type Environment } from './environment';

type Urls = Readonly<Record<CountryCode, string | null>>;

const nameSetting = (code: CountryCode) => `DATABASE_POOLER_URL_${code.toUpperCase()}` as const;

/** The pooler of each country; null where there is none. @throws ConfigError that names the setting */
export function readPoolerUrls(env: Environment, databaseUrls: Urls): Urls {
  const urls: Urls = { ae: env.DATABASE_POOLER_URL_AE ?? null, in: env.DATABASE_POOLER_URL_IN ?? null };
  const pooled = countryCodes.filter((code) => urls[code] !== null);
  const [first] = pooled;
  if (first === undefined) return urls;
  const missing = env.COUNTRIES.find((code) => urls[code] === null);
  if (missing)
    throw new ConfigError(`${nameSetting(first)} is set, so ${nameSetting(missing)} must be set too.`);
  const direct = pooled.find((code) => databaseUrls[code] === null);
  if (direct)
    throw new ConfigError(
      `${nameSetting(direct)} is set, so DATABASE_URL, or DATABASE_URL_${direct.toUpperCase()}, must be set too: migrations, live events and locks do not use the pooler.`,
    );
  if (urls.ae === urls.in)
    throw new ConfigError(
      `${nameSetting('ae')} and ${nameSetting('in')} must name two entries of the pooler, because each sets the schema of its country.`,
    );
  return urls;
}
