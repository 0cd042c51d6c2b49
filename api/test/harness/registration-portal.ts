import { CompactSign, type CryptoKey } from 'jose';

import type { Inv01Document } from '../../src/domains/billing/e-invoices/inv-01/document';

/** The signed QR code that the registration portal of India would answer; `registered` as it writes a moment. */
export function signAnswer(
  key: CryptoKey,
  { SellerDtls, BuyerDtls, DocDtls, ValDtls, ItemList }: Inv01Document,
  { irn, registered = '2026-11-25 14:05:00' }: { readonly irn: string; readonly registered?: string },
): Promise<string> {
  const data = JSON.stringify({
    SellerGstin: SellerDtls.Gstin,
    BuyerGstin: BuyerDtls.Gstin,
    DocNo: DocDtls.No,
    DocTyp: DocDtls.Typ,
    DocDt: DocDtls.Dt,
    TotInvVal: ValDtls.TotInvVal,
    ItemCnt: ItemList.length,
    MainHsnCode: ItemList[0]?.HsnCd,
    Irn: irn,
    IrnDt: registered,
  });
  const payload = new TextEncoder().encode(JSON.stringify({ data, iss: 'NIC' }));
  return new CompactSign(payload).setProtectedHeader({ alg: 'RS256' }).sign(key);
}

const INDIA = 5.5 * 3_600_000;
/** As the portal writes a moment. */
export const toPortalTime = (at: Date): string =>
  new Date(at.getTime() + INDIA).toISOString().slice(0, 19).replace('T', ' ');
