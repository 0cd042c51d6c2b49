import { useI18n } from '@portal/shared/i18n';
import { useCallback } from 'react';
import { useTrackingText } from '../../../messages/useTrackingText';
import { findNearestCity } from '../model/nearest-city';

interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

/** Degrees to about a metre, as maps understand them. */
const formatDegrees = ({ latitude, longitude }: Place): string =>
  `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`;

/** Says where a place is: near which main city, else in degrees. */
export function usePlaceWords(): (place: Place) => string {
  const t = useTrackingText();
  const { locale } = useI18n();
  return useCallback(
    (place) => {
      const city = findNearestCity(place, locale);
      if (city === null) return formatDegrees(place);
      return city.km < 2
        ? t('tracking.in', { city: city.name })
        : t('tracking.near', { city: city.name, km: city.km });
    },
    [t, locale],
  );
}
