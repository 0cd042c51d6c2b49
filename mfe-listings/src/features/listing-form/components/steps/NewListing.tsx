import { vehicleLevelEndpoints } from '@portal/shared/contract';
import { useFormText } from '../../../../messages/useFormText';
import { useBasicsForm } from '../../hooks/useBasicsForm';
import { useCreated } from '../../hooks/useCreated';
import { useFreshQuery } from '../../hooks/useFreshQuery';
import { useSpecification } from '../../../../entities/listing/hooks/useSpecification';
import { newBasics, type BasicsValues } from '../../../../entities/listing/model/basics-values';
import { BasicsLevel } from '../basics/BasicsLevel';
import { LoadingLevel } from './StepState';

const nothingToLose = { specs: [], features: 0 };

function NewBasics({ userId, values }: { userId: string; values: BasicsValues }) {
  const t = useFormText();
  const created = useCreated(userId);
  const { level, files } = useBasicsForm({
    listing: null,
    fresh: { values, version: null },
    draftName: 'new',
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

/** Level one of a new listing, filled from the last one. */
export function NewListing({ userId }: { userId: string }) {
  const specification = useSpecification();
  // Without defaults from the server the form stays empty.
  const { data, isLoading } = useFreshQuery(vehicleLevelEndpoints.levelOneDefaults, {});
  if (isLoading) return <LoadingLevel />;
  return <NewBasics userId={userId} values={newBasics(data ?? null, specification)} />;
}
