import { storedKeys } from '@portal/shared/portal/stored-keys';

// Inline scripts, so in the language of every browser. One whose storage is closed keeps neither preferences nor a session.
const key = (name: keyof typeof storedKeys): string => JSON.stringify(storedKeys[name]);

/** The reader's own theme and direction, before anything is painted in another. */
export const asPreferred =
  `try{(function(d,p){if(/^(light|dark)$/.test(p.theme))d.dataset.theme=p.theme;if(/^(ltr|rtl)$/.test(p.direction))d.dir=p.direction})` +
  `(document.documentElement,JSON.parse(localStorage.getItem(${key('preferences')})||'{}')||{})}catch(e){}`;

/** The view of an agent's page is for agents: who has no session is on his way to the login page. */
export const onlyWithSession =
  `(function(r){try{if(localStorage.getItem(${key('accessToken')})&&localStorage.getItem(${key('refreshToken')}))return}catch(e){}` +
  `r.textContent=''})(document.getElementById('root'));`;
