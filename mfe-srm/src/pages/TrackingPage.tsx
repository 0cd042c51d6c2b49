import { useAddressView, useSearchText } from '@portal/shared/address';
import { isNotOffered } from '@portal/shared/api';
import { useLazyPart } from '@portal/shared/lazy';
import { LoadFailed, LoadingRows, RefreshFailed } from '@portal/shared/list';
import { useCapability } from '@portal/shared/portal';
import { Button, Card, EmptyState, Inline, LinkButton, PageHeader, Stack } from '@portal/shared/ui';
import { useState } from 'react';
import { useText } from '../messages/useText';
import { useTrackingText } from '../messages/useTrackingText';
import { paths } from '../model/paths';
import type { Look } from '../entities/position/components/AccessDialog';
import { TrackingAlerts } from '../features/tracking/components/desk/TrackingAlerts';
import { TrackingDesk } from '../features/tracking/components/desk/TrackingDesk';
import { usePositionAccess } from '../entities/position/hooks/usePositionAccess';
import { useLivePositions } from '../features/tracking/hooks/useLivePositions';
import { trackingView } from '../features/tracking/model/view-state';

const loadAccess = async () =>
  (await import(/* webpackChunkName: "position-access" */ '../entities/position/components/AccessDialog'))
    .AccessDialog;
const loadZones = async () =>
  (await import(/* webpackChunkName: "tracking-zones" */ '../features/tracking/components/zones/ZonesDialog'))
    .ZonesDialog;
const loadGates = async () =>
  (await import(/* webpackChunkName: "toll-gates" */ '../features/tracking/components/gates/GatesDialog'))
    .GatesDialog;
const loadLog = async () =>
  (await import(/* webpackChunkName: "position-log" */ '../features/tracking/components/desk/AccessLog'))
    .AccessLog;

export function TrackingPage() {
  const words = useText();
  const t = useTrackingText();
  const [view, setView] = useAddressView(trackingView);
  const [search, setSearch] = useSearchText(view.search, setView);
  const [all, setAll] = usePositionAccess();
  const [day, setDay] = usePositionAccess();
  const [look, setLook] = useState<Look | null>(null);
  const [isLogOpen, setLogOpen] = useState(false);
  const [areZonesOpen, setZonesOpen] = useState(false);
  const hasZones = useCapability('tracking-alerts');
  const zoneDialog = useLazyPart(loadZones, areZonesOpen, () => setZonesOpen(false));
  const [areGatesOpen, setGatesOpen] = useState(false);
  const hasGates = useCapability('toll-passings');
  const gateDialog = useLazyPart(loadGates, areGatesOpen, () => setGatesOpen(false));
  const asking = useLazyPart(loadAccess, look !== null, () => setLook(null));
  const log = useLazyPart(loadLog, isLogOpen, () => setLogOpen(false));
  const { positions, error, isRefreshing, refresh } = useLivePositions(all?.accessId ?? null);
  const failed = error && { error, isRetrying: isRefreshing, onRetry: refresh };
  const header = (
    <PageHeader
      title={words('srm.tracking.title')}
      subtitle={t('tracking.subtitle')}
      actions={
        positions && (
          <Inline gap={2}>
            {hasZones && (
              <Button aria-haspopup="dialog" onClick={() => setZonesOpen(true)}>
                {t('tracking.zones')}
              </Button>
            )}
            {hasGates && (
              <Button aria-haspopup="dialog" onClick={() => setGatesOpen(true)}>
                {t('tracking.gates')}
              </Button>
            )}
            <Button aria-haspopup="dialog" onClick={() => setLogOpen(true)}>
              {t('tracking.log')}
            </Button>
          </Inline>
        )
      }
    />
  );
  if (isNotOffered(error) && !positions)
    return (
      <Stack>
        {header}
        <Card>
          <EmptyState title={t('tracking.notOffered')} />
        </Card>
      </Stack>
    );
  return (
    <Stack>
      {header}
      {failed && positions && (
        <RefreshFailed {...failed} words={{ retry: t('tracking.retry'), kept: t('tracking.kept') }} />
      )}
      {positions && hasZones && <TrackingAlerts />}
      {positions && positions.length > 0 && (
        <TrackingDesk
          positions={positions}
          view={view}
          setView={setView}
          search={search}
          onSearch={setSearch}
          dayAccess={day}
          onAsk={setLook}
        />
      )}
      {positions?.length === 0 && (
        <Card>
          <EmptyState
            icon="car"
            title={t('tracking.empty')}
            action={<LinkButton to={paths.vehicles}>{t('tracking.toVehicles')}</LinkButton>}
          >
            {t('tracking.emptyText')}
          </EmptyState>
        </Card>
      )}
      {!positions &&
        (failed ? (
          <LoadFailed {...failed} />
        ) : (
          <LoadingRows
            label={t('tracking.loading')}
            rows={6}
            columns="1fr 6rem"
            shapes={[{ width: '60%' }, { width: '4rem' }]}
          />
        ))}
      {look && asking && (
        <asking.Part
          look={look}
          onOpened={look.day === undefined ? setAll : setDay}
          onClose={() => setLook(null)}
        />
      )}
      {areZonesOpen && zoneDialog && <zoneDialog.Part onClose={() => setZonesOpen(false)} />}
      {areGatesOpen && gateDialog && <gateDialog.Part onClose={() => setGatesOpen(false)} />}
      {isLogOpen && log && <log.Part onClose={() => setLogOpen(false)} />}
    </Stack>
  );
}
