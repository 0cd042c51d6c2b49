import { registryEntry } from '@portal/shared/remote';
import * as v from 'valibot';

const origin = v.pipe(v.string(), v.url());

/** The addresses of the development servers. */
export const developmentServers = v.object({
  host: v.optional(origin),
  customer: v.optional(origin),
  registry: v.array(registryEntry),
});
export type DevelopmentServers = v.InferOutput<typeof developmentServers>;
