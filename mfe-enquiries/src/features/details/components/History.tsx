import { Banner, Button, Skeleton, Stack, Text } from '@portal/shared/ui';
import { useText } from '../../../messages/useText';
import type { Details } from '../hooks/useEnquiryDetails';
import { Section } from '../../../entities/enquiry/components/Section';
import { Timeline } from './Timeline';

/** What happened so far. Without data from the platform the section is left out. */
export function History({ history, error, isRefreshing, refresh }: Omit<Details, 'enquiry'>) {
  const t = useText();
  if (history === null) return null;
  return (
    <Section title={t('enquiries.details.history')}>
      {error && (
        <Banner
          tone="warning"
          title={t('enquiries.details.historyFailed')}
          action={
            <Button size="sm" busy={isRefreshing} onClick={() => void refresh()}>
              {t('enquiries.details.tryAgain')}
            </Button>
          }
        >
          {error.message}
        </Banner>
      )}
      {history &&
        (history.length > 0 ? (
          <Timeline history={history} />
        ) : (
          <Text tone="muted">{t('enquiries.details.noHistory')}</Text>
        ))}
      {!history && !error && (
        <Stack gap={2} aria-busy>
          <Skeleton width="50%" />
          <Skeleton width="65%" />
        </Stack>
      )}
    </Section>
  );
}
