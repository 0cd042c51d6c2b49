import { vehicleLevelEndpoints, type Listing } from '@portal/shared/contract';
import { useFormText } from '../../../../messages/useFormText';
import { useBasicsForm } from '../../hooks/useBasicsForm';
import { useCopyLevels, type CopiedLevels } from '../../hooks/useCopyLevels';
import { useOpenCreatedListing } from '../../hooks/useOpenCreatedListing';
import { useFreshQuery } from '../../hooks/useFreshQuery';
import { useSpecification } from '../../../../entities/listing/hooks/useSpecification';
import { copyBasics } from '../../../../entities/listing/model/to-basics-values';
import { BasicsLevel } from '../basics/BasicsLevel';
import { FailedLevel, LoadingLevel } from './StepState';

interface CopyProps {
  listing: Listing;
  levels: CopiedLevels;
  userId: string;
}
const nothingToLose = { specs: [], features: 0 };

function CopiedBasics({ listing, levels, userId }: CopyProps) {
  const t = useFormText();
  const created = useOpenCreatedListing(userId);
  const copyLevels = useCopyLevels();
  const { level, files } = useBasicsForm({
    listing: null,
    copiedListing: listing,
    fresh: { values: copyBasics(listing, useSpecification()), version: null },
    draftName: `copy-${listing.vehicleId}`,
    draft: null,
    async onSaved({ vehicleId }) {
      // Specifications of another type would be refused.
      if (level.form.getValues('vehicleTypeId') === listing.vehicleTypeId)
        await copyLevels(vehicleId, levels);
      await created(vehicleId);
    },
  });
  return (
    <BasicsLevel
      level={level}
      files={files}
      losses={nothingToLose}
      saveLabel={t('form.saveAndContinue')}
      onSkip={null}
    />
  );
}

/** A copy of a listing without its plate. Photos are shared; specifications and features are copied too. */
export function CopiedListing({ vehicleId, userId }: { vehicleId: string; userId: string }) {
  const query = { query: { vehicleId } };
  const { data, error, refresh, isRefreshing } = useFreshQuery(vehicleLevelEndpoints.levelOne, query);
  const two = useFreshQuery(vehicleLevelEndpoints.levelTwo, query);
  const three = useFreshQuery(vehicleLevelEndpoints.levelThree, query);
  if (error && !data)
    return <FailedLevel error={error} onRetry={() => void refresh()} retrying={isRefreshing} />;
  if (!data || two.isLoading || three.isLoading) return <LoadingLevel />;
  const levels = { specs: two.data?.specs ?? [], featureIds: three.data?.featureIds ?? [] };
  return <CopiedBasics listing={data} levels={levels} userId={userId} />;
}
