import type { RangeWords } from '@portal/shared/figures';
import { useDeskText } from '../messages/useDeskText';

/** The label of the selected days. */
export function useRangeWords(): RangeWords {
  const t = useDeskText();
  return {
    label: t('desk.range'),
    from: t('desk.range.from'),
    to: t('desk.range.to'),
    preset: (preset) => t(`desk.range.${preset}`),
    problem: (problem, days) =>
      t(problem === 'missing' ? 'validation.date' : `desk.range.problem.${problem}`, { days }),
    compared: (days, before) => t('desk.compared', { days, before }),
  };
}
