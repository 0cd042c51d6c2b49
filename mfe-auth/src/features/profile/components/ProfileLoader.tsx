import type { CompanyRecord, SignedInUser } from '@portal/shared/contract';
import { LoadingForm, useFailureText } from '@portal/shared/forms';
import { EmptyState, ErrorState, LinkButton } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import { usePageText } from '../../../messages/usePageText';
import { useOwnCompany } from '../../company/hooks/useOwnCompany';
import { useMe } from '../hooks/useMe';

export interface Profile {
  readonly me: SignedInUser;
  readonly record: CompanyRecord;
  readonly refreshMe: () => Promise<unknown>;
  readonly refreshRecord: () => Promise<unknown>;
}

/** The signed-in agent and his company, or why they cannot be shown. */
export function ProfileLoader({ children }: { children: (profile: Profile) => ReactNode }) {
  const t = usePageText();
  const describe = useFailureText();
  const me = useMe();
  const company = useOwnCompany();
  const failed = me.error && !me.data ? me : company.error && company.data === undefined ? company : null;
  if (failed?.error) {
    const { title, text } = describe(failed.error);
    return (
      <ErrorState
        level={1}
        title={title}
        onRetry={() => void failed.refresh()}
        retrying={failed.isRefreshing}
        details={failed.error.requestId}
      >
        {text}
      </ErrorState>
    );
  }
  if (!me.data || company.isLoading) return <LoadingForm />;
  if (!company.data) {
    return (
      <EmptyState
        level={1}
        icon="building"
        title={t('profile.noCompany')}
        action={
          <LinkButton variant="primary" to="/register/company-details">
            {t('profile.addCompany')}
          </LinkButton>
        }
      >
        {t('profile.noCompanyText')}
      </EmptyState>
    );
  }
  return children({
    me: me.data,
    record: company.data,
    refreshMe: me.refresh,
    refreshRecord: company.refresh,
  });
}
