import { Card, Skeleton, Stack } from '@portal/shared/ui';

const rows = ['60%', '100%', '100%', '80%'];

/** The shape of a form whose record is loading. */
export function LoadingForm() {
  return (
    <Stack aria-busy="true">
      {[1, 2].map((card) => (
        <Card key={card}>
          {rows.map((width, at) => (
            <Skeleton key={at} width={width} height={at === 0 ? 5 : 10} />
          ))}
        </Card>
      ))}
    </Stack>
  );
}
