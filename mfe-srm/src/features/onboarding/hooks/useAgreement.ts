import { onboardingStatus, srmOnboardingEndpoints } from '@portal/shared/contract';
import { useInvalidate, useMutation, useQuery } from '@portal/shared/portal';

/** Tax information and contract terms of the supplier; null where nothing is set up yet. */
export const useAgreement = () => useQuery(onboardingStatus, {});

/** Saves what is given of them, and has every page read them again. */
export function useSaveAgreement() {
  const { run } = useMutation(srmOnboardingEndpoints.update);
  const invalidate = useInvalidate();
  return async (body: Parameters<typeof run>[0]['body']): Promise<void> => {
    await run({ body });
    await invalidate(srmOnboardingEndpoints.get);
  };
}
