import { fromListWidth } from '@portal/shared/list';

export const medium = fromListWidth('36rem');
export const wide = fromListWidth('60rem');
