import type { TripAnalytics, TripRecord } from '@portal/shared/contract';
import { formatIn } from '@portal/shared/format';
import { useCountry } from '@portal/shared/portal';
import { Heading, IconButton, Text } from '@portal/shared/ui';
import { useRootMark } from '@portal/shared/ui/media';
import type { ReactNode } from 'react';
import { useTodayText } from '../../../messages/useTodayText';
import { useNewEnquiries } from '../hooks/useNewEnquiries';
import { splitTasks } from '../model/splitTasks';
import type { Task } from '../model/tasks';
import { Wall, WallColumns } from './wall-style';
import { WallList } from './WallList';
import { WallStanding } from './WallStanding';
import { WallTask } from './WallTask';

/** A quiet day has rows of this number's height, and room for what waits without an hour. */
const FEWEST_ROWS = 8;

interface Props {
  title: string;
  /** The day in words. */
  day: string;
  now: number;
  tasks: readonly Task[];
  analytics: TripAnalytics | undefined;
  getTripPath: (trip: TripRecord) => string;
  onClose: () => void;
  /** What is said above the tasks, such as a failure. */
  children: ReactNode;
}

/** The day on the whole screen, for a desk that looks up from three metres away. The shell hides its menus. */
export function WallScreen({ title, day, now, tasks, analytics, getTripPath, onClose, children }: Props) {
  const t = useTodayText();
  useRootMark('whole-screen');
  const { timeZone } = useCountry();
  const enquiries = useNewEnquiries();
  const { late, handovers, returns } = splitTasks(tasks, now);
  const lists = [
    { title: t('today.late'), list: late },
    { title: t('today.wall.handovers'), list: handovers },
    { title: t('today.wall.returns'), list: returns },
  ].filter(({ list }) => list.length > 0);
  const rows = Math.max(FEWEST_ROWS, ...lists.map(({ list }) => list.length));
  return (
    // The attribute is for shells that do not know the mark yet.
    <Wall data-whole-screen $rows={rows}>
      <div className="top">
        <div>
          <Heading level={1}>{title}</Heading>
          <Text tone="secondary">
            {day}
            {enquiries ? ` \u00b7 ${t('today.enquiries', { count: enquiries })}` : ''}
          </Text>
        </div>
        <time dateTime={new Date(now).toISOString()}>
          {formatIn(timeZone, { hour: 'numeric', minute: '2-digit' }, now)}
        </time>
        <IconButton icon="x" label={t('today.wall.leave')} onClick={onClose} />
      </div>
      {children}
      <WallColumns>
        {lists.map(({ title: name, list }) => (
          <div key={name}>
            <WallList title={name} total={list.length}>
              {list.map((task) => (
                <WallTask
                  key={task.trip.bookingId}
                  task={task}
                  isLate={list === late}
                  to={getTripPath(task.trip)}
                />
              ))}
            </WallList>
          </div>
        ))}
        <WallStanding analytics={analytics} rows={rows} getTripPath={getTripPath} />
      </WallColumns>
    </Wall>
  );
}
