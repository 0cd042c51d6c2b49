import { companyEndpoints, type CompanyRecord } from '@portal/shared/contract';
import { useEvents, useInvalidate, useMutation } from '@portal/shared/portal';
import type { CreateBody, UpdateBody } from '../model/company-bodies';

interface SaveCompany {
  /** @throws ApiError */
  create(body: CreateBody): Promise<CompanyRecord>;
  /** @throws ApiError */
  update(body: UpdateBody): Promise<CompanyRecord>;
  /** Tells the portal about the change; after leaving the form, which would else see its company change under it. */
  announce(saved: CompanyRecord): Promise<void>;
}

export function useSaveCompany(): SaveCompany {
  const creating = useMutation(companyEndpoints.create);
  const updating = useMutation(companyEndpoints.update);
  const invalidate = useInvalidate();
  const events = useEvents();
  return {
    create: (body) => creating.run({ body }),
    update: (body) => updating.run({ body }),
    async announce(saved) {
      events.emit('company:changed', { approvalStatus: saved.approvalStatus ?? 'PENDING' });
      await invalidate(companyEndpoints.get);
    },
  };
}
