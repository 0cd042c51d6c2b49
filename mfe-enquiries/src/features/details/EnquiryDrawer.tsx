import { Button, EmptyState, ErrorState } from '@portal/shared/ui';
import { Drawer } from '@portal/shared/ui/overlays';
import { useText } from '../../messages/useText';
import { vehicleName } from '../../entities/enquiry/model/car';
import type { NextActionsProps } from '../../entities/enquiry/components/table/NextActions';
import type { Commands, Staged } from '../../entities/enquiry/hooks/useEnquiryActions';
import type { Row } from '../../entities/enquiry/model/row';
import { DetailsContent } from './components/DetailsContent';
import { LoadingDetails } from './components/LoadingDetails';
import { useEnquiryDetails, type Details } from './hooks/useEnquiryDetails';

export interface EnquiryDrawerProps {
  enquiryId: string;
  /**
   * The enquiry's row in the list, if the list has it. It shows at once, and is all there is if the platform
   * has no call for one enquiry.
   */
  row?: Row | undefined;
  commands: Commands;
  staged: Staged;
  /** Ids of the enquiries that are being changed. */
  busy: ReadonlyMap<string, unknown>;
  onClose: () => void;
}

/** Everything about one enquiry, next to the list. */
export function EnquiryDrawer({ enquiryId, row, onClose, commands, staged, busy }: EnquiryDrawerProps) {
  const t = useText();
  const details = useEnquiryDetails(enquiryId, row?.enquiry);
  const title = details.enquiry ? (
    <bdi>{vehicleName(details.enquiry.car, t)}</bdi>
  ) : (
    t('enquiries.details.title')
  );
  return (
    <Drawer title={title} onClose={onClose}>
      <DrawerBody
        {...details}
        commands={commands}
        staged={staged[enquiryId]}
        isBusy={busy.has(enquiryId)}
        onClose={onClose}
      />
    </Drawer>
  );
}

type Acting = Pick<NextActionsProps, 'commands' | 'staged' | 'isBusy'>;

function DrawerBody({ onClose, ...details }: Details & Acting & { onClose: () => void }) {
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
