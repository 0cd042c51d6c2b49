import type { EnquiryDrawerProps } from '../features/details/EnquiryDrawer';
import type { Row } from '../entities/enquiry/model/row';
import { useLazyPart } from '@portal/shared/lazy';

const load = async () =>
  (await import(/* webpackChunkName: "enquiry-details" */ '../features/details/EnquiryDrawer')).EnquiryDrawer;

interface Props extends Pick<EnquiryDrawerProps, 'commands' | 'staged' | 'busy'> {
  enquiryId: string;
  rows: readonly Row[];
  onClose: () => void;
}

/** The details next to the list, whether or not the row is loaded. */
export function OpenEnquiry({ enquiryId, rows, onClose, ...actions }: Props) {
  const loaded = useLazyPart(load, true, onClose);
  if (!loaded) return null;
  return (
    <loaded.Part
      {...actions}
      enquiryId={enquiryId}
      row={rows.find(({ id }) => id === enquiryId)}
      onClose={onClose}
    />
  );
}
