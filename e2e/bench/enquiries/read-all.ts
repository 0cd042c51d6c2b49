import { enquiryEndpoints, limits, type Enquiry } from '@portal/shared/contract';
import { call } from '../support/api';
import type { Desk } from '../support/desk';

/** All enquiries of a desk, page by page. */
export async function readAll(desk: Desk): Promise<readonly Enquiry[]> {
  const read = (page: number) =>
    call(desk, enquiryEndpoints.list, {
      params: { agentId: desk.agentId },
      query: { page, limit: limits.page.max },
    });
  const first = await read(1);
  const all = [...first.list];
  for (let page = 2; page <= first.totalNumberOfPages; page += 1) all.push(...(await read(page)).list);
  return all;
}
