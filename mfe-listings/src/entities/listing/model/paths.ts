import type { Step } from './steps';

export const listPath = '/listings';
export const addPath = (userId: string, copiedId?: string): string =>
  `/listings/add/${userId}${copiedId ? `?copy=${copiedId}` : ''}`;

interface Address {
  vehicleId: string;
  companyId: string;
  userId: string;
}
export const listingPath = ({ vehicleId, companyId, userId }: Address, step?: Step): string =>
  `/listings/view/${vehicleId}/${companyId}/${userId}${step ? `?step=${step}` : ''}`;
