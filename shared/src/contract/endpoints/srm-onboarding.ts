import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { fileAnswer } from '../entities/answers';
import { agreementBody, agreementData, termsPreviewBody, termsVersion } from '../entities/agreement';
import { queryInteger } from '../entities/primitives';
import { getCapabilities } from '../entities/record-fields';
import { taxFields } from '../entities/tax-fields';
import { DOCUMENT_TIMEOUT } from '../limits';

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
    built: true,
  }),
  update: endpoint({
    id: 'srmOnboarding.update',
    method: 'PUT',
    path: '/users/agreement-data',
    access: 'agent',
    summary: 'Change tax information or contract terms; only what is filled in is sent',
    body: agreementBody,
    adds: getCapabilities(taxFields),
    result: agreementData,
    failure: 'Failed to update tax info',
    built: true,
  }),
  /** Beyond the supplier platform's own calls: where it answers 404 or 501 there is no history to show. */
  termsVersions: endpoint({
    id: 'srmOnboarding.termsVersions',
    capability: 'terms-history',
    method: 'GET',
    path: '/users/agreement-data/terms-versions',
    access: 'agent',
    summary: 'Earlier contract terms, the newest first, without their text',
    result: v.object({ list: v.array(termsVersion) }),
    failure: 'Failed to fetch tax info',
    built: true,
  }),
  termsVersion: endpoint({
    id: 'srmOnboarding.termsVersion',
    capability: 'terms-history',
    method: 'GET',
    path: '/users/agreement-data/terms-version',
    access: 'agent',
    summary: 'Contract terms as they were in one version',
    query: v.object({ version: queryInteger(1, 1_000_000) }),
    result: termsVersion,
    failure: 'Failed to fetch tax info',
    built: true,
  }),
  termsPreview: endpoint({
    id: 'srmOnboarding.termsPreview',
    capability: 'terms-preview',
    method: 'POST',
    path: '/users/agreement-data/terms-preview',
    access: 'agent',
    summary: 'How a contract with these terms looks as PDF, with sample values; nothing is stored',
    body: termsPreviewBody,
    result: fileAnswer,
    failure: 'Failed to download file. Please try again.',
    kind: 'blob',
    timeout: DOCUMENT_TIMEOUT,
    repeatable: true,
    built: true,
  }),
} as const;

/** The progress of the set-up is read from the same data, with a different failure text. */
export const onboardingStatus = {
  ...srmOnboardingEndpoints.get,
  failure: 'Failed to fetch SRM onboarding status',
};
