import { BackLink } from '../../../layout/BackLink';
import { useText } from '../../../messages/useText';
import { tripPaths } from '../../trips/paths';

/** Where the page belongs. */
export function BackToTrips() {
  const t = useText();
  return <BackLink to={tripPaths.ongoing}>{t('srm.ongoingTrips.title')}</BackLink>;
}
