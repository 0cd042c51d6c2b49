import { defaultLocale, locales } from '@portal/shared/i18n/locales';
import { storedKeys } from '@portal/shared/portal/stored-keys';

// Inline scripts, so in the language of every browser. One whose storage is closed keeps neither preferences nor a session.
const key = (name: keyof typeof storedKeys): string => JSON.stringify(storedKeys[name]);

const spoken = JSON.stringify(
  Object.fromEntries(Object.entries(locales).map(([locale, { direction }]) => [locale, direction])),
);

/** The reader's own theme, language and direction, before anything is painted in another. */
export const asPreferred =
  `try{(function(d,p,l){if(/^(light|dark)$/.test(p.theme))d.dataset.theme=p.theme;` +
  `if(Object.hasOwn(l,p.locale)){d.lang=p.locale;d.dir=l[p.locale]}if(/^(ltr|rtl)$/.test(p.direction))d.dir=p.direction})` +
  `(document.documentElement,JSON.parse(localStorage.getItem(${key('preferences')})||'{}')||{},${spoken})}catch(e){}`;

/** The first view was drawn in English: who reads another language waits for his own. */
export const onlyInEnglish = `if(document.documentElement.lang!=='${defaultLocale}')document.getElementById('root').textContent='';`;

/** The view of an agent's page is for agents: who has no session is on his way to the login page. */
export const onlyWithSession =
  `(function(r){try{if(localStorage.getItem(${key('accessToken')})&&localStorage.getItem(${key('refreshToken')}))return}catch(e){}` +
  `r.textContent=''})(document.getElementById('root'));`;
