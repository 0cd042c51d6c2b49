import { formatDateTime } from '@portal/shared/format';
import { useFailureText } from '@portal/shared/forms';
import { useCountry } from '@portal/shared/portal';
import { Banner, Button, Skeleton, Stack, Text } from '@portal/shared/ui';
import { useTrackingText } from '../../../../messages/useTrackingText';
import type { DayTrack } from '../../hooks/useDayTrack';
import { usePlaceWords } from '../../hooks/usePlaceWords';

/** A track in words: how far, and where the vehicle stopped. */
export function TrackSummary({ track: { data, error, retry, ask } }: { track: DayTrack }) {
  const t = useTrackingText();
  const country = useCountry().id;
  const describe = usePlaceWords();
  const toFailure = useFailureText();
  if (error && !data)
    return (
      <Banner
        tone="warning"
        title={toFailure(error).title}
        action={
          <Button size="sm" onClick={retry}>
            {t('tracking.retry')}
          </Button>
        }
      />
    );
  if (!data) return <Skeleton width="60%" />;
  return (
    <Stack gap={2}>
      {data.isHidden && (
        <Banner
          title={t('tracking.track.hidden')}
          action={
            <Button size="sm" aria-haspopup="dialog" onClick={ask}>
              {t('tracking.access.state')}
            </Button>
          }
        />
      )}
      {data.points.length === 0 && !data.isHidden && <Text role="status">{t('tracking.track.none')}</Text>}
      {data.points.length > 0 && (
        <Text role="status">
          {typeof data.deviceDistance === 'number'
            ? t('tracking.track.both', { km: data.distance, device: data.deviceDistance })
            : t('tracking.track.distance', { km: data.distance })}
        </Text>
      )}
      {data.stops.length > 0 && (
        <>
          <Text size={2} weight={600}>
            {t('tracking.track.stops')}
          </Text>
          <ul>
            {data.stops.map((stop) => (
              <Text as="li" size={2} key={stop.from}>
                {t('tracking.track.stop', {
                  from: formatDateTime(stop.from, country),
                  to: formatDateTime(stop.to, country),
                  place: describe(stop),
                })}
              </Text>
            ))}
          </ul>
        </>
      )}
    </Stack>
  );
}
