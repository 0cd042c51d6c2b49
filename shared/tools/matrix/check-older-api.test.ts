import { describeUpgrade } from './check-older-api';

describe('the row of the API of the last release', () => {
  it('says how much was called', () => {
    expect(describeUpgrade({ calls: 212, faults: [], stopBefore: [] })).toEqual({
      outcome: 'passed',
      found: '212 calls next to the new API',
    });
  });

  it('names each call that failed', () => {
    const faults = ['srmCustomers.list (ae, GET /srm-customers/list): it answered 500', 'another'];
    const { outcome, found } = describeUpgrade({ calls: 212, faults, stopBefore: [] });
    expect(outcome).toBe('failed');
    for (const fault of faults) expect(found).toContain(`- ${fault}`);
  });

  it('names the migration before which it is stopped, unless it starts after it', () => {
    const stopBefore = ['0109-names-breaking'];
    expect(describeUpgrade({ calls: 0, faults: [], stopBefore })).toEqual({
      outcome: 'must be stopped first',
      found: '0109-names-breaking',
    });
    expect(describeUpgrade({ calls: 0, faults: ['it starts'], stopBefore }).outcome).toBe('failed');
  });
});
