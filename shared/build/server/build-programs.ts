import { bundleProgram } from './bundle';
import { api, gateway, tracking } from './programs';

export interface BuiltPrograms {
  readonly api: string;
  readonly tracking: string;
  readonly gateway: string;
  /** Whether any of them was newly built. */
  readonly changed: boolean;
}

/** The API, the tracking service and the gateway, ready to run. */
export async function buildPrograms(): Promise<BuiltPrograms> {
  const [ofApi, ofTracking, ofGateway] = await Promise.all([
    bundleProgram(api),
    bundleProgram(tracking),
    bundleProgram(gateway),
  ]);
  return {
    api: ofApi.file,
    tracking: ofTracking.file,
    gateway: ofGateway.file,
    changed: ofApi.wasBuilt || ofTracking.wasBuilt || ofGateway.wasBuilt,
  };
}
