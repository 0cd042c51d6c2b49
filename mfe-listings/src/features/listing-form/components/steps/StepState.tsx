import type { ApiError } from '@portal/shared/api';
import { Card, EmptyState, ErrorState, LinkButton, Skeleton, Stack } from '@portal/shared/ui';
import { useFormText } from '../../../../messages/useFormText';
import { listPath } from '../../../../entities/listing/model/paths';

/** While a level loads. */
export function LoadingLevel() {
  const t = useFormText();
  return (
    <Stack gap={5} role="status" aria-label={t('form.loading')}>
      {[0, 1, 2].map((card) => (
        <Card key={card}>
          <Skeleton width="12rem" />
          <Skeleton height={8} />
          <Skeleton height={8} />
        </Card>
      ))}
    </Stack>
  );
}

interface FailedLevelProps {
  error: ApiError;
  onRetry: () => void;
  retrying: boolean;
}

/** A level failed to load: not found or not reachable. */
export function FailedLevel({ error, onRetry, retrying }: FailedLevelProps) {
  const t = useFormText();
  const list = <LinkButton to={listPath}>{t('form.toList')}</LinkButton>;
  if (error.status === 404 || error.status === 400) {
    return (
      <EmptyState icon="car" title={t('form.gone.title')} action={list}>
        {t('form.gone.text')}
      </EmptyState>
    );
  }
  return (
    <ErrorState
      title={t('form.failed.title')}
      onRetry={onRetry}
      retrying={retrying}
      action={list}
      details={error.requestId}
    >
      {error.message}
    </ErrorState>
  );
}
