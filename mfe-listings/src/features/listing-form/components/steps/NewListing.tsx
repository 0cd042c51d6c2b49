import { listingDraftEndpoints, vehicleLevelEndpoints, type ListingDraft } from '@portal/shared/contract';
import { useCapability } from '@portal/shared/portal';
import { Stack } from '@portal/shared/ui';
import { useFormText } from '../../../../messages/useFormText';
import { useBasicsForm } from '../../hooks/useBasicsForm';
import { useOpenCreatedListing } from '../../hooks/useOpenCreatedListing';
import { useFreshQuery } from '../../hooks/useFreshQuery';
import { useOpenDraft } from '../../hooks/useOpenDraft';
import { useSendDraft } from '../../hooks/useSendDraft';
import { useSpecification } from '../../../../entities/listing/hooks/useSpecification';
import { newBasics, type BasicsValues } from '../../../../entities/listing/model/to-basics-values';
import { BasicsLevel } from '../basics/BasicsLevel';
import { NewerDraft } from './NewerDraft';
import { LoadingLevel } from './StepState';

const nothingToLose = { specs: [], features: 0 };

interface NewBasicsProps {
  userId: string;
  values: BasicsValues;
  draft: ReturnType<typeof useOpenDraft>;
}

function NewBasics({ userId, values, draft }: NewBasicsProps) {
  const t = useFormText();
  const created = useOpenCreatedListing(userId);
  const { level, files } = useBasicsForm({
    listing: null,
    fresh: { values, version: null },
    draftName: 'new',
    onSaved({ vehicleId }) {
      void sending.finish();
      return created(vehicleId);
    },
  });
  const { form, draftKey, base } = level;
  const sending = useSendDraft({ form, key: draftKey, opened: draft.opened, fresh: base.values });
  const discard = () => {
    void sending.discard();
    level.discard();
  };
  return (
    <Stack gap={3}>
      {sending.isNewer && (
        <NewerDraft isFailed={draft.isFailed} onTakeOther={draft.takeOther} onKeepOwn={draft.keepOwn} />
      )}
      <BasicsLevel
        level={{ ...level, discard }}
        files={files}
        losses={nothingToLose}
        saveLabel={t('form.saveAndContinue')}
        onSkip={null}
      />
    </Stack>
  );
}

interface OpenedListingProps {
  userId: string;
  values: BasicsValues;
  /** Undefined if the server was not reached or keeps none. */
  saved: ListingDraft | null | undefined;
}

function OpenedListing({ userId, values, saved }: OpenedListingProps) {
  const draft = useOpenDraft(values, saved);
  return <NewBasics key={draft.opened.opening} userId={userId} values={values} draft={draft} />;
}

/** Level one of a new listing: as it was left, on whichever device, or filled from the last listing. */
export function NewListing({ userId }: { userId: string }) {
  const specification = useSpecification();
  const keepsDrafts = useCapability('listing-drafts');
  // Without defaults from the server the form stays empty.
  const { data, isLoading } = useFreshQuery(vehicleLevelEndpoints.levelOneDefaults, {});
  const saved = useFreshQuery(listingDraftEndpoints.get, keepsDrafts ? {} : null);
  if (isLoading || saved.isLoading) return <LoadingLevel />;
  return (
    <OpenedListing
      userId={userId}
      values={newBasics(data ?? null, specification)}
      saved={saved.data && (saved.data.draft ?? null)}
    />
  );
}
