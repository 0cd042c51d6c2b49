import { endpoint } from '../endpoint';
import { rentalSettings } from '../entities/rental-settings';

/**
 * How a company runs its desk. Beyond the supplier platform's own calls: the pages work without it where it
 * answers 404 or 501.
 */
export const srmSettingsEndpoints = {
  get: endpoint({
    id: 'srmSettings.get',
    capability: 'rental-settings',
    method: 'GET',
    path: '/srm-settings',
    access: 'agent',
    summary: 'Turnaround, taxes and rules of alerts',
    result: rentalSettings,
    failure: 'Failed to fetch the settings',
    built: true,
  }),
  update: endpoint({
    id: 'srmSettings.update',
    capability: 'rental-settings',
    method: 'PUT',
    path: '/srm-settings',
    access: 'agent',
    summary: 'Change turnaround, taxes and rules of alerts',
    body: rentalSettings,
    adds: {
      electronic: 'electronic-settings',
      payments: 'payment-details',
      holdDays: 'deposit-holds',
      fullCheckLists: 'assumed-readings',
      requiredPictures: 'required-pictures',
    },
    result: rentalSettings,
    failure: 'Failed to update the settings',
    built: true,
  }),
} as const;
