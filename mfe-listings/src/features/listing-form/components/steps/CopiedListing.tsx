import { vehicleLevelEndpoints, type Listing } from '@portal/shared/contract';
import { Stack, Text } from '@portal/shared/ui';
import { useFormText } from '../../../../messages/useFormText';
import { useBasicsForm } from '../../hooks/useBasicsForm';
import { useCopyLevels, type CopiedLevels } from '../../hooks/useCopyLevels';
import { useOpenCreatedListing } from '../../hooks/useOpenCreatedListing';
import { useFreshQuery } from '../../hooks/useFreshQuery';
import type { DraftChoice } from '../../hooks/useOpenDraft';
import { useSpecification } from '../../../../entities/listing/hooks/useSpecification';
import { formatListingTitle } from '../../../../entities/listing/model/format-listing-title';
import { nameNewListing } from '../../../../entities/listing/model/draft-key';
import { copyBasics, type BasicsValues } from '../../../../entities/listing/model/to-basics-values';
import { BasicsLevel } from '../basics/BasicsLevel';
import { DraftedLevel } from './DraftedLevel';
import { FailedLevel, LoadingLevel } from './StepState';

interface CopyProps {
  listing: Listing;
  levels: CopiedLevels;
  userId: string;
  draftId: string | null;
  values: BasicsValues;
  draft: DraftChoice<BasicsValues> | null;
}
const nothingToLose = { specs: [], features: 0 };

function CopiedBasics({ listing, levels, userId, draftId, values, draft }: CopyProps) {
  const t = useFormText();
  const created = useOpenCreatedListing(userId);
  const copyLevels = useCopyLevels();
  const { level, files } = useBasicsForm({
    listing: null,
    copiedListing: listing,
    fresh: { values, version: null },
    draftName: nameNewListing(draftId, listing.vehicleId),
    draft,
    async onSaved({ vehicleId }) {
      // Specifications of another type would be refused.
      if (level.form.getValues('vehicleTypeId') === listing.vehicleTypeId)
        await copyLevels(vehicleId, levels);
      await created(vehicleId);
    },
  });
  const name = [formatListingTitle(listing), listing.vehicleRegistrationNumber].filter(Boolean).join(' · ');
  return (
    <Stack gap={4}>
      <Text tone="muted">{t('form.copy.source', { name })}</Text>
      <BasicsLevel
        level={level}
        files={files}
        losses={nothingToLose}
        saveLabel={t('form.saveAndContinue')}
        onSkip={null}
      />
    </Stack>
  );
}

interface Props {
  /** The listing that is copied. */
  vehicleId: string;
  userId: string;
  /** Null if only this device keeps what is typed. */
  draftId: string | null;
}

/** A copy of a listing without its plate. Photos are shared; specifications and features are copied too. */
export function CopiedListing({ vehicleId, userId, draftId }: Props) {
  const specification = useSpecification();
  const query = { query: { vehicleId } };
  const { data, error, refresh, isRefreshing } = useFreshQuery(vehicleLevelEndpoints.levelOne, query);
  const two = useFreshQuery(vehicleLevelEndpoints.levelTwo, query);
  const three = useFreshQuery(vehicleLevelEndpoints.levelThree, query);
  if (error && !data)
    return <FailedLevel error={error} onRetry={() => void refresh()} retrying={isRefreshing} />;
  if (!data || two.isLoading || three.isLoading) return <LoadingLevel />;
  const levels = { specs: two.data?.specs ?? [], featureIds: three.data?.featureIds ?? [] };
  const values = copyBasics(data, specification);
  const shared = { listing: data, levels, userId, draftId, values };
  if (draftId === null) return <CopiedBasics {...shared} draft={null} />;
  return (
    <DraftedLevel
      name={{ draftId, level: 'basics' }}
      isNew
      copiedListingId={vehicleId}
      fresh={{ values, version: null }}
    >
      {(draft) => <CopiedBasics {...shared} draft={draft} />}
    </DraftedLevel>
  );
}
