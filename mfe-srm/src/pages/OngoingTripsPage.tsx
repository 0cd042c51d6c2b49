import { TripsPage } from './TripsPage';

export const OngoingTripsPage = () => <TripsPage kind="ongoing" />;
