import { lookupEndpoints, lookupId, vehicleLevelEndpoints, type Listing } from '@portal/shared/contract';
import { useVehicleNames } from '@portal/shared/names/vehicles';
import { useCountry, useQuery } from '@portal/shared/portal';
import { EmptyState } from '@portal/shared/ui';
import { useFormText } from '../../../../messages/useFormText';
import { useStoredPreview } from '../../../../entities/preview/hooks/useStoredPreview';
import { useFreshQuery } from '../../hooks/useFreshQuery';
import { specValues } from '../../model/specs';
import { findUsualSpecs } from '../../model/usual-specs';
import { SpecsLevel } from '../levels/SpecsLevel';
import { DraftedLevel } from './DraftedLevel';
import { FailedLevel, LoadingLevel } from './StepState';

interface SpecsStepProps {
  listing: Listing;
  onSaved: () => Promise<void>;
  onSkip: () => void;
}

/** Level two of a listing: the specifications of its type, and the chosen values. */
export function SpecsStep({ listing, onSaved, onSkip }: SpecsStepProps) {
  const t = useFormText();
  const named = useVehicleNames();
  const { vehicleId, vehicleTypeId } = listing;
  const country = useCountry().id;
  const preview = useStoredPreview(listing);
  const chosen = useFreshQuery(vehicleLevelEndpoints.levelTwo, { query: { vehicleId } });
  const list = useQuery(
    lookupEndpoints.vehicleSpecs,
    { query: vehicleTypeId ? { vehicleTypeId } : {} },
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
  if (list.data.length === 0)
    return <EmptyState title={t('form.specs.none')}>{t('form.specs.noneText')}</EmptyState>;
  const specs = list.data.map((spec) => ({
    id: lookupId(spec),
    name: named(spec.name),
    values: spec.values.map(({ id, name }) => ({ id, name: named(name) })),
  }));
  const isFilled = chosen.data.specs.length > 0;
  const found = list.data.map((spec) => ({ ...spec, id: lookupId(spec) }));
  const usual = isFilled ? {} : findUsualSpecs(found, { country, type: listing.vehicleType });
  const fresh = {
    values: { specs: { ...specValues(specs, chosen.data.specs), ...usual } },
    version: chosen.data.version ?? null,
  };
  return (
    <DraftedLevel name={{ draftId: vehicleId, level: 'specifications' }} fresh={fresh}>
      {(draft) => (
        <SpecsLevel
          vehicleId={vehicleId}
          specs={specs}
          isFilled={isFilled}
          hasUsual={Object.keys(usual).length > 0}
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
