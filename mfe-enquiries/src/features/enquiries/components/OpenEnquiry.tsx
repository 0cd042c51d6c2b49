import type { Row } from '../model/row';
import { useLazyPart } from '@portal/shared/lazy';

const load = async () =>
  (await import(/* webpackChunkName: "enquiry-details" */ '../../details/EnquiryDrawer')).EnquiryDrawer;

interface Props {
  enquiryId: string;
  rows: readonly Row[];
  onClose: () => void;
}

/** The details at the side, whether or not the row is among those read. */
export function OpenEnquiry({ enquiryId, rows, onClose }: Props) {
  const loaded = useLazyPart(load, true, onClose);
  if (!loaded) return null;
  return (
    <loaded.Part enquiryId={enquiryId} row={rows.find(({ id }) => id === enquiryId)} onClose={onClose} />
  );
}
