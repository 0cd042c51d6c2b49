import { isNotOffered } from '@portal/shared/api';
import { type Days, getPreviousDays, limits, portfolioEndpoints } from '@portal/shared/contract';
import { useQuery } from '@portal/shared/portal';
import { useMemo } from 'react';
import { buildDashboard, isNewAgent, isWithoutActivity } from '../model/figures';
import { figuresInput } from '../model/inputs';

const options = {
  refreshInterval: limits.enquiry.refetchInterval,
  // The page itself reports what failed to load.
  onError: () => undefined,
  // The previous metrics stay, dimmed, until the new ones load.
  keepPreviousData: true,
};

/** The metrics of both calls. Without a portfolio on the server, only those from enquiries. */
export function useDashboard({ from, to }: Days) {
  const portfolio = useQuery(portfolioEndpoints.get, figuresInput({ from, to }), options);
  const enquiries = useQuery(portfolioEndpoints.enquiries, figuresInput({ from, to }), options);
  const isWithoutPortfolio = isNotOffered(portfolio.error);
  const before = useQuery(
    portfolioEndpoints.enquiries,
    isWithoutPortfolio ? figuresInput(getPreviousDays({ from, to })) : null,
    options,
  );
  const known = isWithoutPortfolio ? undefined : portfolio.data;
  const dashboard = useMemo(
    () => buildDashboard({ portfolio: known, enquiries: enquiries.data, enquiriesBefore: before.data }),
    [known, enquiries.data, before.data],
  );
  const failed = portfolio.error && !isWithoutPortfolio ? portfolio : enquiries.error ? enquiries : null;
  return {
    dashboard,
    portfolio: known,
    isNew: isNewAgent(known, enquiries.data),
    isWithoutActivity: isWithoutActivity(known, enquiries.data),
    /**
     * Nothing is known yet. The page waits for the slower of the two calls, so that metrics appear together.
     */
    isLoading: portfolio.isLoading || (isWithoutPortfolio && enquiries.isLoading),
    get isRefreshing() {
      return portfolio.isRefreshing || enquiries.isRefreshing;
    },
    error: isNotOffered(failed?.error) ? null : (failed?.error ?? null),
    refresh() {
      void portfolio.refresh();
      void enquiries.refresh();
    },
  };
}
