import { useParams, useSearchParams } from 'react-router-dom';
import { useFormText } from '../../../messages/useFormText';
import { FormPage } from '../components/frame/FormPage';
import { Steps } from '../components/frame/Steps';
import { CopiedListing } from '../components/steps/CopiedListing';
import { NewListing } from '../components/steps/NewListing';

/** `/listings/add/{userId}`: a new listing, or with `?copy=` a second one like another. */
export function AddListingPage() {
  const t = useFormText();
  const { userId = '' } = useParams();
  const [search] = useSearchParams();
  const copyOf = search.get('copy');
  return (
    <FormPage
      title={t(copyOf ? 'form.copy.title' : 'form.add.title')}
      subtitle={t(copyOf ? 'form.copy.text' : 'form.add.text')}
      steps={<Steps current="basics" levelsFilled={0} pathOf={null} />}
    >
      {copyOf ? (
        <CopiedListing key={copyOf} vehicleId={copyOf} userId={userId} />
      ) : (
        <NewListing key="new" userId={userId} />
      )}
    </FormPage>
  );
}
