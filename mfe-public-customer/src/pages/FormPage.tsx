import { useConfig } from '@portal/shared/portal';
import { useNavigate } from 'react-router-dom';
import { paths } from '../model/paths';
import { useLinkToken } from '../features/customer-link/hooks/useLinkToken';
import { FormView } from '../features/customer-form/components/FormView';
import { PageFrame } from '../features/customer-form/components/PageFrame';
import { sentState } from '../features/customer-form/model/sent';

export function FormPage() {
  const token = useLinkToken();
  const config = useConfig();
  const navigate = useNavigate();
  const onSent = (company: string) =>
    void navigate(paths.success, { replace: true, state: sentState(company) });
  return (
    <PageFrame>
      <FormView token={token} config={config} support={config.support} onSent={onSent} />
    </PageFrame>
  );
}
