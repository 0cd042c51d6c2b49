import { TripsPage } from './TripsPage';

export const CompletedTripsPage = () => <TripsPage kind="completed" />;
