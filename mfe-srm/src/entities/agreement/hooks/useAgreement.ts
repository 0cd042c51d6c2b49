import { onboardingStatus, srmOnboardingEndpoints } from '@portal/shared/contract';
import { useInvalidate, useMutation, useQuery } from '@portal/shared/portal';

/** Tax information and contract terms of the supplier; null if nothing is set up yet. */
export const useAgreement = () => useQuery(onboardingStatus, {});

/** Saves the given parts, and makes every page load them again. */
export function useSaveAgreement() {
  const { run } = useMutation(srmOnboardingEndpoints.update);
  const invalidate = useInvalidate();
  return async (body: Parameters<typeof run>[0]['body']): Promise<void> => {
    await run({ body });
    await invalidate(srmOnboardingEndpoints.get);
  };
}
