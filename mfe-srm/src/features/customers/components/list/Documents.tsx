import type { CustomerRecord } from '@portal/shared/contract';
import { useCustomersText } from '../../../../messages/useCustomersText';
import { documentKinds, getDocumentNumber } from '../../../../entities/customer/model/customer';

/** The numbers that distinguish customers, the licence first, because a rental needs it. */
export function Documents({ row }: { row: CustomerRecord }) {
  const t = useCustomersText();
  const shown = documentKinds.toReversed().filter((kind) => getDocumentNumber(row, kind) !== '');
  return shown.map((kind) => (
    <div key={kind}>
      <small>{t(`customers.document.${kind}`)}</small> <bdi>{getDocumentNumber(row, kind)}</bdi>
    </div>
  ));
}
