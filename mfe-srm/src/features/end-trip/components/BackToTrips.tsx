import { BackLink } from '../../../layout/BackLink';
import { useText } from '../../../messages/useText';
import { tripPaths } from '../../../entities/trip/paths';

/** The list that the page belongs to. */
export function BackToTrips({ isEnded = false }: { isEnded?: boolean }) {
  const t = useText();
  if (isEnded) return <BackLink to={tripPaths.completed}>{t('srm.completedTrips.title')}</BackLink>;
  return <BackLink to={tripPaths.ongoing}>{t('srm.ongoingTrips.title')}</BackLink>;
}
