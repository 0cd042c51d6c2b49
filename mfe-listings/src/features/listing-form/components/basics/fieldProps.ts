import type { BasicsForm } from '../../hooks/useBasicsForm';

/** What every part of level one is given. */
export interface PartProps {
  level: BasicsForm['level'];
}
