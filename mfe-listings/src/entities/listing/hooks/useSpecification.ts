import { useCountry } from '@portal/shared/portal';
import type { Specification } from '../model/to-basics-values';

/** Vehicles are made for a market. The portal's country determines it, so nobody is asked. */
export const useSpecification = (): Specification => (useCountry().id === 'in' ? 'India_SPEC' : 'UAE_SPEC');
