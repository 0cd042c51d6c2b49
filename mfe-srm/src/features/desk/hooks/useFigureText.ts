import { formatMoney, formatNumber } from '@portal/shared/format';
import { useCountry } from '@portal/shared/portal';
import { getUnit, type NowName, type PeriodName } from '../model/figures';

/** A formatted metric: a count, money, or a share in percent. */
export function useFigureText(): (name: PeriodName | NowName, value: number) => string {
  const { currency } = useCountry();
  return (name, value) => {
    const unit = getUnit(name);
    if (unit === 'money') return formatMoney(value, currency);
    return formatNumber(value, unit === 'share' ? { style: 'percent' } : {});
  };
}
