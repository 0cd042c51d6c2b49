import { useEffect, useState } from 'react';
import { findCountryCode } from './countries';

type GetWords = (englishName: string) => string;

const none: GetWords = () => '';

/** What the people of a country are called, by the country's English name. The words load after the page. */
export function useNationalityWords(): GetWords {
  const [getWords, setGetWords] = useState<GetWords>(() => none);
  useEffect(() => {
    let isShown = true;
    import(/* webpackChunkName: "nationality-words" */ './get-nationality-words')
      .then(({ getNationalityWords }) => {
        if (isShown) setGetWords(() => (name: string) => getNationalityWords(findCountryCode(name)));
      })
      // Countries are still found by their names.
      .catch(() => undefined);
    return () => {
      isShown = false;
    };
  }, []);
  return getWords;
}
