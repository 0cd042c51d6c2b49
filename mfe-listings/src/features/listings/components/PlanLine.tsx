import { plans, type PlanUse } from '@portal/shared/contract';
import { Link } from 'react-router-dom';
import { useListingsText } from '../../../messages/useListingsText';

/** A plan of another platform: STARTER becomes Starter. */
const formatPlanName = (plan: string) => plan.charAt(0).toUpperCase() + plan.slice(1).toLowerCase();

/** The limits of the plan and their usage. */
export function PlanLine({ plan }: { plan: PlanUse }) {
  const t = useListingsText();
  const { published, limit } = plan;
  const known = plans.find((one) => one === plan.plan);
  const name = known ? t(`listings.plan.${known}`) : formatPlanName(plan.plan);
  if (limit === null) return t('listings.plan.unlimited', { published, plan: name });
  return (
    <>
      {t('listings.plan', { published, limit, plan: name })}
      {published >= limit && (
        <>
          {'. '}
          {t('listings.plan.full')} <Link to="/profile">{t('listings.plan.open')}</Link>
        </>
      )}
    </>
  );
}
