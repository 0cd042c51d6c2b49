import type { TrackerRecord } from '@portal/shared/contract';
import { FormFailure } from '@portal/shared/forms';
import { formatAge, formatDateTime } from '@portal/shared/format';
import { useLazyPart } from '@portal/shared/lazy';
import { useCapability, useCountry, useServerClock } from '@portal/shared/portal';
import { Badge, Banner, Button, Card, DescriptionList, Inline } from '@portal/shared/ui';
import { useState } from 'react';
import { useTrackingText } from '../../../../messages/useTrackingText';
import { useRemoveTracker } from '../../hooks/useRemoveTracker';
import { stateTone } from './state-tone';

const loadMove = async () =>
  (await import(/* webpackChunkName: "tracker-move" */ './MoveTracker')).MoveTracker;
const loadRemoval = async () =>
  (await import(/* webpackChunkName: "tracker-removal" */ './RemoveTracker')).RemoveTracker;

/** What is known of the tracker in this vehicle. The place is not shown: it is no matter of the fleet's records. */
export function InstalledTracker({ tracker }: { tracker: TrackerRecord }) {
  const t = useTrackingText();
  const country = useCountry().id;
  const clock = useServerClock();
  const [open, setOpen] = useState<'move' | 'remove' | null>(null);
  const close = () => setOpen(null);
  const moving = useLazyPart(loadMove, open === 'move', close);
  const removal = useLazyPart(loadRemoval, open === 'remove', close);
  const canUndo = useCapability('undo');
  const { remove, isRunning, error } = useRemoveTracker(tracker.trackerId);
  const { identifier, channel, state, seenAt, fixTime, speed, batteryLevel, installedAt } = tracker;
  const age = (at: string) => formatAge(at, new Date(clock.now()));
  const items = [
    {
      id: 'identifier',
      term: t(`tracking.identifier.${channel}`),
      description: <bdi dir="ltr">{identifier}</bdi>,
    },
    { id: 'kind', term: t('tracking.channel'), description: t(`tracking.channel.${channel}`) },
    {
      id: 'seen',
      term: t('tracking.seen'),
      description: seenAt ? age(seenAt) : t('tracking.never'),
    },
    {
      id: 'position',
      term: t('tracking.position'),
      description: fixTime ? age(fixTime) : t('tracking.noPosition'),
    },
    ...(fixTime && typeof speed === 'number'
      ? [
          {
            id: 'speed',
            term: t('tracking.speed'),
            description: t('tracking.kmh', { speed: Math.round(speed) }),
          },
        ]
      : []),
    ...(typeof batteryLevel === 'number'
      ? [
          {
            id: 'battery',
            term: t('tracking.battery'),
            description: t('tracking.percent', { level: batteryLevel }),
          },
        ]
      : []),
    ...(installedAt
      ? [{ id: 'since', term: t('tracking.since'), description: formatDateTime(installedAt, country) }]
      : []),
  ];
  return (
    <Card
      title={t('tracking.tracker')}
      subtitle={<Badge tone={stateTone[state]}>{t(`tracking.state.${state}`)}</Badge>}
      actions={
        <Inline gap={2}>
          <Button size="sm" aria-haspopup="dialog" onClick={() => setOpen('move')}>
            {t('tracking.move')}
          </Button>
          <Button
            size="sm"
            variant="ghost"
            busy={isRunning}
            aria-haspopup={canUndo ? undefined : 'dialog'}
            onClick={() => (canUndo ? void remove() : setOpen('remove'))}
          >
            {t('tracking.remove')}
          </Button>
        </Inline>
      }
    >
      {state === 'new' && <Banner title={t('tracking.waiting')}>{t(`tracking.waiting.${channel}`)}</Banner>}
      {state === 'offline' && (
        <Banner tone="warning" title={t('tracking.silent')}>
          {t('tracking.silentText')}
        </Banner>
      )}
      <FormFailure error={error} />
      <DescriptionList items={items} />
      {open === 'move' && moving && <moving.Part tracker={tracker} onClose={close} />}
      {open === 'remove' && removal && <removal.Part tracker={tracker} onClose={close} />}
    </Card>
  );
}
