import { isNotOffered } from '@portal/shared/api';
import { tripPlanningEndpoints } from '@portal/shared/contract';
import { useQuery } from '@portal/shared/portal';
import { Heading, Stack, Text } from '@portal/shared/ui';
import { Events } from '../../../../layout/Events';
import { useTripDetailsText } from '../../../../messages/useTripDetailsText';
import { useHappeningWords } from '../../hooks/useHappeningWords';
import { PartState } from './PartState';

/** Who did what with the trip, the newest first. A server without a log shows none. */
export function History({ bookingId }: { bookingId: string }) {
  const t = useTripDetailsText();
  const listFacts = useHappeningWords();
  const { data, error, isRefreshing, refresh } = useQuery(
    tripPlanningEndpoints.history,
    { query: { bookingId } },
    { revalidateOnMount: true, onError: () => undefined },
  );
  if (isNotOffered(error) && !data) return null;
  const events = data?.list.map((happening, at) => {
    const facts = listFacts(happening);
    const text = (
      <>
        {t(`trips.happened.${happening.kind}`)}
        {facts && (
          <small>
            <bdi>{facts}</bdi>
          </small>
        )}
      </>
    );
    return { key: `${happening.at} ${at}`, at: happening.at, text, by: happening.changedBy };
  });
  return (
    <Stack gap={2}>
      <Heading level={3} size={3}>
        {t('trips.happened.title')}
      </Heading>
      {!events && (
        <PartState
          loading={t('trips.happened.loading')}
          error={error}
          isRetrying={isRefreshing}
          onRetry={() => void refresh()}
        />
      )}
      {events?.length === 0 && <Text tone="muted">{t('trips.happened.none')}</Text>}
      {events && events.length > 0 && (
        <Events
          label={t('trips.happened.title')}
          events={events}
          words={{
            by: (name) => t('trips.happened.by', { name }),
            all: (count) => t('trips.happened.all', { count }),
          }}
        />
      )}
    </Stack>
  );
}
