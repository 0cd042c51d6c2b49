import { listedCapabilities, type Capability } from './capability';
import { customerWire } from './entities/customer-fields';
import { fleetFields } from './entities/fleet-fields';
import { getCapabilities } from './entities/record-fields';

/** Every capability that this release knows, each once. */
export const capabilities: readonly Capability[] = [
  ...new Set<Capability>([
    ...listedCapabilities,
    ...Object.values(getCapabilities(fleetFields)),
    ...Object.values(getCapabilities(customerWire)),
  ]),
];
