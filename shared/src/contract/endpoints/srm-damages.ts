import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { repairDamageBody, vehicleDamage } from '../entities/damage';
import { uuid } from '../entities/primitives';

/**
 * Damages by vehicle. Beyond the supplier platform's own calls: the pages work without them where it answers
 * 404 or 501.
 */
export const srmDamageEndpoints = {
  list: endpoint({
    id: 'srmDamages.list',
    capability: 'vehicle-damages',
    method: 'GET',
    path: '/srm-vehicle/damages',
    access: 'agent',
    summary: 'What is damaged on a vehicle, the newest first, then what was repaired',
    query: v.object({ vehicleId: uuid }),
    result: v.object({ list: v.array(vehicleDamage) }),
    failure: 'Failed to fetch the vehicle',
    built: true,
  }),
  repair: endpoint({
    id: 'srmDamages.repair',
    capability: 'vehicle-damages',
    method: 'PUT',
    path: '/srm-vehicle/damages/repair',
    access: 'agent',
    summary: 'Say that a damage is repaired',
    body: repairDamageBody,
    result: vehicleDamage,
    failure: 'Failed to update vehicle',
    built: true,
  }),
} as const;
