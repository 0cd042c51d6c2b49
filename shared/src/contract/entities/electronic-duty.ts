import type { CountryCode } from './country';
import type { ElectronicSettings } from './electronic-settings';
import { electronic as limits } from '../limits';

/** Whether a company has to issue electronic documents, as far as its settings say. */
export interface ElectronicDuty {
  /** `unstated`: the company has not said how large it is. */
  readonly kind: 'unstated' | 'free' | 'mandatory';
  /** UAE: the first day on which a document has to be electronic. */
  readonly from: string | null;
  /** Whether documents have to leave within a number of days. */
  readonly hasLimit: boolean;
}

/** @returns the duty that follows from turnover and thresholds (India), or from the group of the revenue (UAE) */
export function getElectronicDuty(country: CountryCode, settings: ElectronicSettings): ElectronicDuty {
  const { revenueGroup, turnover, registerFrom, limitFrom } = settings;
  const unstated = { kind: 'unstated', from: null, hasLimit: true } as const;
  if (country === 'ae')
    return revenueGroup === ''
      ? unstated
      : { kind: 'mandatory', from: limits.mandatoryFrom[revenueGroup], hasLimit: true };
  if (turnover === null) return unstated;
  const isMandatory = turnover >= registerFrom;
  return {
    kind: isMandatory ? 'mandatory' : 'free',
    from: null,
    hasLimit: isMandatory && turnover >= limitFrom,
  };
}
