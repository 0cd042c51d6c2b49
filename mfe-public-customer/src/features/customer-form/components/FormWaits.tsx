import { Card, Heading, Skeleton, Stack, Text, VisuallyHidden } from '@portal/shared/ui';
import styled from 'styled-components';
import { useText } from '../../../messages/useText';

const Room = styled.div`
  min-block-size: 40rem;
`;

/** Shown until the link is resolved: the purpose of the page, and a skeleton of the form. */
export function FormWaits() {
  const t = useText();
  return (
    <Room aria-busy>
      <Stack gap={4}>
        <Heading level={1} size={5}>
          {t('customer.form.title')}
        </Heading>
        <Text>{t('customer.intro')}</Text>
        <VisuallyHidden role="status">{t('customer.loading')}</VisuallyHidden>
        <Card>
          <Stack gap={4}>
            <Skeleton width="40%" />
            <Skeleton height={8} />
            <Skeleton width="30%" />
            <Skeleton height={8} />
            <Skeleton width="35%" />
            <Skeleton height={8} />
          </Stack>
        </Card>
      </Stack>
    </Room>
  );
}
