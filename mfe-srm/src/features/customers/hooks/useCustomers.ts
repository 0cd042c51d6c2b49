import { srmCustomerEndpoints } from '@portal/shared/contract';
import { useListPage } from '@portal/shared/list';
import { toListQuery, type View } from '../model/view-state';

/** A page of customers. */
export const useCustomers = (view: View) =>
  useListPage(srmCustomerEndpoints.list, { query: toListQuery(view) });
