import { uuid } from '@portal/shared/contract';
import { useCapability, useCountry, useSession } from '@portal/shared/portal';
import { useEffect, useState } from 'react';
import { Navigate, useLocation, useParams, useSearchParams } from 'react-router-dom';
import * as v from 'valibot';
import { useFormText } from '../messages/useFormText';
import { FormPage } from '../features/listing-form/components/frame/FormPage';
import { Steps } from '../features/listing-form/components/frame/Steps';
import { CopiedListing } from '../features/listing-form/components/steps/CopiedListing';
import { NewListing } from '../features/listing-form/components/steps/NewListing';
import { LoadingLevel } from '../features/listing-form/components/steps/StepState';
import { adoptDraft, findUnsentDraft } from '../features/listing-form/model/find-unsent-draft';
import { createDraftId } from '../entities/listing/model/create-draft-id';
import { continuePath } from '../entities/listing/model/paths';

interface BegunProps {
  userId: string;
  copiedListingId: string | null;
}

/** Gives a new listing its id, and its own address by it. */
function BegunListing({ userId: ownerId, copiedListingId }: BegunProps) {
  const { id: country } = useCountry();
  const userId = useSession()?.userId ?? '';
  const [draft, setDraft] = useState<string | null>(null);
  useEffect(() => {
    let isHere = true;
    const beginning = { country, userId, copiedListingId };
    void findUnsentDraft(beginning).then((found) => {
      if (!isHere) return;
      const begun = found ?? createDraftId();
      adoptDraft(beginning, begun);
      setDraft(begun);
    });
    return () => {
      isHere = false;
    };
  }, [country, userId, copiedListingId]);
  return (
    <>
      <LoadingLevel />
      {draft && <Navigate replace to={continuePath(ownerId, { draftId: draft, copiedListingId })} />}
    </>
  );
}

const isDraftId = (text: string | null): text is string => v.is(uuid, text);

/** `/listings/add/{userId}`: a new listing, with `?draft=` one that was begun, with `?copy=` a copy of another, or both. */
export function AddListingPage() {
  const t = useFormText();
  const { userId = '' } = useParams();
  const [search] = useSearchParams();
  const { key } = useLocation();
  const keepsDrafts = useCapability('listing-drafts');
  const keepsCopies = useCapability('listing-copies');
  const copiedId = search.get('copy');
  const draft = search.get('draft');
  const isKept = keepsDrafts && (keepsCopies || !copiedId);
  const draftId = isKept && isDraftId(draft) ? draft : null;
  return (
    <FormPage
      title={t(copiedId ? 'form.copy.title' : 'form.add.title')}
      subtitle={t(copiedId ? 'form.copy.text' : 'form.add.text')}
      steps={<Steps current="basics" levelsFilled={0} getStepPath={null} />}
    >
      {isKept && draftId === null ? (
        <BegunListing key={key} userId={userId} copiedListingId={copiedId} />
      ) : copiedId ? (
        <CopiedListing key={draftId ?? copiedId} vehicleId={copiedId} userId={userId} draftId={draftId} />
      ) : (
        <NewListing key={draftId ?? 'new'} userId={userId} draftId={draftId} />
      )}
    </FormPage>
  );
}
