import { useCurrentCompany } from '@portal/shared/account';
import type { CompanyRecord } from '@portal/shared/contract';
import { LoadingForm, useFailureText } from '@portal/shared/forms';
import { ErrorState } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';

type AccountType = 'company' | 'individual';

interface OwnCompanyGateProps {
  /** Which of the two forms this is. */
  form: AccountType;
  children: (record: CompanyRecord | null, refresh: () => Promise<unknown>) => ReactNode;
}

const paths: Readonly<Record<AccountType, string>> = {
  company: '/register/company-details',
  individual: '/register/individual-details',
};

/** Only an agent without a company, or with a rejected one, registers. A rejected one keeps its kind. */
export function OwnCompanyGate({ form, children }: OwnCompanyGateProps) {
  const { company, error, isLoading, isRefreshing, refresh } = useCurrentCompany();
  const describe = useFailureText();
  if (isLoading) return <LoadingForm />;
  if (error && company === undefined) {
    const { title, text } = describe(error);
    return (
      <ErrorState
        level={1}
        title={title}
        onRetry={() => void refresh()}
        retrying={isRefreshing}
        details={error.requestId}
      >
        {text}
      </ErrorState>
    );
  }
  if (!company) return children(null, refresh);
  if (company.approvalStatus !== 'REJECTED') return <Navigate to="/" replace />;
  const kind: AccountType = company.accountType === 'individual' ? 'individual' : 'company';
  if (kind !== form) return <Navigate to={paths[kind]} replace />;
  return children(company, refresh);
}
