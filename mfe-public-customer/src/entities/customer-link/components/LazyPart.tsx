import { useMessages } from '@portal/shared/i18n';
import { Banner, Button, Card, Skeleton, Stack } from '@portal/shared/ui';
import { useEffect, useState, type ComponentType } from 'react';

interface LazyPartProps<Props> {
  /** The same function at every render. */
  readonly load: () => Promise<ComponentType<Props>>;
  readonly props: Props;
}

/** A part of the page that is a file of its own; a file that does not arrive can be asked for again. */
export function LazyPart<Props extends object>({ load, props }: LazyPartProps<Props>) {
  const say = useMessages();
  const [part, setPart] = useState<{ Part: ComponentType<Props> } | null>(null);
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
  }, [load, attempt]);
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
