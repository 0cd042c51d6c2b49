import { ListSheet } from '@portal/shared/list';
import { Heading, Inline, Stack, Text } from '@portal/shared/ui';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { TaskFrame } from './task-style';

interface Props {
  title: string;
  /** The rows of all, where more exist than are shown. */
  more?: { readonly to: string; readonly words: string } | undefined;
  children: ReactNode;
}

/** A list of work without an hour. */
export function StandingSection({ title, more, children }: Props) {
  const headingId = useId();
  return (
    <TaskFrame>
      <Stack as="section" gap={2} aria-labelledby={headingId}>
        <Inline gap={3} justify="space-between">
          <Heading level={2} size={3} id={headingId}>
            {title}
          </Heading>
          {more && (
            <Text size={2}>
              <Link to={more.to}>{more.words}</Link>
            </Text>
          )}
        </Inline>
        <ListSheet role="list" aria-labelledby={headingId} $stale={false}>
          {children}
        </ListSheet>
      </Stack>
    </TaskFrame>
  );
}
