/** The additional drivers of trips. */
export { findDriverNames, listDrivers, listDriversInPeriod, type StoredDriver } from './list-drivers';
export { deleteCustomerDrivers, endDriver, insertDriver } from './trip-driver-repository';
