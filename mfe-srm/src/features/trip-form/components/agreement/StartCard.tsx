import type { TripRecord } from '@portal/shared/contract';
import { formatDateTime } from '@portal/shared/format';
import { FormFailure } from '@portal/shared/forms';
import { useArrivalFocus } from '@portal/shared/keyboard';
import { useCountry } from '@portal/shared/portal';
import { Banner, Card, Inline, LinkButton, Stack, Text } from '@portal/shared/ui';
import { SendButton } from '@portal/shared/ui/send-button';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useTripFormText } from '../../../../messages/useTripFormText';
import { tripPaths } from '../../../../entities/trip/paths';
import type { TripStart } from '../../hooks/useStartTrip';
import type { LevelsFilled } from '../../model/levels';
import { getReadiness } from '../../model/get-readiness';
import { StepBar } from '../frame/StepBar';

const Missing = styled.ul`
  margin: 0;
  padding-inline-start: var(--space-5);
`;

interface Props {
  trip: TripRecord;
  levels: LevelsFilled;
  starting: TripStart;
  /** Something else prevents the start, and the page says what. */
  isBlocked: boolean;
  /** Of the page, in milliseconds since 1970. */
  now: number;
}

/** Starts the trip, or says what is missing, or from when it can start. */
export function StartCard({ trip, levels, starting, isBlocked, now }: Props) {
  const t = useTripFormText();
  const country = useCountry().id;
  const readiness = getReadiness(levels, trip, now);
  const next = useRef<HTMLButtonElement>(null);
  useArrivalFocus(() => next.current?.focus({ preventScroll: true }), readiness.kind === 'ready');
  return (
    <>
      <Card title={t('trip.start')}>
        <Stack gap={3}>
          {readiness.kind === 'missing' && (
            <>
              <Text>{t('trip.start.missing')}</Text>
              <Missing>
                {readiness.levels.map((level) => (
                  <li key={level}>
                    <Link to={`?step=${level}`}>{t(`trip.start.needs.${level}`)}</Link>
                  </li>
                ))}
              </Missing>
            </>
          )}
          {readiness.kind === 'early' && (
            <Banner
              tone="success"
              title={t('trip.start.reserved', { at: formatDateTime(trip.bookingStartDate ?? '', country) })}
            >
              {t('trip.start.early', { from: formatDateTime(readiness.from, country) })}
            </Banner>
          )}
          {readiness.kind === 'ready' && !isBlocked && <Text>{t('trip.start.ready')}</Text>}
          <FormFailure error={starting.failure} />
          {readiness.kind === 'missing' && (
            // It must not block the work here.
            <Inline justify="end">
              <LinkButton to={tripPaths.incomplete}>{t('trip.start.list')}</LinkButton>
            </Inline>
          )}
        </Stack>
      </Card>
      {readiness.kind !== 'missing' && (
        <StepBar>
          {readiness.kind === 'ready' ? (
            <SendButton ref={next} busy={starting.isRunning} onClick={() => void starting.start()}>
              {t('trip.start.now')}
            </SendButton>
          ) : (
            <LinkButton variant="primary" to={tripPaths.incomplete}>
              {t('trip.start.list')}
            </LinkButton>
          )}
        </StepBar>
      )}
    </>
  );
}
