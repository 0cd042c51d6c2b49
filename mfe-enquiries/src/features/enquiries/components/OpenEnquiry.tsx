import type { EnquiryDrawerProps } from '../../details/EnquiryDrawer';
import type { Row } from '../model/row';
import { useLazyPart } from '@portal/shared/lazy';

const load = async () =>
  (await import(/* webpackChunkName: "enquiry-details" */ '../../details/EnquiryDrawer')).EnquiryDrawer;

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
