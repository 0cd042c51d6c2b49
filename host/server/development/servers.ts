import { registryEntry } from '@portal/shared/remote';
import * as v from 'valibot';

const origin = v.pipe(v.string(), v.url());

/** Where the development servers are. */
export const developmentServers = v.object({
  host: v.optional(origin),
  customer: v.optional(origin),
  registry: v.array(registryEntry),
});
export type DevelopmentServers = v.InferOutput<typeof developmentServers>;
