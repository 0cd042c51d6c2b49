import { vehicleEndpoints, vehicleLevelEndpoints } from '@portal/shared/contract';
import { useApi, useInvalidate, useMutation } from '@portal/shared/portal';
import type { Resolver } from 'react-hook-form';
import type { Base } from './useDraft';
import { useLevelForm } from './useLevelForm';
import type { DraftChoice } from './useOpenDraft';

export interface FeaturesForm {
  featureIds: string[];
}
/** Any number is valid, including none. */
const resolver: Resolver<FeaturesForm, unknown, FeaturesForm> = (values) => ({ values, errors: {} });

interface Settings {
  readonly vehicleId: string;
  readonly fresh: Base<FeaturesForm>;
  readonly draft: DraftChoice<FeaturesForm>;
  readonly isFilled: boolean;
  readonly onSaved: () => Promise<void>;
}

/** The same features in the same order, in whatever order they were chosen. */
export const sortedFeatures = (featureIds: readonly string[]): string[] => [...featureIds].sort();

/** Level three: the features of the vehicle. */
export function useFeaturesForm({ vehicleId, fresh, draft, isFilled, onSaved }: Settings) {
  const api = useApi();
  const invalidate = useInvalidate();
  const creating = useMutation(vehicleLevelEndpoints.createLevelThree);
  const updating = useMutation(vehicleLevelEndpoints.updateLevelThree);
  return useLevelForm<FeaturesForm, FeaturesForm>({
    listing: vehicleId,
    level: 'features',
    resolver,
    fresh,
    draft,
    fields: ['featureIds'],
    async save({ featureIds }, version, done) {
      const body = { vehicleId, featureIds, ...(version === null ? {} : { version }) };
      await (isFilled ? updating : creating).run({ body });
      done();
      void invalidate(vehicleEndpoints.list, vehicleEndpoints.levelsFilled);
      await onSaved();
    },
    async reread() {
      const now = await api.call(vehicleLevelEndpoints.levelThree, { query: { vehicleId } });
      return { values: { featureIds: sortedFeatures(now.featureIds) }, version: now.version ?? null };
    },
  });
}
