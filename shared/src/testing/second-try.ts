/**
 * One more try on CI, as Playwright has it: a machine that stalls for seconds is no fault of the product.
 * The first failure is printed, so what is flaky is still seen.
 */
if (process.env.CI) jest.retryTimes(1, { logErrorsBeforeRetry: true });
