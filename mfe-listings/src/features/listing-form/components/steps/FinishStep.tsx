import type { Listing } from '@portal/shared/contract';
import { Banner, Card, Inline, LinkButton, Stack } from '@portal/shared/ui';
import styled from 'styled-components';
import { useFormText } from '../../../../messages/useFormText';
import { CustomerCard } from '../../../../entities/preview/components/CustomerCard';
import { useStoredPreview } from '../../../../entities/preview/hooks/useStoredPreview';
import { addPath, listPath } from '../../../../entities/listing/model/paths';
import type { Step } from '../../../../entities/listing/model/steps';
import { PublishPanel } from '../frame/PublishPanel';

interface FinishStepProps {
  listing: Listing;
  levelsFilled: number;
  userId: string;
  getStepPath: (step: Step) => string;
}

const Narrow = styled.div`
  inline-size: 100%;
  max-inline-size: 40rem;
`;
const Container = styled.div`
  container-type: inline-size;
`;

/** All levels are complete: publish, and further suggestions. */
export function FinishStep({ listing, levelsFilled, userId, getStepPath }: FinishStepProps) {
  const t = useFormText();
  const preview = useStoredPreview(listing);
  return (
    <Narrow>
      <Stack gap={5}>
        <Banner
          tone={levelsFilled >= 3 ? 'success' : 'info'}
          title={t(levelsFilled >= 3 ? 'form.finish.complete' : 'form.finish.saved')}
        >
          {t(
            levelsFilled < 3
              ? 'form.finish.savedText'
              : listing.isVisible
                ? 'form.finish.shownText'
                : 'form.finish.completeText',
          )}
        </Banner>
        <Container>
          <CustomerCard listing={preview} />
        </Container>
        <Card title={t('form.publish.title')}>
          <PublishPanel
            vehicleId={listing.vehicleId}
            isVisible={listing.isVisible ?? false}
            link={listing.publicLink ?? null}
            linkOpens={listing.linkOpens ?? null}
            title={listing.vehicleTitle ?? ''}
            missing={listing.missing ?? []}
            getStepPath={getStepPath}
          />
        </Card>
        <Inline>
          <LinkButton variant="primary" to={listPath}>
            {t('form.finish.list')}
          </LinkButton>
          <LinkButton to={addPath(userId)} icon="plus">
            {t('form.finish.another')}
          </LinkButton>
          <LinkButton to={addPath(userId, { copy: listing.vehicleId })}>
            {t('form.finish.duplicate')}
          </LinkButton>
        </Inline>
      </Stack>
    </Narrow>
  );
}
