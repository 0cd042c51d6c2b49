import type { Actor } from '../../../deps';
import { AppProblem } from '../../../plugins/problem';

/** The company that owns an agent's vehicles and customers. @throws AppProblem when there is none yet */
export function requireCompany({ companyId }: Actor): string {
  if (companyId === null)
    throw new AppProblem('company_required', 'Register your company first; then you can go on here.');
  return companyId;
}
