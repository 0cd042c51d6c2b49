import { LazyPart } from '../../../entities/customer-link/components/LazyPart';
import type { PaymentViewProps } from './PaymentView';

const load = async () => (await import(/* webpackChunkName: "payment" */ './PaymentView')).PaymentView;

/** The page of a payment is no part of the first load of the form. */
export const LazyPayment = (props: PaymentViewProps) => <LazyPart load={load} props={props} />;
