import { fromListWidth } from '@portal/shared/list';

export const medium = fromListWidth('36rem');
