export type { ContractFacts } from '../../../database/tables/trip-documents';
