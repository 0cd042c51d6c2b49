import { alerts } from './alerts/alerts';
import type { Benchmark } from './benchmark/benchmark';
import { build } from './build/build';
import { calendar } from './calendar/calendar';
import { charges } from './charges/charges';
import { deposits } from './deposits/deposits';
import { desk } from './desk/desk';
import { dev } from './dev/dev';
import { enquiries } from './enquiries/enquiries';
import { faults } from './faults/faults';
import { invoices } from './invoices/invoices';
import { jobs } from './jobs/jobs';
import { loading } from './loading/loading';
import { navigation } from './navigation/navigation';
import { newcomer } from './newcomer/newcomer';
import { partitions } from './partitions/partitions';
import { paymentLinks } from './payment-links/payment-links';
import { pooler } from './pooler/pooler';
import { printing } from './printing/printing';
import { releases } from './releases/releases';
import { rental } from './rental/rental';
import { risk } from './risk/risk';
import { search } from './search/search';
import { server } from './server/server';
import { size } from './size/size';
import { start } from './start/start';
import { tolls } from './tolls/tolls';
import { tracking } from './tracking/tracking';

export const benchmarks: readonly Benchmark[] = [
  loading,
  navigation,
  enquiries,
  desk,
  rental,
  jobs,
  newcomer,
  search,
  invoices,
  calendar,
  charges,
  paymentLinks,
  deposits,
  server,
  printing,
  tracking,
  alerts,
  risk,
  tolls,
  start,
  build,
  dev,
  releases,
  faults,
  pooler,
  partitions,
  size,
];
