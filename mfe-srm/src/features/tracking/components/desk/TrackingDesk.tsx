import type { SetView } from '@portal/shared/address';
import type { PositionAccess, VehiclePosition } from '@portal/shared/contract';
import { useLazyPart } from '@portal/shared/lazy';
import { Banner, BouncingDots, Button, EmptyState, Inline, Text } from '@portal/shared/ui';
import { fromDesktop, useMedia } from '@portal/shared/ui/media';
import { useDeferredValue, useMemo, useState } from 'react';
import styled from 'styled-components';
import { useTrackingText } from '../../../../messages/useTrackingText';
import { useZones } from '../../hooks/useZones';
import { useDayTrack } from '../../hooks/useDayTrack';
import { hasWebGl } from '../../../../entities/position/map/has-web-gl';
import { listVehicles } from '../../model/list-vehicles';
import { parts, trackingView, type View } from '../../model/view-state';
import { NoMap } from '../../../../entities/position/components/NoMap';
import type { VehicleMapProps } from '../../../../entities/position/components/VehicleMapView';
import type { Look } from '../../../../entities/position/components/AccessDialog';
import { Toolbar } from './Toolbar';
import { VehicleDetails } from './VehicleDetails';
import { VehicleList } from './VehicleList';

const loadMap = async () =>
  (
    await import(
      /* webpackChunkName: "tracking-map" */ '../../../../entities/position/components/VehicleMapView'
    )
  ).VehicleMapView;

const Columns = styled.div`
  display: grid;
  gap: var(--space-4);
  min-inline-size: 0;
  @media ${fromDesktop} {
    grid-template-columns: minmax(18rem, 24rem) minmax(0, 1fr);
    block-size: max(28rem, calc(100dvh - 14rem));
  }
`;
const ListPart = styled.div`
  display: grid;
  align-content: start;
  gap: var(--space-3);
  min-inline-size: 0;
  @media ${fromDesktop} {
    grid-template-rows: auto auto auto minmax(0, 1fr);
    min-block-size: 0;
  }
`;
const Scroller = styled.div`
  min-block-size: 0;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-2);
  background: var(--color-surface);
  @media ${fromDesktop} {
    overflow-y: auto;
  }
`;
const MapPart = styled.div`
  block-size: calc(100dvh - 16rem);
  min-block-size: 22rem;
  @media ${fromDesktop} {
    block-size: 100%;
  }
`;

interface Props {
  positions: readonly VehiclePosition[];
  view: View;
  setView: SetView<View>;
  search: string;
  onSearch: (text: string) => void;
  /** Opens the day that is shown, once its purpose was stated. */
  dayAccess: PositionAccess | null;
  onAsk: (look: Look) => void;
}

/** The list of vehicles and the map next to it; a phone shows one of both. */
export function TrackingDesk({ positions, view, setView, search, onSearch, dayAccess, onAsk }: Props) {
  const t = useTrackingText();
  const isWide = useMedia(fromDesktop);
  const [canDraw] = useState(hasWebGl);
  const [isFollowing, setFollowing] = useState(false);
  const shownPositions = useDeferredValue(positions);
  const vehicles = useMemo(() => listVehicles(shownPositions, view), [shownPositions, view]);
  const opened = positions.find(({ vehicleId }) => vehicleId === view.vehicle);
  const day = useDayTrack({ vehicleId: opened?.vehicleId ?? '', day: view.day }, dayAccess);
  const track = {
    ...day,
    ask: () => onAsk({ vehicleId: view.vehicle, day: view.day }),
  };
  const zones = useZones();
  const hasList = isWide || view.part === 'list';
  const hasMap = isWide || view.part === 'map';
  const map = useLazyPart<VehicleMapProps>(loadMap, hasMap && canDraw);
  const hidden = positions.filter((position) => position.isHidden).length;
  const open = (vehicleId: string) => {
    setFollowing(false);
    setView({ vehicle: vehicleId }, 'replace');
  };
  return (
    <>
      {!isWide && (
        <Inline gap={2} role="group" aria-label={t('tracking.parts')}>
          {parts.map((part) => (
            <Button key={part} aria-pressed={view.part === part} onClick={() => setView({ part })}>
              {t(`tracking.part.${part}`)}
            </Button>
          ))}
        </Inline>
      )}
      <Columns>
        {hasList && (
          <ListPart>
            <Toolbar view={view} setView={setView} search={search} onSearch={onSearch} />
            <Text tone="muted" size={2} role="status">
              {t('tracking.showing', { shown: vehicles.length, total: positions.length })}
            </Text>
            {hidden > 0 ? (
              <Banner
                title={t('tracking.hiddenCount', { count: hidden })}
                action={
                  <Button size="sm" aria-haspopup="dialog" onClick={() => onAsk({})}>
                    {t('tracking.access.state')}
                  </Button>
                }
              />
            ) : (
              <span />
            )}
            <Scroller>
              {vehicles.length === 0 && (
                <EmptyState
                  level={2}
                  title={t('tracking.noMatch')}
                  action={
                    <Button
                      onClick={() => {
                        onSearch('');
                        setView({ search: '', show: trackingView.first.show });
                      }}
                    >
                      {t('tracking.clear')}
                    </Button>
                  }
                />
              )}
              <VehicleList
                vehicles={vehicles}
                opened={view.vehicle}
                onOpen={open}
                details={
                  opened && (
                    <VehicleDetails
                      position={opened}
                      view={view}
                      setView={setView}
                      track={track}
                      following={
                        isWide && canDraw
                          ? { isOn: isFollowing, toggle: () => setFollowing(!isFollowing) }
                          : null
                      }
                      hasMapPart={!isWide && canDraw}
                    />
                  )
                }
              />
            </Scroller>
          </ListPart>
        )}
        {hasMap && (
          <MapPart>
            {!canDraw && <NoMap />}
            {canDraw && !map && <BouncingDots />}
            {canDraw && map && (
              <map.Part
                positions={vehicles}
                opened={view.vehicle}
                isFollowing={isFollowing}
                track={day.data?.points ?? []}
                zones={zones}
                onOpen={open}
              />
            )}
          </MapPart>
        )}
      </Columns>
    </>
  );
}
