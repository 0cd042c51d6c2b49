import { addDays, srmTollEndpoints, toCountryDay, tollStates, type TollState } from '@portal/shared/contract';
import { useFailureText } from '@portal/shared/forms';
import { useCountry, useQuery, useServerClock } from '@portal/shared/portal';
import {
  Button,
  EmptyState,
  ErrorState,
  LinkButton,
  SelectField,
  Skeleton,
  Stack,
  Text,
} from '@portal/shared/ui';
import { DateRangeField } from '@portal/shared/ui/date-range';
import { Dialog } from '@portal/shared/ui/overlays';
import { Pager } from '@portal/shared/ui/pager';
import { useState } from 'react';
import styled from 'styled-components';
import { useTollsText } from '../../../../messages/useTollsText';
import { paths } from '../../../../model/paths';
import type { View } from '../../model/view-state';
import { TollsTable } from './TollsTable';

const Filters = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr));
  align-items: end;
  gap: var(--space-2);
`;

const LATEST_DAYS = 30;
const PAGE = 50;

interface Props {
  /** The days of the list, both included; empty for any. */
  days: Pick<View, 'from' | 'to'>;
  onCharge: (chargeId: string) => void;
  onClose: () => void;
}

/** What trackers saw at toll gates, next to the lines of statements. */
export function TollsDialog({ days, onCharge, onClose }: Props) {
  const t = useTollsText();
  const describe = useFailureText();
  const clock = useServerClock();
  const { timeZone } = useCountry();
  const [{ from, to }, setDays] = useState(days);
  const [state, setState] = useState<TollState | ''>('');
  const [page, setPage] = useState(1);
  const [today] = useState(() => toCountryDay(new Date(clock.now()), timeZone));
  const endDate = to || today;
  const startDate = from || addDays(endDate, -LATEST_DAYS);
  const { data, error, isRefreshing, refresh } = useQuery(
    srmTollEndpoints.compare,
    { query: { startDate, endDate, page, limit: PAGE, ...(state && { state }) } },
    { revalidateOnMount: true, keepPreviousData: true, onError: () => undefined },
  );
  const failure = error ? describe(error) : null;
  const counts = data?.counts;
  const nameState = (one: TollState) =>
    counts
      ? t('tolls.some', { state: t(`tolls.state.${one}`), count: counts[one] })
      : t(`tolls.state.${one}`);
  const all = counts ? tollStates.reduce((sum, one) => sum + counts[one], 0) : 0;
  return (
    <Dialog
      size="lg"
      title={t('tolls.title')}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('tolls.close')}</Button>}
    >
      <Stack>
        <Text tone="secondary">{t('tolls.text')}</Text>
        <Filters>
          <SelectField
            label={t('tolls.show')}
            value={state}
            options={[
              { value: '', label: t('tolls.all', { count: all }) },
              ...tollStates.map((value) => ({ value, label: nameState(value) })),
            ]}
            onChange={({ currentTarget }) => {
              setPage(1);
              setState(tollStates.find((one) => one === currentTarget.value) ?? '');
            }}
          />
          <DateRangeField
            label={t('tolls.days')}
            placeholder={t('tolls.anyDay')}
            from={from}
            to={to}
            onChange={(next) => {
              setPage(1);
              setDays(next);
            }}
          />
        </Filters>
        {failure && (
          <ErrorState title={failure.title} retrying={isRefreshing} onRetry={() => void refresh()}>
            {failure.text}
          </ErrorState>
        )}
        {!data && !failure && <Skeleton width="70%" />}
        {data?.list.length === 0 && (
          <EmptyState level={3} title={t(state ? 'tolls.noneOfState' : 'tolls.none')}>
            {!state && t('tolls.noneText')}
          </EmptyState>
        )}
        {data && data.list.length > 0 && (
          <TollsTable rows={data.list} label={t('tolls.title')} onCharge={onCharge} />
        )}
        {data && data.totalNumberOfPages > 1 && (
          <Pager page={page} pages={data.totalNumberOfPages} onPage={setPage} />
        )}
        {data && data.placedGates < data.gates && (
          <Text tone="muted" size={2}>
            {t('tolls.placed', { placed: data.placedGates, count: data.gates })}{' '}
            <LinkButton size="sm" to={paths.tracking}>
              {t('tolls.toGates')}
            </LinkButton>
          </Text>
        )}
      </Stack>
    </Dialog>
  );
}
