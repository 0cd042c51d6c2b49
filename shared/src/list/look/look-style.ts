import { css, type RuleSet } from 'styled-components';
import { writeTracks } from './columns';
import type { ListLook } from './useListLook';

/**
 * The look of a list, for the element around its rows: rows need not render again for another one. Rows take their
 * tracks from `--list-columns` or `--list-narrow-columns`, their inner distance from `--row-space` and the width of
 * their photo from `--photo-size`.
 */
export const styleLook = ({
  shown,
  hidden,
  isCompact,
}: Omit<ListLook, 'table' | 'isChanged'>): RuleSet => css`
  --list-columns: ${writeTracks(shown)};
  --list-narrow-columns: ${writeTracks(shown, true)};
  ${isCompact && '--row-space: 4px; --photo-size: 56px;'}
  ${hidden.map((id) => `&& .${id} { display: none; }`).join('\n')}
`;
