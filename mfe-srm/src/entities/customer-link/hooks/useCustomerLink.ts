import { isNotOffered } from '@portal/shared/api';
import {
  authEndpoints,
  srmCustomerEndpoints,
  srmCustomerLinkEndpoints,
  type CustomerRecord,
} from '@portal/shared/contract';
import { useEvent, useInvalidate, useMutation, useQuery } from '@portal/shared/portal';
import { toAbsoluteLink } from '../model/to-absolute-link';
import { isOpen } from '../model/link-stage';

/** Polls whether a form was opened; a submission arrives over the live connection. */
const ASK_EVERY = 15_000;

interface Options {
  readonly customerId: string;
  readonly bookingId: string;
  readonly onFilled?: (() => void) | undefined;
}

export function useCustomerLink({ customerId, bookingId, onFilled }: Options) {
  const ids = { customerId, bookingId };
  const invalidate = useInvalidate();
  const customer = useQuery(
    srmCustomerEndpoints.get,
    { query: { customerId } },
    { onError: () => undefined },
  );
  const state = useQuery(
    srmCustomerLinkEndpoints.state,
    { query: ids },
    { onError: () => undefined, refreshInterval: (link) => (isOpen(link) ? ASK_EVERY : 0) },
  );
  const sending = useMutation(srmCustomerEndpoints.sendLink);
  const issuing = useMutation(authEndpoints.temporaryToken);
  const revoking = useMutation(srmCustomerLinkEndpoints.revoke);

  useEvent('customer:filled', (filled) => {
    if (filled.customerId !== customerId || filled.bookingId !== bookingId) return;
    void invalidate(srmCustomerLinkEndpoints.state, srmCustomerEndpoints.get);
    onFilled?.();
  });

  return {
    customer: customer.data,
    link: state.data,
    /** A server without these calls: the link works, but its state is unknown. */
    hasState: !isNotOffered(state.error),
    stateError: state.data === undefined && !isNotOffered(state.error) ? state.error : undefined,
    refreshState: state.refresh,
    error: sending.error ?? issuing.error ?? revoking.error,
    isSending: sending.isRunning,
    isIssuing: issuing.isRunning,
    isRevoking: revoking.isRunning,
    async send({ email, customerName, countryCode, phoneNumber }: CustomerRecord) {
      reset();
      const contact = { email: email ?? '', customerName: customerName ?? '' };
      const phone = { countryCode: countryCode ?? '', phoneNumber: phoneNumber ?? '' };
      await sending.run({ body: { ...ids, ...contact, ...phone } });
      await state.refresh();
    },
    async issue() {
      reset();
      const issued = await issuing.run({ body: ids });
      void state.refresh();
      return { address: toAbsoluteLink(issued), expiresAt: issued.expiresAt ?? null };
    },
    async revoke() {
      reset();
      await revoking.run({ query: ids });
      await state.refresh();
    },
  };

  function reset() {
    for (const call of [sending, issuing, revoking]) call.reset();
  }
}

export type CustomerLinkDesk = ReturnType<typeof useCustomerLink>;
