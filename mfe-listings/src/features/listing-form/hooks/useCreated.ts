import { useNotify } from '@portal/shared/portal';
import { useNavigate } from 'react-router-dom';
import { useFormText } from '../../../messages/useFormText';
import { listingPath } from '../../../entities/listing/model/paths';
import { useOwnCompanyId } from './useOwnCompanyId';

/** A new listing now has its own address, so that a reload returns to it. */
export function useCreated(userId: string) {
  const t = useFormText();
  const notify = useNotify();
  const navigate = useNavigate();
  const companyId = useOwnCompanyId();
  return async (vehicleId: string) => {
    notify({ title: t('form.created'), tone: 'success' });
    await navigate(listingPath({ vehicleId, companyId: companyId || userId, userId }, 'specifications'), {
      replace: true,
    });
  };
}
