import {
  BouncingDots,
  Button,
  Card,
  EmptyState,
  ErrorBoundary,
  ErrorState,
  FieldRow,
  Skeleton,
  Text,
} from '@portal/shared/ui';
import { Illustration } from '@portal/shared/ui/illustrations';
import { useState } from 'react';
import { longText } from '../long-text';

function Breaking({ isBroken }: { isBroken: boolean }) {
  if (isBroken) throw new Error('Broken to show what a page does then');
  return <Text>It works.</Text>;
}

export function States() {
  const [isBroken, setIsBroken] = useState(false);
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
      <Card>
        <EmptyState title={longText}>{longText}</EmptyState>
      </Card>
      <Card>
        <EmptyState title="No vehicles yet" illustration={<Illustration name="not-found" width={160} />} />
      </Card>
      <Card>
        <ErrorState title={longText} />
      </Card>
      <Card>
        <ErrorState title="Error loading trips" onRetry={() => undefined} retrying />
      </Card>
      <Card>
        <ErrorState
          title="The page is not there"
          illustration={<Illustration name="oops" width={160} />}
          action={<Button>To the dashboard</Button>}
        />
      </Card>
      <Card aria-busy>
        <Skeleton height={6} width="60%" />
        <Skeleton />
        <Skeleton width="80%" />
      </Card>
      <Card>
        <BouncingDots />
      </Card>
      <Card>
        <ErrorBoundary
          resetKey={isBroken}
          fallback={({ error, reset }) => (
            <ErrorState title={error.message} onRetry={() => (setIsBroken(false), reset())} />
          )}
        >
          <Breaking isBroken={isBroken} />
          <Button onClick={() => setIsBroken(true)}>Break it</Button>
        </ErrorBoundary>
      </Card>
    </FieldRow>
  );
}
