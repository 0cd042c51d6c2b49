import { srmTrackingEndpoints, type TrackingZone } from '@portal/shared/contract';
import { FormFailure } from '@portal/shared/forms';
import { useQuery } from '@portal/shared/portal';
import { BouncingDots, Button, Inline, Stack, Text } from '@portal/shared/ui';
import { Dialog } from '@portal/shared/ui/overlays';
import { useState } from 'react';
import { useTrackingText } from '../../../../messages/useTrackingText';
import { ZoneForm } from './ZoneForm';
import { ZoneList } from './ZoneList';

/** The zones of the company: listed, added, changed and removed. */
export function ZonesDialog({ onClose }: { onClose: () => void }) {
  const t = useTrackingText();
  const [edited, setEdited] = useState<TrackingZone | 'new' | null>(null);
  const { data, error } = useQuery(
    srmTrackingEndpoints.listZones,
    {},
    { revalidateOnMount: true, onError: () => undefined },
  );
  const zones = data?.list ?? [];
  const zone = edited === 'new' ? null : edited;
  return (
    <Dialog title={t('tracking.zones')} onClose={onClose}>
      {edited === null ? (
        <Stack gap={4}>
          <Text tone="secondary">{t('tracking.zones.text')}</Text>
          <FormFailure error={error} />
          {!data && !error && <BouncingDots />}
          {data && zones.length === 0 && <Text>{t('tracking.zones.none')}</Text>}
          {zones.length > 0 && <ZoneList zones={zones} onEdit={setEdited} />}
          <Inline>
            <Button variant="primary" icon="plus" disabled={!data} onClick={() => setEdited('new')}>
              {t('tracking.zones.add')}
            </Button>
          </Inline>
        </Stack>
      ) : (
        <ZoneForm
          zone={zone}
          others={zones.filter(({ zoneId }) => zoneId !== zone?.zoneId)}
          onClose={() => setEdited(null)}
        />
      )}
    </Dialog>
  );
}
