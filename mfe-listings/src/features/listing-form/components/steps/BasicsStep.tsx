import { lookupEndpoints, lookupId, vehicleLevelEndpoints, type Listing } from '@portal/shared/contract';
import { useVehicleNames } from '@portal/shared/names/vehicles';
import { useQuery } from '@portal/shared/portal';
import { useFormText } from '../../../../messages/useFormText';
import { useBasicsForm } from '../../hooks/useBasicsForm';
import type { Base } from '../../hooks/useDraft';
import { useFreshQuery } from '../../hooks/useFreshQuery';
import type { DraftChoice } from '../../hooks/useOpenDraft';
import type { SavedBasics } from '../../hooks/useSaveBasics';
import { useSpecification } from '../../../../entities/listing/hooks/useSpecification';
import { toBasicsValues, type BasicsValues } from '../../../../entities/listing/model/to-basics-values';
import { BasicsLevel } from '../basics/BasicsLevel';
import type { Losses } from '../../model/losses';
import { DraftedLevel } from './DraftedLevel';
import { FailedLevel, LoadingLevel } from './StepState';

interface BasicsStepProps {
  vehicleId: string;
  levelsFilled: number;
  onSaved: (saved: SavedBasics) => Promise<void>;
  onSkip: () => void;
}

const quiet = { onError: () => undefined };

/** What another type would invalidate. */
function useLosses(vehicleId: string, typeId: string, levelsFilled: number): Losses {
  const vehicleInput = levelsFilled >= 2 ? { query: { vehicleId } } : null;
  const { data: two } = useQuery(vehicleLevelEndpoints.levelTwo, vehicleInput, quiet);
  const { data: three } = useQuery(vehicleLevelEndpoints.levelThree, vehicleInput, quiet);
  const typeInput = two && typeId ? { query: { vehicleTypeId: typeId } } : null;
  const { data: specs } = useQuery(lookupEndpoints.vehicleSpecs, typeInput, quiet);
  const named = useVehicleNames();
  const getName = (specId: string) => specs?.find((spec) => lookupId(spec) === specId)?.name;
  return {
    specs: (two?.specs ?? []).flatMap(({ specId }) => getName(specId) ?? []).map(named),
    features: three?.featureIds.length ?? 0,
  };
}

type LoadedBasicsProps = BasicsStepProps & {
  listing: Listing;
  fresh: Base<BasicsValues>;
  draft: DraftChoice<BasicsValues>;
};

function LoadedBasics({ listing, levelsFilled, fresh, draft, onSaved, onSkip }: LoadedBasicsProps) {
  const t = useFormText();
  const { vehicleId } = listing;
  const losses = useLosses(vehicleId, listing.vehicleTypeId ?? '', levelsFilled);
  const { level, files } = useBasicsForm({
    listing,
    fresh,
    draftName: vehicleId,
    draft,
    onSaved,
  });
  return (
    <BasicsLevel
      level={level}
      files={files}
      losses={losses}
      saveLabel={t(levelsFilled >= 3 ? 'form.save' : 'form.saveAndContinue')}
      onSkip={levelsFilled >= 1 ? onSkip : null}
    />
  );
}

/** Level one of an existing listing. */
export function BasicsStep(props: BasicsStepProps) {
  const { vehicleId } = props;
  const specification = useSpecification();
  const { data, error, refresh, isRefreshing } = useFreshQuery(vehicleLevelEndpoints.levelOne, {
    query: { vehicleId },
  });
  if (data) {
    const fresh = { values: toBasicsValues(data, specification), version: data.version ?? null };
    return (
      <DraftedLevel name={{ draftId: vehicleId, level: 'basics' }} fresh={fresh}>
        {(draft) => <LoadedBasics {...props} listing={data} fresh={fresh} draft={draft} />}
      </DraftedLevel>
    );
  }
  if (error) return <FailedLevel error={error} onRetry={() => void refresh()} retrying={isRefreshing} />;
  return <LoadingLevel />;
}
