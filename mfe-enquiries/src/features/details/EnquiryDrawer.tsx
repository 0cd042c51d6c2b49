import { Button, EmptyState, ErrorState } from '@portal/shared/ui';
import { Drawer } from '@portal/shared/ui/overlays';
import { useText } from '../../messages/useText';
import { vehicleName } from '../enquiries/model/car';
import type { Row } from '../enquiries/model/row';
import { DetailsContent } from './components/DetailsContent';
import { LoadingDetails } from './components/LoadingDetails';
import { useEnquiryDetails, type Details } from './hooks/useEnquiryDetails';

export interface EnquiryDrawerProps {
  enquiryId: string;
  /** Its row of the list, where the list holds it: shown at once, and all there is where the platform has no call for one alone. */
  row?: Row | undefined;
  onClose: () => void;
}

/** Everything about one enquiry, at the side of the list. */
export function EnquiryDrawer({ enquiryId, row, onClose }: EnquiryDrawerProps) {
  const t = useText();
  const details = useEnquiryDetails(enquiryId, row?.enquiry);
  const title = details.enquiry ? (
    <bdi>{vehicleName(details.enquiry.car, t)}</bdi>
  ) : (
    t('enquiries.details.title')
  );
  return (
    <Drawer title={title} onClose={onClose}>
      <DrawerBody {...details} onClose={onClose} />
    </Drawer>
  );
}

function DrawerBody({ onClose, ...details }: Details & { onClose: () => void }) {
  const t = useText();
  const { enquiry, isMissing, error, isRefreshing, refresh } = details;
  if (enquiry) return <DetailsContent {...details} enquiry={enquiry} />;
  if (isMissing)
    return (
      <EmptyState
        level={3}
        icon="search"
        title={t('enquiries.details.missing')}
        action={<Button onClick={onClose}>{t('enquiries.details.backToList')}</Button>}
      >
        {t('enquiries.details.missingHelp')}
      </EmptyState>
    );
  if (error)
    return (
      <ErrorState
        level={3}
        title={t('enquiries.details.failed')}
        onRetry={() => void refresh()}
        retrying={isRefreshing}
      >
        {error.message}
      </ErrorState>
    );
  return <LoadingDetails />;
}
