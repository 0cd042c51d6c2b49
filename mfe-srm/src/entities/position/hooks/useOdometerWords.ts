import { useTrackingText } from '../../../messages/useTrackingText';

/** What a field of the odometer says about the tracker's value: it is the typed one, or it is another. */
export function useOdometerWords(): (typed: string, kilometre: number | null) => string | null {
  const t = useTrackingText();
  return (typed, kilometre) => {
    if (kilometre === null) return null;
    return typed.trim() === String(kilometre)
      ? t('tracking.odometer.filled')
      : t('tracking.odometer.other', { km: kilometre });
  };
}
