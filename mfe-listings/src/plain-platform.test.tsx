import 'fake-indexeddb/auto';
import { buildId, describePlainPages, settledUserId } from '@portal/shared/testing/recorder';
import { useTestServer } from '@portal/shared/testing/server';
import remote from './remote';

useTestServer();
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

describePlainPages(remote, {
  '/': [{ address: '/' }],
  '/listings': [{ address: '/listings' }, { address: '/listings?view=table' }],
  '/listings/shared-photos': [{ address: '/listings/shared-photos' }],
  '/listings/add/:userId': [{ address: `/listings/add/${settledUserId}` }],
  '/listings/view/:vehicleId/:companyId/:userId': ['', '?level=2', '?level=3'].map((level) => ({
    address: `/listings/view/${buildId(1)}/${buildId(2)}/${settledUserId}${level}`,
  })),
});
