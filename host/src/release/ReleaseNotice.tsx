import { Banner, Button } from '@portal/shared/ui';
import styled from 'styled-components';
import { useReleaseMessages } from '../messages/useReleaseMessages';

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`;

interface Props {
  readonly onReload: () => void;
  readonly onPutAway: () => void;
}

/** Offers the new version to a reader who stays on one page for long. */
export function ReleaseNotice({ onReload, onPutAway }: Props) {
  const t = useReleaseMessages();
  return (
    <Banner
      title={t('release.ready.title')}
      action={
        <Actions>
          <Button size="sm" onClick={onReload}>
            {t('release.reload')}
          </Button>
          <Button size="sm" variant="ghost" onClick={onPutAway}>
            {t('release.later')}
          </Button>
        </Actions>
      }
    >
      {t('release.ready.body')}
    </Banner>
  );
}
