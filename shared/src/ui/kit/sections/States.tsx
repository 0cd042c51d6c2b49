import { BouncingDots, Button, Card, EmptyState, ErrorState, FieldRow, Skeleton } from '@portal/shared/ui';

export function States() {
  return (
    <FieldRow>
      <Card>
        <EmptyState
          icon="car"
          title="No vehicles yet"
          action={
            <Button variant="primary" icon="plus">
              Add a vehicle
            </Button>
          }
        >
          Add your first vehicle, and customers can find it.
        </EmptyState>
      </Card>
      <Card>
        <ErrorState title="Error loading enquiries" onRetry={() => undefined} details="Request 0190c8f0-1111">
          The server did not answer in time.
        </ErrorState>
      </Card>
      <Card aria-busy>
        <Skeleton height={6} width="60%" />
        <Skeleton />
        <Skeleton width="80%" />
      </Card>
      <Card>
        <BouncingDots />
      </Card>
    </FieldRow>
  );
}
