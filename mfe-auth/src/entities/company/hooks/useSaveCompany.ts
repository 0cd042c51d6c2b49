import { companyEndpoints, type CompanyRecord } from '@portal/shared/contract';
import { useEvents, useInvalidate, useMutation } from '@portal/shared/portal';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { CreateBody, UpdateBody } from '../model/company-bodies';

interface SaveCompany {
  /** @throws ApiError */
  create(body: CreateBody): Promise<CompanyRecord>;
  /** @throws ApiError */
  update(body: UpdateBody): Promise<CompanyRecord>;
  /** Tells the portal about the change. */
  announce(saved: CompanyRecord): Promise<void>;
  /** Runs after the form is gone, because an open form would see its company change. */
  announceWhenLeft(saved: CompanyRecord): void;
}

export function useSaveCompany(): SaveCompany {
  const creating = useMutation(companyEndpoints.create);
  const updating = useMutation(companyEndpoints.update);
  const invalidate = useInvalidate();
  const events = useEvents();
  const left = useRef<CompanyRecord>(undefined);

  async function announce(saved: CompanyRecord): Promise<void> {
    events.emit('company:changed', { approvalStatus: saved.approvalStatus ?? 'PENDING' });
    await invalidate(companyEndpoints.get);
  }

  const announceLeft = useEffectEvent(() => {
    if (left.current) void announce(left.current);
  });
  useEffect(() => () => announceLeft(), []);
  return {
    create: (body) => creating.run({ body }),
    update: (body) => updating.run({ body }),
    announce,
    announceWhenLeft(saved) {
      left.current = saved;
    },
  };
}
