import type { ComponentType } from 'react';
import { redirect, type RouteObject } from 'react-router-dom';
import { OnboardingGate } from './features/onboarding/components/OnboardingGate';
import type { MessageId } from './messages/useText';
import { paths } from './paths';

/** A page of the area, behind the set-up. React keeps the gate when the agent moves between two of them. */
const page = (path: string, title: MessageId, load: () => Promise<ComponentType>): RouteObject => ({
  path,
  Component: OnboardingGate,
  handle: { title },
  children: [{ index: true, lazy: async () => ({ Component: await load() }) }],
});

/** A page of the route table whose domain a later release builds. */
const notice = (path: string, title: MessageId): RouteObject =>
  page(path, title, async () => {
    const { ReleaseNoticePage } = await import(
      /* webpackChunkName: "page-release-notice" */ './features/release-notice/pages/ReleaseNoticePage'
    );
    return () => <ReleaseNoticePage title={title} />;
  });

export const routes: RouteObject[] = [
  { path: '/srm', loader: () => redirect(paths.dashboard), element: null },
  notice(paths.dashboard, 'srm.dashboard.title'),
  notice('/srm/trips/new', 'srm.newTrip.title'),
  notice('/srm/trips/edit/:bookingId', 'srm.editTrip.title'),
  notice('/srm/ongoing-trips', 'srm.ongoingTrips.title'),
  notice('/srm/end-trip/:bookingId', 'srm.endTrip.title'),
  notice('/srm/completed-trips', 'srm.completedTrips.title'),
  notice('/srm/incomplete-trips', 'srm.incompleteTrips.title'),
  page(
    paths.vehicles,
    'srm.vehicles.title',
    async () =>
      (await import(/* webpackChunkName: "page-vehicles" */ './features/fleet/pages/VehiclesPage'))
        .VehiclesPage,
  ),
  page(
    paths.addVehicle,
    'srm.addVehicle.title',
    async () =>
      (await import(/* webpackChunkName: "page-vehicle-form" */ './features/fleet/pages/AddVehiclePage'))
        .AddVehiclePage,
  ),
  page(
    paths.editVehicle,
    'srm.editVehicle.title',
    async () =>
      (await import(/* webpackChunkName: "page-vehicle-form" */ './features/fleet/pages/EditVehiclePage'))
        .EditVehiclePage,
  ),
  notice('/srm/customer-list', 'srm.customers.title'),
  notice('/srm/customer-details/:customerId', 'srm.customer.title'),
  page(
    paths.editTaxInfo,
    'srm.editTaxInfo.title',
    async () =>
      (await import(/* webpackChunkName: "page-edit-tax-info" */ './features/tax/pages/TaxInfoEditPage'))
        .TaxInfoEditPage,
  ),
  page(
    paths.editContract,
    'srm.editContract.title',
    async () =>
      (
        await import(
          /* webpackChunkName: "page-edit-contract" */ './features/contract/pages/ContractEditPage'
        )
      ).ContractEditPage,
  ),
  page(
    paths.intro,
    'srm.intro.title',
    async () =>
      (await import(/* webpackChunkName: "page-intro" */ './features/onboarding/pages/IntroPage')).IntroPage,
  ),
  page(
    paths.taxInfo,
    'srm.taxInfo.title',
    async () =>
      (await import(/* webpackChunkName: "page-tax-info" */ './features/tax/pages/TaxInfoPage')).TaxInfoPage,
  ),
  page(
    paths.contract,
    'srm.contract.title',
    async () =>
      (await import(/* webpackChunkName: "page-contract" */ './features/contract/pages/ContractPage'))
        .ContractPage,
  ),
];
