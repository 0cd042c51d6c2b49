import { useMessages } from '@portal/shared/i18n';
import { Banner, Button, Card, Skeleton, Stack } from '@portal/shared/ui';
import { useEffect, useState, type ComponentType } from 'react';
import type { DocumentsProps } from './Documents';

const load = async () => (await import(/* webpackChunkName: "documents" */ './Documents')).Documents;

/**
 * The part with the files loads while the customer types their name; the form loses nothing if it is late.
 */
export function LazyDocuments(props: DocumentsProps) {
  const say = useMessages();
  const [part, setPart] = useState<{ Part: ComponentType<DocumentsProps> } | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [failedAt, setFailedAt] = useState(-1);
  useEffect(() => {
    let isHere = true;
    load().then(
      (Part) => isHere && setPart({ Part }),
      () => isHere && setFailedAt(attempt),
    );
    return () => {
      isHere = false;
    };
  }, [attempt]);
  if (part) return <part.Part {...props} />;
  if (failedAt === attempt)
    return (
      <Banner
        tone="danger"
        title={say('shared.somethingWentWrong')}
        action={<Button onClick={() => setAttempt(attempt + 1)}>{say('ui.tryAgain')}</Button>}
      >
        {say('shared.error.offline')}
      </Banner>
    );
  return (
    <Card aria-busy>
      <Stack gap={4}>
        <Skeleton width="30%" />
        <Skeleton height={8} />
        <Skeleton height={8} />
      </Stack>
    </Card>
  );
}
