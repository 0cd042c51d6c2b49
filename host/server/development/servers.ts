import { registryEntry } from '@portal/shared/remote';
import * as v from 'valibot';

const origin = v.pipe(v.string(), v.url());

/** The addresses of the development servers. */
export const developmentServers = v.object({
  host: v.optional(origin),
  customer: v.optional(origin),
  registry: v.array(registryEntry),
  /** The `@font-face` rules of the typeface, with files from the host's server. */
  fontFaces: v.optional(v.string()),
});
export type DevelopmentServers = v.InferOutput<typeof developmentServers>;
