import { vehicleLevelEndpoints } from '@portal/shared/contract';
import { Navigate } from 'react-router-dom';
import { useFormText } from '../../../../messages/useFormText';
import { useBasicsForm } from '../../hooks/useBasicsForm';
import { useOpenCreatedListing } from '../../hooks/useOpenCreatedListing';
import { useFreshQuery } from '../../hooks/useFreshQuery';
import type { DraftChoice } from '../../hooks/useOpenDraft';
import { useSpecification } from '../../../../entities/listing/hooks/useSpecification';
import { nameNewListing } from '../../../../entities/listing/model/draft-key';
import { continuePath } from '../../../../entities/listing/model/paths';
import { newBasics, type BasicsValues } from '../../../../entities/listing/model/to-basics-values';
import { BasicsLevel } from '../basics/BasicsLevel';
import { DraftedLevel } from './DraftedLevel';
import { LoadingLevel } from './StepState';

const nothingToLose = { specs: [], features: 0 };

interface NewBasicsProps {
  userId: string;
  draftId: string | null;
  values: BasicsValues;
  draft: DraftChoice<BasicsValues> | null;
}

function NewBasics({ userId, draftId, values, draft }: NewBasicsProps) {
  const t = useFormText();
  const created = useOpenCreatedListing(userId);
  const { level, files } = useBasicsForm({
    listing: null,
    fresh: { values, version: null },
    draftName: nameNewListing(draftId),
    draft,
    onSaved: ({ vehicleId }) => created(vehicleId),
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

interface Props {
  userId: string;
  /** Null if only this device keeps what is typed. */
  draftId: string | null;
}

/** Level one of a new listing: as it was left, on whichever device, or filled from the last listing. */
export function NewListing({ userId, draftId }: Props) {
  const specification = useSpecification();
  // Without defaults from the server the form stays empty.
  const { data, isLoading } = useFreshQuery(vehicleLevelEndpoints.levelOneDefaults, {});
  if (isLoading) return <LoadingLevel />;
  const values = newBasics(data ?? null, specification);
  const shared = { userId, draftId, values };
  if (draftId === null) return <NewBasics {...shared} draft={null} />;
  return (
    <DraftedLevel
      name={{ draftId, level: 'basics' }}
      isNew
      renderCopy={(copiedListingId) => (
        <Navigate replace to={continuePath(userId, { draftId, copiedListingId })} />
      )}
      fresh={{ values, version: null }}
    >
      {(draft) => <NewBasics {...shared} draft={draft} />}
    </DraftedLevel>
  );
}
