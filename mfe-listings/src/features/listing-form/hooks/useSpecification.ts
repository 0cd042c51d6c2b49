import { useCountry } from '@portal/shared/portal';
import type { Specification } from '../model/basics-values';

/** Vehicles are made for a market; the portal's country says which, so nobody is asked. */
export const useSpecification = (): Specification => (useCountry().id === 'in' ? 'India_SPEC' : 'UAE_SPEC');
