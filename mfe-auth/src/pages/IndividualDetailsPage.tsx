import { Stack } from '@portal/shared/ui';
import { Link, Navigate } from 'react-router-dom';
import { FormHeading } from '../layout/FormHeading';
import { usePageText } from '../messages/usePageText';
import { RegistrationSteps } from '../features/registration/components/RegistrationSteps';
import { IndividualRegistration } from '../features/company/components/IndividualRegistration';
import { OwnCompanyGate } from '../features/company/components/OwnCompanyGate';
import { RejectionBanner } from '../features/company/components/RejectionBanner';
import { useIsIndian } from '../features/company/hooks/useIsIndian';

export function IndividualDetailsPage() {
  const t = usePageText();
  if (useIsIndian() === false) return <Navigate to="/register/company-details" replace />;
  return (
    <OwnCompanyGate form="individual">
      {(record, refresh) => (
        <>
          {!record && <RegistrationSteps current="company" />}
          <FormHeading title={t(record ? 'company.titleAgain' : 'individual.title')}>
            {t('individual.subtitle')}{' '}
            {!record && <Link to="/register/company-details">{t('individual.toCompany')}</Link>}
          </FormHeading>
          <Stack gap={5}>
            {record && <RejectionBanner reason={record.rejectionReason} />}
            <IndividualRegistration record={record} refresh={refresh} />
          </Stack>
        </>
      )}
    </OwnCompanyGate>
  );
}
