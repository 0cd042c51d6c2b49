import { Card, Skeleton, Stack, VisuallyHidden } from '@portal/shared/ui';
import type { ComponentProps } from 'react';

interface Props {
  /** For screen readers. */
  readonly label: string;
  /** Of the first block. */
  readonly height?: ComponentProps<typeof Skeleton>['height'];
}

/** In place of a page of a link, until its answer is there. */
export function LoadingCard({ label, height = 8 }: Props) {
  return (
    <Card aria-busy>
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      <Stack gap={4}>
        <Skeleton width="60%" />
        <Skeleton height={height} />
        <Skeleton width="40%" />
        <Skeleton height={8} />
      </Stack>
    </Card>
  );
}
