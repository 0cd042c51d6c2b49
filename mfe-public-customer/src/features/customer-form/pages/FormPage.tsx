import { useConfig } from '@portal/shared/portal';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../paths';
import { useLinkToken } from '../../customer-link/hooks/useLinkToken';
import { FormView } from '../components/FormView';
import { PageFrame } from '../components/PageFrame';
import { sentState } from '../model/sent';

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
