/** Paths of the rental management area, as its route table and its gate name them. */
export const paths = {
  dashboard: '/srm/dashboard',
  intro: '/srm/intro',
  taxInfo: '/srm/tax-info',
  contract: '/srm/contract',
  editTaxInfo: '/srm/tax-info/edit',
  editContract: '/srm/contracts/edit',
  vehicles: '/srm/manage-vehicles',
  addVehicle: '/srm/manage-vehicles/add',
  editVehicle: '/srm/manage-vehicles/edit/:vehicleId',
} as const;
