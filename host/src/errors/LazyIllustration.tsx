import { useEffect, useState } from 'react';
import styled from 'styled-components';

type Illustrations = typeof import('@portal/shared/ui/illustrations');
export type IllustrationName = Parameters<Illustrations['Illustration']>[0]['name'];

/** Reserves the picture's place, so that the text does not move when it appears. */
const Place = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  inline-size: 100%;
  min-block-size: 160px;
`;

/** Decorates rarely seen pages: it is not part of any first load, and the page works without it. */
export function LazyIllustration({ name }: { name: IllustrationName }) {
  const [loaded, setLoaded] = useState<Illustrations | null>(null);
  useEffect(() => {
    let isMounted = true;
    import(/* webpackChunkName: "illustrations" */ '@portal/shared/ui/illustrations').then(
      (module) => isMounted && setLoaded(module),
      (error: unknown) => console.warn('The illustration could not be loaded', error),
    );
    return () => {
      isMounted = false;
    };
  }, []);
  return <Place aria-hidden>{loaded && <loaded.Illustration name={name} />}</Place>;
}
