import { vehicleEndpoints, vehicleLevelEndpoints } from '@portal/shared/contract';
import { useInvalidate, useMutation } from '@portal/shared/portal';
import type { CheckedBasics } from '../../../entities/listing/model/to-basics-values';
import { rememberOpened } from '../model/opened-listing';

export interface SavedBasics {
  readonly vehicleId: string;
  /** Null if the server does not say. */
  readonly levelsFilled: number | null;
}

/** Sends level one: POST for a new listing, PUT for an existing one. */
export function useSaveBasics(vehicleId: string | null) {
  const creating = useMutation(vehicleLevelEndpoints.createLevelOne);
  const updating = useMutation(vehicleLevelEndpoints.updateLevelOne);
  const invalidate = useInvalidate();
  const create = (body: CheckedBasics) => creating.run({ body });
  async function update(id: string, body: CheckedBasics, version: number | null) {
    const state = await updating.run({
      body: { ...body, vehicleId: id, ...(version === null ? {} : { version }) },
    });
    return { vehicleId: id, levelsFilled: state?.levelsFilled };
  }
  return async (body: CheckedBasics, version: number | null): Promise<SavedBasics> => {
    const saved = await (vehicleId ? update(vehicleId, body, version) : create(body));
    rememberOpened({ ...body, vehicleId: saved.vehicleId });
    void invalidate(vehicleEndpoints.list, vehicleEndpoints.levelsFilled, vehicleLevelEndpoints.levelOne);
    return { vehicleId: saved.vehicleId, levelsFilled: saved.levelsFilled ?? null };
  };
}
