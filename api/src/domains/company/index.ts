/** The company, its agreement, its rental settings and its document numbers. */
export { cleanTerms } from './agreement/clean-terms';
export { registerAgreement } from './agreement/routes';
export { getAgreement, changeAgreement } from './agreement/service';
export { findAgreement } from './agreement/store';
export { nextNumber } from './document-numbers/next-number';
export { type CompanyListRow, decideCompany, readAllCompanies } from './record/approval';
export { deleteCompany } from './record/company-repository';
export { keepLogo, readCompanyIssuer, readIssuer, readLogo } from './record/letterhead';
export { changePlan } from './record/plan';
export { readIndianAddress, readSellerParts } from './record/seller-parts';
export { requireCompany } from './record/require-company';
export { registerCompany } from './record/routes';
export { registerRentalSettings } from './rental-settings/routes';
export { getSettings } from './rental-settings/service';
export { getSeller } from './record/seller';
