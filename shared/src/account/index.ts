export { useCurrentCompany, type CurrentCompany } from './useCurrentCompany';
export { useCurrentUser } from './useCurrentUser';
