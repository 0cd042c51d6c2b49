import { compactVerify, importSPKI, importX509 } from 'jose';
import * as v from 'valibot';

/** What the signed QR code of the registration portal says of a document. */
const signedFacts = v.object({
  SellerGstin: v.string(),
  BuyerGstin: v.string(),
  DocNo: v.string(),
  DocTyp: v.string(),
  /** `31/12/2026` */
  DocDt: v.string(),
  TotInvVal: v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.number()),
  ItemCnt: v.nullish(v.union([v.number(), v.string()])),
  MainHsnCode: v.nullish(v.union([v.number(), v.string()])),
  Irn: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  /** `2026-12-31 14:05:00`, in India. */
  IrnDt: v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/)),
});
export type SignedFacts = v.InferOutput<typeof signedFacts>;

const ALGORITHM = 'RS256';

const importKey = (pem: string) =>
  pem.includes('CERTIFICATE') ? importX509(pem, ALGORITHM) : importSPKI(pem, ALGORITHM);

/** The token's payload has the facts as a JSON text in its field `data`. */
function readFacts(payload: Uint8Array): SignedFacts | null {
  try {
    const { data } = v.parse(v.object({ data: v.string() }), JSON.parse(new TextDecoder().decode(payload)));
    return v.parse(signedFacts, JSON.parse(data));
  } catch {
    return null;
  }
}

/**
 * The facts of a signed QR code, a JSON Web Token (RS256).
 * @param keys public keys or certificates of the portals, as PEM
 * @returns null if none of the keys signed it, or if it says nothing of a document
 */
export async function verifySignedCode(token: string, keys: readonly string[]): Promise<SignedFacts | null> {
  for (const pem of keys) {
    try {
      const { payload } = await compactVerify(token, await importKey(pem), { algorithms: [ALGORITHM] });
      return readFacts(payload);
    } catch {
      // Another key may have signed it.
    }
  }
  return null;
}
