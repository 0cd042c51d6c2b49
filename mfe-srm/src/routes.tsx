import type { ComponentType } from 'react';
import { redirect, type RouteObject } from 'react-router-dom';
import { OnboardingGate } from './features/onboarding/components/OnboardingGate';
import { tripPaths } from './entities/trip/paths';
import type { MessageId } from './messages/useText';
import { paths } from './model/paths';

/** A page of the area, behind the setup. React keeps the gate when the agent moves between two of them. */
const page = (path: string, title: MessageId, load: () => Promise<ComponentType>): RouteObject => ({
  path,
  Component: OnboardingGate,
  handle: { title },
  children: [{ index: true, lazy: async () => ({ Component: await load() }) }],
});

export const routes: RouteObject[] = [
  { path: '/srm', loader: () => redirect(paths.dashboard), element: null },
  page(
    paths.dashboard,
    'srm.dashboard.title',
    async () => (await import(/* webpackChunkName: "page-desk" */ './pages/DeskPage')).DeskPage,
  ),
  page(
    tripPaths.new,
    'srm.newTrip.title',
    async () => (await import(/* webpackChunkName: "page-trip-form" */ './pages/NewTripPage')).NewTripPage,
  ),
  page(
    tripPaths.edit,
    'srm.editTrip.title',
    async () => (await import(/* webpackChunkName: "page-trip-form" */ './pages/EditTripPage')).EditTripPage,
  ),
  page(
    tripPaths.ongoing,
    'srm.ongoingTrips.title',
    async () =>
      (await import(/* webpackChunkName: "page-trips" */ './pages/OngoingTripsPage')).OngoingTripsPage,
  ),
  page(
    tripPaths.end,
    'srm.endTrip.title',
    async () => (await import(/* webpackChunkName: "page-end-trip" */ './pages/EndTripPage')).EndTripPage,
  ),
  page(
    tripPaths.swap,
    'srm.swapVehicle.title',
    async () => (await import(/* webpackChunkName: "page-swap" */ './pages/SwapPage')).SwapPage,
  ),
  page(
    tripPaths.completed,
    'srm.completedTrips.title',
    async () =>
      (await import(/* webpackChunkName: "page-trips" */ './pages/CompletedTripsPage')).CompletedTripsPage,
  ),
  page(
    tripPaths.incomplete,
    'srm.incompleteTrips.title',
    async () =>
      (await import(/* webpackChunkName: "page-trips" */ './pages/IncompleteTripsPage')).IncompleteTripsPage,
  ),
  page(
    tripPaths.today,
    'srm.today.title',
    async () => (await import(/* webpackChunkName: "page-today" */ './pages/TodayPage')).TodayPage,
  ),
  page(
    tripPaths.calendar,
    'srm.calendar.title',
    async () => (await import(/* webpackChunkName: "page-calendar" */ './pages/CalendarPage')).CalendarPage,
  ),
  page(
    paths.charges,
    'srm.charges.title',
    async () => (await import(/* webpackChunkName: "page-charges" */ './pages/ChargesPage')).ChargesPage,
  ),
  page(
    paths.tracking,
    'srm.tracking.title',
    async () => (await import(/* webpackChunkName: "page-tracking" */ './pages/TrackingPage')).TrackingPage,
  ),
  page(
    paths.accounting,
    'srm.accounting.title',
    async () =>
      (await import(/* webpackChunkName: "page-accounting" */ './pages/AccountingPage')).AccountingPage,
  ),
  page(
    paths.vehicles,
    'srm.vehicles.title',
    async () => (await import(/* webpackChunkName: "page-vehicles" */ './pages/VehiclesPage')).VehiclesPage,
  ),
  page(
    paths.addVehicle,
    'srm.addVehicle.title',
    async () =>
      (await import(/* webpackChunkName: "page-vehicle-form" */ './pages/AddVehiclePage')).AddVehiclePage,
  ),
  page(
    paths.editVehicle,
    'srm.editVehicle.title',
    async () =>
      (await import(/* webpackChunkName: "page-vehicle-form" */ './pages/EditVehiclePage')).EditVehiclePage,
  ),
  page(
    paths.customers,
    'srm.customers.title',
    async () =>
      (await import(/* webpackChunkName: "page-customers" */ './pages/CustomersPage')).CustomersPage,
  ),
  page(
    paths.addCustomer,
    'srm.addCustomer.title',
    async () =>
      (await import(/* webpackChunkName: "page-customer-form" */ './pages/AddCustomerPage')).AddCustomerPage,
  ),
  page(
    paths.customer,
    'srm.customer.title',
    async () => (await import(/* webpackChunkName: "page-customer" */ './pages/CustomerPage')).CustomerPage,
  ),
  page(
    paths.taxRules,
    'srm.taxRules.title',
    async () => (await import(/* webpackChunkName: "page-tax-rules" */ './pages/TaxRulesPage')).TaxRulesPage,
  ),
  page(
    paths.editTaxInfo,
    'srm.editTaxInfo.title',
    async () =>
      (await import(/* webpackChunkName: "page-edit-tax-info" */ './pages/TaxInfoEditPage')).TaxInfoEditPage,
  ),
  page(
    paths.editContract,
    'srm.editContract.title',
    async () =>
      (await import(/* webpackChunkName: "page-edit-contract" */ './pages/ContractEditPage'))
        .ContractEditPage,
  ),
  page(
    paths.settings,
    'srm.settings.title',
    async () => (await import(/* webpackChunkName: "page-settings" */ './pages/SettingsPage')).SettingsPage,
  ),
  page(
    paths.intro,
    'srm.intro.title',
    async () => (await import(/* webpackChunkName: "page-intro" */ './pages/IntroPage')).IntroPage,
  ),
  page(
    paths.taxInfo,
    'srm.taxInfo.title',
    async () => (await import(/* webpackChunkName: "page-tax-info" */ './pages/TaxInfoPage')).TaxInfoPage,
  ),
  page(
    paths.contract,
    'srm.contract.title',
    async () => (await import(/* webpackChunkName: "page-contract" */ './pages/ContractPage')).ContractPage,
  ),
];
