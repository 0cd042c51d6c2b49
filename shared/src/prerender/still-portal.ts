import { capabilities, countryCodes } from '@portal/shared/contract';
import { createPortal, type Portal } from '@portal/shared/portal';

/** The portal in its initial state: no session, nothing read, nothing typed. */
export const createStillPortal = (brandName = 'Fleetdesk'): Portal =>
  createPortal({
    config: {
      apiBases: { ae: '/api/ae', in: '/api/in' },
      capabilities: { ae: [...capabilities], in: [...capabilities] },
      countries: [...countryCodes],
      brandName,
      support: { phone: '', email: '', chatUrl: '' },
      outboxUrl: null,
    },
  });
