import { isNotOffered } from '@portal/shared/api';
import { type FleetPrefill, limits, srmVehicleEndpoints, vehicleEndpoints } from '@portal/shared/contract';
import { FormFailure } from '@portal/shared/forms';
import { useMutation, useQuery } from '@portal/shared/portal';
import { BouncingDots, Button, Icon, Stack, Text, TextField } from '@portal/shared/ui';
import { Dialog } from '@portal/shared/ui/overlays';
import { useDeferredValue, useState } from 'react';
import styled from 'styled-components';
import { useFleetText } from '../../../../messages/useFleetText';

const List = styled.ul`
  display: grid;
  gap: var(--space-2);
  padding: 0;
  list-style: none;
  & > li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-3);
    padding-block-end: var(--space-2);
    border-block-end: 1px solid var(--color-line);
  }
`;

interface Props {
  onCopied: (prefill: FleetPrefill) => void;
  onClose: () => void;
}

/** Chooses a listing of the company, and loads its data about the vehicle. */
export function CopyDialog({ onCopied, onClose }: Props) {
  const t = useFleetText();
  const [search, setSearch] = useState('');
  const deferredSearch = useDeferredValue(search.trim());
  const query = {
    page: limits.page.first,
    limit: limits.page.srmLimit,
    ...(deferredSearch ? { search: deferredSearch } : {}),
  };
  const { data, error } = useQuery(
    vehicleEndpoints.list,
    { query },
    { keepPreviousData: true, onError: () => undefined },
  );
  const copying = useMutation(srmVehicleEndpoints.fromListing);
  const failure = copying.error ?? error;
  const copy = async (vehicleId: string) => {
    // The failure is in `error`, which is shown.
    const prefill = await copying.run({ body: { vehicleId } }).catch(() => null);
    if (prefill) onCopied(prefill);
  };
  return (
    <Dialog title={t('fleet.copy.title')} onClose={onClose}>
      <Stack gap={4}>
        <Text tone="muted">{t('fleet.copy.text')}</Text>
        <TextField
          type="search"
          label={t('fleet.copy.search')}
          value={search}
          start={<Icon name="search" />}
          maxLength={limits.search.max}
          onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        />
        {isNotOffered(failure) ? <Text>{t('fleet.copy.notOffered')}</Text> : <FormFailure error={failure} />}
        {!data && !error && <BouncingDots />}
        {data?.list.length === 0 && <Text>{t('fleet.copy.none')}</Text>}
        <List>
          {data?.list.map((row) => {
            const title = row.vehicleTitle || row.vehicleModel || '';
            const plate = row.vehicleRegistrationNumber ?? '';
            return (
              <li key={row.vehicleId}>
                <div>
                  <Text as="strong">{title}</Text>
                  <Text tone="muted" size={2}>
                    <bdi>{plate}</bdi>
                  </Text>
                </div>
                <Button
                  size="sm"
                  disabled={copying.isRunning}
                  aria-label={t('fleet.copy.this', { title: `${title} ${plate}`.trim() })}
                  onClick={() => void copy(row.vehicleId)}
                >
                  {t('fleet.copy.choose')}
                </Button>
              </li>
            );
          })}
        </List>
      </Stack>
    </Dialog>
  );
}
