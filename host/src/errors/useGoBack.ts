import { useNavigate } from 'react-router-dom';

/** Goes to the previous page, or to the start page where this tab has none. */
export function useGoBack(): () => void {
  const navigate = useNavigate();
  return () => {
    const { idx } = (globalThis.history.state ?? {}) as { idx?: number };
    if (idx) void navigate(-1);
    else void navigate('/', { replace: true });
  };
}
