/** Paths of the rental management area, for its route table and its gate. */
export const paths = {
  dashboard: '/srm/dashboard',
  intro: '/srm/intro',
  taxInfo: '/srm/tax-info',
  contract: '/srm/contract',
  taxRules: '/srm/tax-info/country',
  editTaxInfo: '/srm/tax-info/edit',
  newTrip: '/srm/trips/new',
  settings: '/srm/settings',
  editContract: '/srm/contracts/edit',
  vehicles: '/srm/manage-vehicles',
  addVehicle: '/srm/manage-vehicles/add',
  editVehicle: '/srm/manage-vehicles/edit/:vehicleId',
  customers: '/srm/customer-list',
  addCustomer: '/srm/customer-list/add',
  customer: '/srm/customer-details/:customerId',
  charges: '/srm/charges',
} as const;
