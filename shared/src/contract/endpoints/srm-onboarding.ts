import { endpoint } from '../endpoint';
import { agreementBody, agreementData } from '../entities/agreement';

/** Tax information and contract terms of a supplier. */
export const srmOnboardingEndpoints = {
  get: endpoint({
    id: 'srmOnboarding.get',
    method: 'GET',
    path: '/users/agreement-data',
    access: 'agent',
    summary: 'Tax information and contract terms',
    result: agreementData,
    failure: 'Failed to fetch tax info',
    built: false,
  }),
  update: endpoint({
    id: 'srmOnboarding.update',
    method: 'PUT',
    path: '/users/agreement-data',
    access: 'agent',
    summary: 'Change tax information or contract terms; only what is filled in is sent',
    body: agreementBody,
    result: agreementData,
    failure: 'Failed to update tax info',
    built: false,
  }),
} as const;

/** How far the set-up has come is read from the same data, with a failure text of its own. */
export const onboardingStatus = {
  ...srmOnboardingEndpoints.get,
  failure: 'Failed to fetch SRM onboarding status',
};
