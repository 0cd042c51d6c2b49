import { riskFactKinds } from '@portal/shared/contract';
import { generalRules } from '../score/general-rules';
import { findLevel, scoreRisk } from '../score/score-risk';
import { collectRiskFacts } from './collect-risk-facts';
import type { RiskSnapshot } from './risk-snapshot';

const usual: RiskSnapshot = {
  earlier: { trips: 1, late: 0, unpaid: 0, damaged: 0, fined: 0 },
  leadHours: 24,
  days: 3,
  depositRates: 3,
  paidShare: 0.5,
  licenceDays: 400,
  documents: 2,
  rateRatio: 1,
  driving: null,
};
const unknown: RiskSnapshot = {
  earlier: null,
  leadHours: null,
  days: null,
  depositRates: null,
  paidShare: null,
  licenceDays: null,
  documents: null,
  rateRatio: null,
  driving: null,
};
const change = (changes: Partial<RiskSnapshot>) => scoreRisk(generalRules, { ...usual, ...changes });
const busy = { zoneAlerts: 1, drivingAlerts: 2, hoursLate: 5.5, fines: 1 };

describe('the facts of a trip', () => {
  it('are the kinds of the contract, each once', () => {
    const kinds = collectRiskFacts({ ...usual, driving: busy }).map(({ kind }) => kind);
    expect([...kinds].sort()).toEqual([...riskFactKinds].sort());
  });

  it('leave out what is not known', () => {
    expect(collectRiskFacts(unknown)).toEqual([]);
    expect(scoreRisk(generalRules, unknown)).toMatchObject({ level: 'low', facts: [] });
  });

  it('come from these properties alone: no name, nationality, sex, age, language or religion', () => {
    const properties: Record<keyof RiskSnapshot, true> = {
      earlier: true,
      leadHours: true,
      days: true,
      depositRates: true,
      paidShare: true,
      licenceDays: true,
      documents: true,
      rateRatio: true,
      driving: true,
    };
    expect(Object.keys(usual).sort()).toEqual(Object.keys(properties).sort());
    const personal = {
      ...usual,
      name: 'Asha',
      nationality: 'IN',
      sex: 'f',
      dateOfBirth: '1990-01-01',
      age: 36,
      language: 'hi',
      religion: 'x',
    };
    expect(scoreRisk(generalRules, personal)).toEqual(scoreRisk(generalRules, usual));
  });
});

describe('the general rules', () => {
  it('give a usual trip its base, and no fact a weight', () => {
    const { probability, facts } = scoreRisk(generalRules, usual);
    expect(probability).toBe(0.168);
    expect(facts.every(({ weight }) => weight === 0)).toBe(true);
  });

  it.each([
    ['a trip that closed unpaid', { earlier: { trips: 2, late: 0, unpaid: 1, damaged: 0, fined: 0 } }],
    ['a late return', { earlier: { trips: 2, late: 1, unpaid: 0, damaged: 0, fined: 0 } }],
    ['a booking an hour before', { leadHours: 1 }],
    ['no deposit', { depositRates: 0 }],
    ['nothing paid', { paidShare: 0 }],
    ['a licence that ends first', { licenceDays: -1 }],
    ['a licence without a date', { licenceDays: null }],
    ['no scan', { documents: 0 }],
    ['an alert of a zone', { driving: { ...busy, drivingAlerts: 0, hoursLate: 0, fines: 0 } }],
    ['a return that is late now', { driving: { zoneAlerts: 0, drivingAlerts: 0, hoursLate: 9, fines: 0 } }],
  ] as const)('see more risk with %s', (_, changes) => {
    expect(change(changes).probability).toBeGreaterThan(change({}).probability);
  });

  it('see less risk with ten good trips', () => {
    const earlier = { trips: 10, late: 0, unpaid: 0, damaged: 0, fined: 0 };
    expect(change({ earlier }).probability).toBeLessThan(change({}).probability);
  });

  it('put the heaviest fact first', () => {
    const { level, facts } = change({ depositRates: 0, paidShare: 0, leadHours: 1, documents: 0 });
    expect(level).toBe('high');
    expect(facts.slice(0, 4).map(({ kind }) => kind)).toEqual(['deposit', 'leadTime', 'documents', 'paid']);
    expect(facts[0]).toEqual({ kind: 'deposit', value: 0, total: null, weight: 0.55 });
  });
});

test('a trip is high when it is likelier than a usual one of the company', () => {
  const levels = (usualShare: number | null) =>
    [0.2, 0.3, 0.55, 0.95].map((probability) => findLevel(probability, usualShare));
  expect(levels(null)).toEqual(['low', 'raised', 'high', 'high']);
  expect(levels(0.35)).toEqual(['low', 'low', 'raised', 'high']);
  expect(levels(0.6)).toEqual(['low', 'low', 'low', 'high']);
});
