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
  const [builtApi, builtTracking, builtGateway] = await Promise.all([
    bundleProgram(api),
    bundleProgram(tracking),
    bundleProgram(gateway),
  ]);
  return {
    api: builtApi.file,
    tracking: builtTracking.file,
    gateway: builtGateway.file,
    changed: builtApi.wasBuilt || builtTracking.wasBuilt || builtGateway.wasBuilt,
  };
}
