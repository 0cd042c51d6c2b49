import { useCurrentCompany, useCurrentUser } from '@portal/shared/account';
import type { CompanyRecord, SignedInUser } from '@portal/shared/contract';
import { LoadingForm, useFailureText } from '@portal/shared/forms';
import { EmptyState, ErrorState, LinkButton } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import { usePageText } from '../../../messages/usePageText';

export interface PersonalAccount {
  readonly me: SignedInUser;
  readonly refreshMe: () => Promise<unknown>;
}

export interface Profile extends PersonalAccount {
  readonly record: CompanyRecord;
  readonly refreshRecord: () => Promise<unknown>;
}

interface ProfileLoaderProps {
  children: (profile: Profile) => ReactNode;
  /** Shown if no company is registered; without it, a text says that there is none. */
  withoutCompany?: (account: PersonalAccount) => ReactNode;
}

/** The signed-in agent and their company, or why they cannot be shown. */
export function ProfileLoader({ children, withoutCompany }: ProfileLoaderProps) {
  const t = usePageText();
  const describe = useFailureText();
  const me = useCurrentUser();
  const own = useCurrentCompany();
  const failed = me.error && !me.data ? me : own.error && own.company === undefined ? own : null;
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
  if (!me.data || own.isLoading) return <LoadingForm />;
  if (!own.company) {
    if (withoutCompany) return withoutCompany({ me: me.data, refreshMe: me.refresh });
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
    record: own.company,
    refreshMe: me.refresh,
    refreshRecord: own.refresh,
  });
}
