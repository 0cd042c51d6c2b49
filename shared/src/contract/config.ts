import * as v from 'valibot';
import { countryCode } from './entities/country-code';

/** Names of this release and of any other. */
const announced = v.optional(v.array(v.string()), []);

/** `/config.json`: what a deployment of the built portal can change without a rebuild. */
export const portalConfig = v.object({
  /** Base of each country's API: a path of the portal's origin, or an absolute address. */
  apiBases: v.object({ ae: v.string(), in: v.string() }),
  /** What each country's API understands beyond the specification. Nothing by default. */
  capabilities: v.optional(v.object({ ae: announced, in: announced }), {}),
  countries: v.optional(v.pipe(v.array(countryCode), v.minLength(1)), ['ae', 'in']),
  brandName: v.optional(v.pipe(v.string(), v.nonEmpty(), v.maxLength(40)), 'Fleetdesk'),
  support: v.object({
    phone: v.string(),
    email: v.string(),
    chatUrl: v.string(),
  }),
  /** Where development mails can be read, if anywhere. */
  outboxUrl: v.optional(v.nullable(v.string()), null),
});
export type PortalConfig = v.InferOutput<typeof portalConfig>;

/** Whose `X-Forwarded-For` is trusted: everybody, nobody, or `loopback`, addresses and networks, comma-separated. */
export type TrustProxy = boolean | string;

/**
 * The setting TRUST_PROXY, which gateway and API read in the same way, so the client's address has one
 * meaning.
 */
export const trustProxySetting = v.pipe(
  v.optional(v.string(), 'loopback'),
  v.transform((value): TrustProxy => (value === 'true' ? true : value === 'false' ? false : value)),
);
