import type { RangeWords } from '@portal/shared/figures';
import { useDashboardText } from '../../../messages/useDashboardText';

/** The label of the selected days. */
export function useRangeWords(): RangeWords {
  const t = useDashboardText();
  return {
    label: t('dashboard.range'),
    from: t('dashboard.range.from'),
    to: t('dashboard.range.to'),
    preset: (preset) => t(`dashboard.range.${preset}`),
    problem: (problem, days) =>
      t(problem === 'missing' ? 'validation.date' : `dashboard.range.problem.${problem}`, { days }),
    compared: (days, before) => t('dashboard.compared', { days, before }),
  };
}
