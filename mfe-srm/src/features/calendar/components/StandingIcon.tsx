import {
  ArrowLeftRight,
  CalendarCheck,
  Car,
  Check,
  Clock,
  PencilLine,
  TriangleAlert,
  UserRound,
  Wrench,
  type LucideIcon,
} from 'lucide-react';
import type { Standing } from '../model/bars';

const icons: Readonly<Record<Standing, LucideIcon>> = {
  DRAFT: PencilLine,
  RESERVED: CalendarCheck,
  ONGOING: Car,
  DUE_TODAY: Clock,
  OVERDUE: TriangleAlert,
  COMPLETED: Check,
  REPLACED: ArrowLeftRight,
  maintenance: Wrench,
  own_use: UserRound,
};

/** No state is shown by colour alone. */
export function StandingIcon({ standing }: { standing: Standing }) {
  const Icon = icons[standing];
  return <Icon size={14} aria-hidden />;
}
