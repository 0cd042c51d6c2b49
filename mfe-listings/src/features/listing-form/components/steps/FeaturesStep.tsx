import { lookupEndpoints, lookupId, vehicleLevelEndpoints, type Listing } from '@portal/shared/contract';
import { useVehicleNames } from '@portal/shared/names/vehicles';
import { useQuery } from '@portal/shared/portal';
import { useStoredPreview } from '../../../../entities/preview/hooks/useStoredPreview';
import { sortedFeatures } from '../../hooks/useFeaturesForm';
import { useFreshQuery } from '../../hooks/useFreshQuery';
import { FeaturesLevel } from '../levels/FeaturesLevel';
import { DraftedLevel } from './DraftedLevel';
import { FailedLevel, LoadingLevel } from './StepState';

interface FeaturesStepProps {
  listing: Listing;
  levelsFilled: number;
  onSaved: () => Promise<void>;
  onSkip: () => void;
}

/** Level three of a listing: the features of its category, and the chosen ones. */
export function FeaturesStep({ listing, levelsFilled, onSaved, onSkip }: FeaturesStepProps) {
  const { vehicleId, vehicleCategoryId } = listing;
  const preview = useStoredPreview(listing);
  const named = useVehicleNames();
  const chosen = useFreshQuery(vehicleLevelEndpoints.levelThree, { query: { vehicleId } });
  const list = useQuery(
    lookupEndpoints.vehicleFeatures,
    { query: vehicleCategoryId ? { vehicleCategoryId } : {} },
    { onError: () => undefined },
  );
  const failed = chosen.data ? list : chosen;
  if (failed.error && !failed.data)
    return (
      <FailedLevel
        error={failed.error}
        onRetry={() => void failed.refresh()}
        retrying={failed.isRefreshing}
      />
    );
  if (!chosen.data || !list.data) return <LoadingLevel />;
  const rows = list.data.map((row) => ({
    id: lookupId(row),
    name: named(row.name),
    group: named(row.group),
  }));
  const fresh = {
    values: { featureIds: sortedFeatures(chosen.data.featureIds) },
    version: chosen.data.version ?? null,
  };
  return (
    <DraftedLevel name={{ draftId: vehicleId, level: 'features' }} fresh={fresh}>
      {(draft) => (
        <FeaturesLevel
          vehicleId={vehicleId}
          rows={rows}
          isFilled={levelsFilled >= 3}
          fresh={fresh}
          draft={draft}
          preview={preview}
          onSaved={onSaved}
          onSkip={onSkip}
        />
      )}
    </DraftedLevel>
  );
}
