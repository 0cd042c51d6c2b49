import { TripsPage } from './TripsPage';

export const IncompleteTripsPage = () => <TripsPage kind="incomplete" />;
