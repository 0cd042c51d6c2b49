import { fontFaceFile } from '@portal/build/output/schemas.ts';
import { registryEntry } from '@portal/shared/remote';
import * as v from 'valibot';

const origin = v.pipe(v.string(), v.url());

/** The addresses of the development servers. */
export const developmentServers = v.object({
  host: v.optional(origin),
  customer: v.optional(origin),
  registry: v.array(registryEntry),
  /** The folder of the files served at the root. */
  publicFolder: v.optional(v.string()),
  /** The files of the typeface, on the host's server. */
  fonts: v.optional(v.array(fontFaceFile), []),
});
export type DevelopmentServers = v.InferOutput<typeof developmentServers>;
