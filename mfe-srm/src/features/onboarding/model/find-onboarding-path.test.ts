import { findOnboardingPath } from './find-onboarding-path';

const none = { tax: false, contract: false };
const taxOnly = { tax: true, contract: false };
const contractOnly = { tax: false, contract: true };
const both = { tax: true, contract: true };

describe('the way into rental management', () => {
  it.each([
    ['/srm/intro', none, null],
    ['/srm/intro', taxOnly, '/srm/contract'],
    ['/srm/intro', contractOnly, null],
    ['/srm/intro', both, '/srm/dashboard'],
    ['/srm/tax-info', none, null],
    ['/srm/tax-info', contractOnly, null],
    ['/srm/tax-info', taxOnly, '/srm/contract'],
    ['/srm/tax-info', both, '/srm/dashboard'],
    ['/srm/contract', none, '/srm/intro'],
    ['/srm/contract', contractOnly, '/srm/intro'],
    ['/srm/contract', taxOnly, null],
    ['/srm/contract', both, '/srm/dashboard'],
    ['/srm/dashboard', none, '/srm/intro'],
    ['/srm/dashboard', contractOnly, '/srm/intro'],
    ['/srm/dashboard', taxOnly, '/srm/contract'],
    ['/srm/dashboard', both, null],
    ['/srm/tax-info/edit', none, '/srm/intro'],
    ['/srm/tax-info/edit', taxOnly, '/srm/contract'],
    ['/srm/tax-info/edit', both, null],
    ['/srm/contracts/edit', taxOnly, '/srm/contract'],
    ['/srm/contracts/edit', both, null],
    ['/srm/manage-vehicles', taxOnly, '/srm/contract'],
  ])('the path %s with %o leads to %s', (path, status, detour) => {
    expect(findOnboardingPath(path, status)).toBe(detour);
  });
});
