import { formatNumber } from '@portal/shared/format';
import { ListSheet } from '@portal/shared/list';
import { Heading, Stack } from '@portal/shared/ui';
import { useId, type ReactNode } from 'react';

interface Props {
  title: string;
  /** All of them, also those that are not shown. */
  total: number;
  children: ReactNode;
}

/** One list of a wall screen, with its number. */
export function WallList({ title, total, children }: Props) {
  const headingId = useId();
  return (
    <Stack as="section" gap={3} aria-labelledby={headingId}>
      <Heading level={2} id={headingId}>
        {title} <span>{formatNumber(total)}</span>
      </Heading>
      <ListSheet role="list" aria-labelledby={headingId} $stale={false}>
        {children}
      </ListSheet>
    </Stack>
  );
}
