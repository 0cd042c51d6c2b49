import type { BasicsForm } from '../../hooks/useBasicsForm';

/** The props of every part of level one. */
export interface PartProps {
  level: BasicsForm['level'];
}
