import { quarantinedFiles } from './quarantined-files';

const { testPath = '' } = expect.getState();

// The first failure is printed, so a flaky test is still seen.
if (quarantinedFiles.some((file) => testPath.endsWith(file)))
  jest.retryTimes(1, { logErrorsBeforeRetry: true });
