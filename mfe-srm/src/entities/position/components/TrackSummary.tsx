import { formatDateTime } from '@portal/shared/format';
import { useFailureText } from '@portal/shared/forms';
import { useCountry } from '@portal/shared/portal';
import { Banner, Button, DescriptionList, Skeleton, Stack, Text } from '@portal/shared/ui';
import type { ApiError } from '@portal/shared/api';
import type { VehicleTrack } from '@portal/shared/contract';
import { useTrackingText } from '../../../messages/useTrackingText';
import { usePlaceWords } from '../hooks/usePlaceWords';

export interface ShownTrack {
  readonly data: VehicleTrack | undefined;
  readonly error: ApiError | undefined;
  readonly retry: () => void;
  /** Opens the dialog in which a purpose is stated. */
  readonly ask: () => void;
}

interface Props {
  track: ShownTrack;
  /** Else of a day. */
  isDuringTrip?: boolean;
}

/** A track in words: how far, and where the vehicle stopped. */
export function TrackSummary({ track: { data, error, retry, ask }, isDuringTrip = false }: Props) {
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
          title={t(isDuringTrip ? 'tracking.track.hiddenTrip' : 'tracking.track.hidden')}
          action={
            <Button size="sm" aria-haspopup="dialog" onClick={ask}>
              {t('tracking.access.state')}
            </Button>
          }
        />
      )}
      {data.points.length === 0 && !data.isHidden && (
        <Text role="status">{t(isDuringTrip ? 'tracking.track.noneTrip' : 'tracking.track.none')}</Text>
      )}
      {data.points.length > 0 && <Distances track={data} />}
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

/** How far the vehicle drove, by each who counted it. */
function Distances({ track: { distance, deviceDistance, readingDistance } }: { track: VehicleTrack }) {
  const t = useTrackingText();
  const distances = [
    ['positions', distance],
    ['device', deviceDistance],
    ['readings', readingDistance],
  ] as const;
  return (
    <div role="status">
      <DescriptionList
        items={distances.flatMap(([by, km]) =>
          typeof km === 'number'
            ? [{ id: by, term: t(`tracking.track.by.${by}`), description: t('tracking.track.km', { km }) }]
            : [],
        )}
      />
    </div>
  );
}
