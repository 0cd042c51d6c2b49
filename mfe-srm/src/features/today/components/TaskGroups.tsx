import { countTripTasks, type TripRecord } from '@portal/shared/contract';
import { formatIn } from '@portal/shared/format';
import { ListSheet, useMovingRows } from '@portal/shared/list';
import { useCountry } from '@portal/shared/portal';
import { Heading, Inline, Stack, Text } from '@portal/shared/ui';
import { useId, type ReactNode } from 'react';
import { useTodayText } from '../../../messages/useTodayText';
import type { TaskGroup } from '../model/tasks';
import { TaskRow } from './TaskRow';
import { TaskFrame } from './task-style';

interface Props {
  groups: readonly TaskGroup[];
  getTripPath: (trip: TripRecord) => string;
  renderActions: (trip: TripRecord) => ReactNode;
}

/** The tasks of the day: what is late, then hour by hour. */
export function TaskGroups({ groups, ...row }: Props) {
  const frame = useMovingRows<HTMLDivElement>();
  return (
    <TaskFrame ref={frame}>
      {groups.map((group) => (
        <Group key={group.hour ?? 'late'} group={group} {...row} />
      ))}
    </TaskFrame>
  );
}

function Group({
  group: { hour, tasks },
  getTripPath,
  renderActions,
}: { group: TaskGroup } & Omit<Props, 'groups'>) {
  const t = useTodayText();
  const { timeZone } = useCountry();
  const headingId = useId();
  const box = useMovingRows<HTMLUListElement>();
  const { handovers, returns } = countTripTasks(tasks, 0);
  const counts = [
    ...(handovers > 0 ? [t('today.handovers', { count: handovers })] : []),
    ...(returns > 0 ? [t('today.returns', { count: returns })] : []),
  ];
  const title =
    hour === null ? t('today.late') : formatIn(timeZone, { hour: 'numeric', minute: '2-digit' }, hour);
  return (
    <Stack as="section" gap={2} aria-labelledby={headingId}>
      <Inline gap={3}>
        <Heading level={2} size={3} id={headingId}>
          {title}
        </Heading>
        <Text tone="muted" size={2}>
          {counts.join(' \u00b7 ')}
        </Text>
      </Inline>
      <ListSheet ref={box} role="list" aria-labelledby={headingId} $stale={false}>
        {tasks.map((task) => (
          <TaskRow
            key={task.trip.bookingId}
            task={task}
            to={getTripPath(task.trip)}
            actions={renderActions(task.trip)}
          />
        ))}
      </ListSheet>
    </Stack>
  );
}
