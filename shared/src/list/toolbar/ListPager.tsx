import { Pager } from '@portal/shared/ui/pager';

interface Props {
  view: { readonly page: number; readonly size?: number };
  pages: number;
  onPage: (page: number) => void;
  /** Where the number of rows can be chosen: its label, and the choices. */
  sizes?: readonly number[];
  sizeLabel?: string;
  onSize?: (size: number) => void;
}

/** The navigation through the pages of a list, with the number of rows on each. */
export function ListPager({ view, pages, onPage, sizes, sizeLabel = '', onSize }: Props) {
  const size = sizes &&
    onSize && { label: sizeLabel, value: view.size ?? 0, choices: sizes, onChange: onSize };
  return <Pager page={view.page} pages={pages} onPage={onPage} {...(size && { size })} />;
}
