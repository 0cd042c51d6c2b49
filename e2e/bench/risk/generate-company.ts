import { DAY } from '@portal/shared/contract';
import type { Random } from '../../../api/src/demo/charge-year/random';
import { countEarlier, type Example, type TripOutcome } from '../../../api/src/domains/trip-risk';

/** What a generated company's abuse depends on, in log-odds. It changes linearly over the company's time. */
interface Habits {
  readonly base: number;
  readonly carelessness: number;
  readonly shortLead: number;
  readonly noDeposit: number;
  readonly littlePaid: number;
  readonly length: number;
  readonly luxury: number;
}

interface CompanyKind {
  readonly name: string;
  readonly leadHours: number;
  readonly days: number;
  readonly first: Habits;
  readonly last: Habits;
}

const habits = (changes: Partial<Habits>): Habits => ({
  base: -3.4,
  carelessness: 1,
  shortLead: 0.3,
  noDeposit: 0.4,
  littlePaid: 0.4,
  length: 0.1,
  luxury: 0,
  ...changes,
});

/** Companies whose customers differ, and whose abuse has other causes at the end than at the beginning. */
const companyKinds: readonly [CompanyKind, ...CompanyKind[]] = [
  {
    name: 'airport counter',
    leadHours: 10,
    days: 3,
    first: habits({ shortLead: 0.7 }),
    last: habits({ shortLead: 0.3, noDeposit: 0.9 }),
  },
  {
    name: 'monthly rentals',
    leadHours: 90,
    days: 24,
    first: habits({ littlePaid: 1.2, length: 0.5 }),
    last: habits({ littlePaid: 1.5, length: 0.1 }),
  },
  {
    name: 'luxury cars',
    leadHours: 40,
    days: 2,
    // Here short notice is usual and harmless.
    first: habits({ luxury: 1, shortLead: -0.2 }),
    last: habits({ luxury: 1.6, shortLead: -0.3 }),
  },
];

const BETWEEN = DAY / 3;
const FINES_COME_AFTER = 12 * DAY;
const toChance = (logOdds: number): number => 1 / (1 + Math.exp(-logOdds));

/** Normal, by the method of Box and Muller. */
const drawNormal = ({ next }: Random): number =>
  Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());

const kinds = ['late', 'unpaid', 'damaged', 'fined', 'outside'] as const;
/** How often each kind is, next to the others. */
const shares: Readonly<Record<(typeof kinds)[number], number>> = {
  late: 0.4,
  unpaid: 0,
  damaged: -0.4,
  fined: 0.1,
  outside: -1.2,
};

interface Customer {
  readonly id: string;
  /** Nobody sees it; it shows in how trips end. */
  readonly carelessness: number;
  readonly hasLicence: boolean;
  readonly outcomes: TripOutcome[];
}

function drawCustomer(random: Random, number: number): Customer {
  return {
    id: `customer-${number}`,
    carelessness: drawNormal(random),
    hasLicence: random.chance(0.9),
    outcomes: [],
  };
}

/** Careless customers book at short notice, and pay less in advance. */
function drawSnapshot(random: Random, kind: CompanyKind, { carelessness, hasLicence }: Customer) {
  const noise = () => drawNormal(random);
  return {
    leadHours: kind.leadHours * Math.exp(noise() - 0.3 * carelessness),
    days: Math.max(0.5, kind.days * Math.exp(0.6 * noise())),
    depositRates: random.chance(0.25) ? 0 : Math.max(0, 3 + noise()),
    paidShare: random.chance(toChance(0.6 + 0.4 * carelessness)) ? 0.2 + 0.3 * random.next() : 1,
    licenceDays: hasLicence ? Math.round(40 + 900 * random.next()) : null,
    documents: random.chance(0.8) ? 2 : 0,
    rateRatio: Math.exp(0.5 * noise()),
    driving: null,
  };
}

function drawOutcome(
  random: Random,
  logOdds: number,
  trip: { readonly tripId: string; readonly customerId: string; readonly closedAt: Date },
): TripOutcome {
  const known = kinds.map((kind) => {
    const happened = random.chance(toChance(logOdds + shares[kind]));
    const delay = kind === 'fined' ? FINES_COME_AFTER : 0;
    return [kind, happened ? new Date(trip.closedAt.getTime() + delay) : null] as const;
  });
  return { ...trip, ...(Object.fromEntries(known) as Record<(typeof kinds)[number], Date | null>) };
}

/** The trips of a company in the order of their handovers, each with what was known then, and with how it ended. */
export function generateCompany(random: Random, count: number): Example[] {
  const kind = random.pick(companyKinds);
  const customers: Customer[] = [];
  return Array.from({ length: count }, (_, at) => {
    if (customers.length === 0 || random.chance(0.4)) customers.push(drawCustomer(random, customers.length));
    const customer = customers[random.below(customers.length)] ?? drawCustomer(random, -1);
    const snapshot = drawSnapshot(random, kind, customer);
    const handover = new Date(at * BETWEEN);
    const tripId = `trip-${at}`;
    const drift = at / count;
    const mix = (habit: keyof Habits) => kind.first[habit] * (1 - drift) + kind.last[habit] * drift;
    const logOdds =
      mix('base') +
      mix('carelessness') * customer.carelessness +
      mix('shortLead') * (2.5 - Math.log1p(snapshot.leadHours)) +
      mix('noDeposit') * (snapshot.depositRates === 0 ? 1 : 0) +
      mix('littlePaid') * (1 - snapshot.paidShare) +
      mix('length') * Math.log(snapshot.days) +
      mix('luxury') * Math.log(snapshot.rateRatio) +
      0.5 * drawNormal(random);
    const earlier = countEarlier(customer.outcomes, tripId, handover);
    const closedAt = new Date(handover.getTime() + snapshot.days * DAY);
    const outcome = drawOutcome(random, logOdds, { tripId, customerId: customer.id, closedAt });
    customer.outcomes.push(outcome);
    return {
      snapshot: { ...snapshot, earlier },
      isWrong: kinds.some((one) => outcome[one] !== null),
      weight: 1,
    };
  });
}
