import { cancelEnquiry } from '../contract/endpoints/enquiries';
import { createCustomerForLink } from '../contract/endpoints/srm-customers';
import { onboardingStatus } from '../contract/endpoints/srm-onboarding';
import { endpointTable } from '../contract/table';
import ar from './failures/ar';
import hi from './failures/hi';
import { bringFailureWords, failureText } from './failure-words';

const FAILURE = 'Failed to fetch enquiries';

afterEach(() => document.documentElement.removeAttribute('lang'));

test('every call\u2019s failure has a message in every language', () => {
  const calls = [...endpointTable, cancelEnquiry, createCustomerForLink, onboardingStatus];
  const failures = calls.map(({ failure }) => failure);
  const gateway = Object.keys(ar).filter((sentence) => !sentence.startsWith('Failed to'));
  expect(Object.keys(ar).sort()).toEqual([...new Set([...failures, ...gateway])].sort());
  expect(Object.keys(hi)).toEqual(Object.keys(ar));
  expect(gateway).toHaveLength(4);
});

test('a failure is shown in the language of the page, and in English until that has loaded', async () => {
  document.documentElement.lang = 'ar';
  expect(failureText(FAILURE)).toBe(FAILURE);
  await bringFailureWords();
  expect(failureText(FAILURE)).toBe('تعذّر جلب الاستفسارات');
  expect(failureText('What another server says')).toBe('What another server says');
  document.documentElement.lang = 'en';
  await bringFailureWords();
  expect(failureText(FAILURE)).toBe(FAILURE);
});
