import { useNavigate } from 'react-router-dom';

/** Back to the page before, or to the start where there is none in this tab. */
export function useGoBack(): () => void {
  const navigate = useNavigate();
  return () => {
    const { idx } = (globalThis.history.state ?? {}) as { idx?: number };
    if (idx) void navigate(-1);
    else void navigate('/', { replace: true });
  };
}
