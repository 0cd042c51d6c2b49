import { bundleProgram } from './bundle';
import { api, gateway } from './programs';

export interface BuiltPrograms {
  readonly api: string;
  readonly gateway: string;
  /** Whether any of them was newly built. */
  readonly changed: boolean;
}

/** The API and the gateway, ready to run. */
export async function buildPrograms(): Promise<BuiltPrograms> {
  const [ofApi, ofGateway] = await Promise.all([bundleProgram(api), bundleProgram(gateway)]);
  return { api: ofApi.file, gateway: ofGateway.file, changed: ofApi.wasBuilt || ofGateway.wasBuilt };
}
