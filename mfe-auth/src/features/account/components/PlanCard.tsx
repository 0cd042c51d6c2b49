import { accountEndpoints } from '@portal/shared/contract';
import { useEvents, useQuery } from '@portal/shared/portal';
import { Badge, Button, Card, ProgressBar, Text } from '@portal/shared/ui';
import { useAccountText } from '../../../messages/useAccountText';
import { knownPlan, planAfter } from '../model/plans';

const quiet = { onError: () => undefined };

/** The plan and its usage. Shows nothing if the platform has no plans. */
export function PlanCard() {
  const t = useAccountText();
  const events = useEvents();
  const { data } = useQuery(accountEndpoints.plan, {}, quiet);
  if (!data) return null;
  const { plan, published, limit } = data;
  const known = knownPlan(plan);
  const next = planAfter(plan);
  const isFull = limit !== null && published >= limit;
  const used =
    limit === null
      ? t('account.plan.unlimited', { published })
      : t('account.plan.used', { published, limit });
  return (
    <Card
      title={t('account.plan')}
      actions={
        <Badge tone="info" icon={false}>
          {known ? t(`account.plan.${known}`) : plan}
        </Badge>
      }
    >
      <div>
        <Text weight={600} tabular>
          {used}
        </Text>
        {limit !== null && (
          <ProgressBar label={used} value={published / limit} tone={isFull ? 'accent' : 'brand'} />
        )}
      </div>
      {isFull && <Text tone="secondary">{t('account.plan.full')}</Text>}
      {next && (
        <Text size={2} tone="muted">
          {next.limit === null
            ? t('account.plan.nextUnlimited', { plan: t(`account.plan.${next.plan}`) })
            : t('account.plan.next', { plan: t(`account.plan.${next.plan}`), limit: next.limit })}
        </Text>
      )}
      <div>
        <Button size="sm" icon="help" onClick={() => events.emit('help:requested', { topic: 'plan' })}>
          {t('account.plan.support')}
        </Button>
      </div>
    </Card>
  );
}
