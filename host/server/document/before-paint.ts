import { defaultLocale, locales } from '@portal/shared/i18n/locales';
import { storedKeys } from '@portal/shared/portal/stored-keys';

// Inline scripts, so they use only syntax that every browser knows. With blocked storage there are no preferences and no
// session.
const key = (name: keyof typeof storedKeys): string => JSON.stringify(storedKeys[name]);

const usesVoice = JSON.stringify(
  Object.fromEntries(Object.entries(locales).map(([locale, { direction }]) => [locale, direction])),
);

/** Applies the reader's theme, language and direction before the first paint. */
export const asPreferred =
  `try{(function(d,p,l){if(/^(light|dark)$/.test(p.theme))d.dataset.theme=p.theme;` +
  `if(Object.hasOwn(l,p.locale)){d.lang=p.locale;d.dir=l[p.locale]}if(/^(ltr|rtl)$/.test(p.direction))d.dir=p.direction})` +
  `(document.documentElement,JSON.parse(localStorage.getItem(${key('preferences')})||'{}')||{},${usesVoice})}catch(e){}`;

/** The first view is drawn in English: readers of another language wait for theirs. */
export const onlyInEnglish = `if(document.documentElement.lang!=='${defaultLocale}')document.getElementById('root').textContent='';`;

/** The view of an agent's page is for agents: a reader without a session is sent to the login page. */
export const onlyWithSession =
  `(function(r){try{if(localStorage.getItem(${key('accessToken')})&&localStorage.getItem(${key('refreshToken')}))return}catch(e){}` +
  `r.textContent=''})(document.getElementById('root'));`;
