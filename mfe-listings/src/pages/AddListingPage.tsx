import { useParams, useSearchParams } from 'react-router-dom';
import { useFormText } from '../messages/useFormText';
import { FormPage } from '../features/listing-form/components/frame/FormPage';
import { Steps } from '../features/listing-form/components/frame/Steps';
import { CopiedListing } from '../features/listing-form/components/steps/CopiedListing';
import { NewListing } from '../features/listing-form/components/steps/NewListing';

/** `/listings/add/{userId}`: a new listing, or with `?copy=` a copy of another. */
export function AddListingPage() {
  const t = useFormText();
  const { userId = '' } = useParams();
  const [search] = useSearchParams();
  const copiedId = search.get('copy');
  return (
    <FormPage
      title={t(copiedId ? 'form.copy.title' : 'form.add.title')}
      subtitle={t(copiedId ? 'form.copy.text' : 'form.add.text')}
      steps={<Steps current="basics" levelsFilled={0} getStepPath={null} />}
    >
      {copiedId ? (
        <CopiedListing key={copiedId} vehicleId={copiedId} userId={userId} />
      ) : (
        <NewListing key="new" userId={userId} />
      )}
    </FormPage>
  );
}
