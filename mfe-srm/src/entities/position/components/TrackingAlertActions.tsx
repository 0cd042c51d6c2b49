import type { TripAlert } from '@portal/shared/contract';
import { useDescribeAlert } from '../../../hooks/useDescribeAlert';
import { AcknowledgeAlert } from './AcknowledgeAlert';

/** What is done about an alert of a tracker in a list of alerts. Nothing for any other. */
export function TrackingAlertActions({ alert }: { alert: TripAlert }) {
  const describe = useDescribeAlert();
  const { alertId } = alert.figures;
  if (typeof alertId !== 'string') return null;
  const subject = [describe(alert).title, alert.vehicleRegistrationNumber].filter(Boolean).join(', ');
  return <AcknowledgeAlert alertId={alertId} subject={subject} />;
}
