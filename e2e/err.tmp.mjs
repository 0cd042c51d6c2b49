import { chromium } from './node_modules/@playwright/test/index.mjs';
const path = process.argv[2] ?? '/listings';
const base='http://localhost:3600';
const s = (await (await fetch(base+'/api/ae/auth/agent/login',{method:'POST',headers:{'content-type':'application/json',origin:base},body:JSON.stringify({phoneNumber:'+971501234567',password:'Demo-desk-2026'})})).json()).result;
const b = await chromium.launch({executablePath:'/usr/bin/chromium'});
const ctx = await b.newContext({viewport:{width:412,height:823}});
await ctx.addInitScript(({tok})=>{ for (const [k,v] of Object.entries(tok)) localStorage.setItem(k,String(v)); localStorage.setItem('authStatus','authenticated'); localStorage.setItem('appCountry','ae');
 const E=Error; globalThis.__errs=[]; for (const name of ['Error','TypeError','RangeError','SyntaxError']) { const O=globalThis[name]; const P=new Proxy(O,{construct(t,a,n){const e=Reflect.construct(t,a,n===P?O:n); globalThis.__errs.push([performance.now()|0, name, String(a[0]).slice(0,80), e.stack.split('\n').slice(1,6).map(l=>l.trim().replace(/http.*\//,'')).join(' < ')]); return e;},apply(t,th,a){ const e=Reflect.apply(t,th,a); globalThis.__errs.push([performance.now()|0,name+'()',String(a[0]).slice(0,80), e.stack.split('\n').slice(1,6).map(l=>l.trim().replace(/http.*\//,'')).join(' < ')]); return e;}}); globalThis[name]=P; }
},{tok:{accessToken:s.token,refreshToken:s.refreshToken,userId:s.userId}});
const page = await ctx.newPage();
await page.goto(base+path); await page.waitForTimeout(5000);
for (const e of await page.evaluate(()=>globalThis.__errs)) console.log(e.join(' | '));
await b.close();
