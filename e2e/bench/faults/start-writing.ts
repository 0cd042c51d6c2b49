import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { companyEndpoints, fileEndpoints } from '@portal/shared/contract';
import { licencePdf } from '../../fixtures/sample-files';
import { upload } from '../support/agent';
import type { Supplier } from '../support/agent';
import { call, buildCallUrl } from '../support/api';

export interface Writing {
  /** How many writes the server has confirmed so far. */
  acknowledged(): number;
  stop(): Promise<void>;
  /** How many of the confirmed writes the server has lost. Call it after recovery. */
  lost(supplier: Supplier): Promise<number>;
}

const uploaders = 3;

/** Constantly adds rows (uploaded files) and changes one (the company), and records what the server confirmed. */
export function startWriting(supplier: Supplier): Writing {
  const files: string[] = [];
  let companyVersion = 0;
  let stopped = false;
  const repeat = async (write: () => Promise<void>): Promise<void> => {
    while (!stopped) {
      // While the server is down a write fails; only a confirmed one counts.
      await write().catch(() => delay(50));
    }
  };
  const addFile = async () => void files.push(await upload(supplier, 'document', licencePdf));
  const changeCompany = async () => {
    const next = companyVersion + 1;
    const answer = await fetch(buildCallUrl(supplier, companyEndpoints.update), {
      method: 'PUT',
      headers: {
        authorization: `Bearer ${supplier.token}`,
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
      },
      body: JSON.stringify({ companyId: supplier.companyId, companyAddress: buildAddress(next) }),
      signal: AbortSignal.timeout(15_000),
    });
    if (!answer.ok) throw new Error(`company.update: ${answer.status}`);
    companyVersion = next;
  };
  const writers = [...Array.from({ length: uploaders }, () => repeat(addFile)), repeat(changeCompany)];
  return {
    acknowledged: () => files.length + companyVersion,
    async stop() {
      stopped = true;
      await Promise.all(writers);
    },
    async lost(current) {
      const found = await Promise.all(files.map((fileId) => isThere(current, fileId)));
      const company = await call(current, companyEndpoints.get, { query: { userId: current.userId } });
      // An unconfirmed change may still have been made; an older address means a lost one.
      const kept = Number(/^Shop (\d+),/.exec(company?.companyAddress ?? '')?.[1] ?? 0);
      return found.filter((known) => !known).length + Math.max(0, companyVersion - kept);
    },
  };
}

const buildAddress = (version: number): string => `Shop ${version}, Sheikh Zayed Road`;

async function isThere(supplier: Supplier, fileId: string): Promise<boolean> {
  const answer = await fetch(buildCallUrl(supplier, fileEndpoints.get, { query: { fileId } }), {
    headers: { authorization: `Bearer ${supplier.token}` },
  });
  await answer.arrayBuffer();
  if (answer.status !== 200 && answer.status !== 404) throw new Error(`files.get: ${answer.status}`);
  return answer.status === 200;
}
