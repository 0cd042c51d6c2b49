import { chromium } from './node_modules/@playwright/test/index.mjs';
const base='http://localhost:3600';
const s = (await (await fetch(base+'/api/ae/auth/agent/login',{method:'POST',headers:{'content-type':'application/json',origin:base},body:JSON.stringify({phoneNumber:'+971501234567',password:'Demo-desk-2026'})})).json()).result;
const b = await chromium.launch({executablePath:'/usr/bin/chromium'});
for (const path of process.argv.slice(2)) {
const ctx = await b.newContext({viewport:{width:412,height:823}});
await ctx.addInitScript(({tok})=>{ for (const [k,v] of Object.entries(tok)) localStorage.setItem(k,String(v)); localStorage.setItem('authStatus','authenticated'); localStorage.setItem('appCountry','ae');},{tok:{accessToken:s.token,refreshToken:s.refreshToken,userId:s.userId}});
const page = await ctx.newPage(); const t0=Date.now(); const rows=[];
page.on('requestfinished', async r=>{ const t=r.timing(); const z=await r.sizes().catch(()=>({})); rows.push([Math.round(t.startTime-t0), Math.round(t.responseEnd), z.responseBodySize, r.method(), r.url().replace(base,'').slice(0,110)].join(' ')); });
await page.goto(base+path); await page.waitForTimeout(4000); console.log('== '+path); console.log(rows.join('\n')); await ctx.close(); }
await b.close();
