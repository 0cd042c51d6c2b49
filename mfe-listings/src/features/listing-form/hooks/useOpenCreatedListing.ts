import { useCurrentCompany } from '@portal/shared/account';
import { useNotify } from '@portal/shared/portal';
import { useNavigate } from 'react-router-dom';
import { useFormText } from '../../../messages/useFormText';
import { listingPath } from '../../../entities/listing/model/paths';

/** A new listing now has its own address, so that a reload returns to it. */
export function useOpenCreatedListing(userId: string) {
  const t = useFormText();
  const notify = useNotify();
  const navigate = useNavigate();
  const { companyId } = useCurrentCompany();
  return async (vehicleId: string) => {
    notify({ title: t('form.created'), tone: 'success' });
    // An address needs a placeholder until the company is known.
    await navigate(listingPath({ vehicleId, companyId: companyId ?? userId, userId }, 'specifications'), {
      replace: true,
    });
  };
}
