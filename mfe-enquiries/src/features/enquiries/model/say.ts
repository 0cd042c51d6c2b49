import type { Enquiry } from '@portal/shared/contract';
import type { TranslateText } from '../../../messages/useText';
import { vehicleName } from '../../../entities/enquiry/model/car';
import { statusLabel } from '../../../entities/enquiry/model/status';

/** The announcement of new enquiries that arrived together; empty for none. */
export function sayArrived([first, ...others]: readonly Enquiry[], t: TranslateText): string {
  if (!first) return '';
  return others.length === 0
    ? t('enquiries.said.arrived', { vehicle: vehicleName(first.car, t) })
    : t('enquiries.said.arrivedMany', { count: others.length + 1 });
}

/** The same for changes. */
export function sayChanged([first, ...others]: readonly Enquiry[], t: TranslateText): string {
  if (!first) return '';
  return others.length === 0
    ? t('enquiries.said.changed', {
        vehicle: vehicleName(first.car, t),
        status: statusLabel(first.status, t),
      })
    : t('enquiries.said.changedMany', { count: others.length + 1 });
}
