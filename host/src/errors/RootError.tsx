import { useConfig } from '@portal/shared/portal';
import { Button, Logo } from '@portal/shared/ui';
import { useRouteError } from 'react-router-dom';
import styled from 'styled-components';
import { useHostMessages } from '../messages/useHostMessages';
import { ErrorPage } from './ErrorPage';
import { useReportedError } from './useReportedError';

const Page = styled.main`
  display: flex;
  flex-direction: column;
  min-block-size: 100dvh;
  padding: var(--space-6);
`;

/** For errors of the shell itself: it uses no part of the shell. */
export function RootError() {
  const t = useHostMessages();
  const { brandName } = useConfig();
  const error = useRouteError();
  useReportedError(error, true);
  return (
    <Page>
      <Logo brand={brandName} />
      <ErrorPage
        error={error}
        action={
          <Button variant="primary" icon="refresh" onClick={() => globalThis.location.reload()}>
            {t('errors.reload')}
          </Button>
        }
      />
    </Page>
  );
}
